export function catalogue(lang: string): string
export function parameters(source: string): Map<string, Set<string>>
export function declaration(source: string): string
