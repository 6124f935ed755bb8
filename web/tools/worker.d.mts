import type { Plugin } from 'vite'
export function worker(text: string, files: readonly string[]): string
export function serviceWorker(): Plugin
