export function parameters(catalogue: string): Map<string, Set<string>>
export function declaration(catalogue: string): string
