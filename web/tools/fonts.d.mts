export type Tables = Map<string, Buffer>
export function tables(woff: Buffer): Tables
export function font(parts: Tables): Buffer
export function substitutes(gsub: Buffer, feature: string): Map<number, number>
export function letters(cmap: Buffer): Map<number, number>
export function written(glyphs: Map<number, number>): Buffer
export function unpacked(woff: Buffer): Buffer
