export const dist: string;
export function build(options?: { readonly quiet?: boolean }): Promise<void>;
export function buildIfNeeded(): Promise<void>;
export function filesOf(start: string): string[];
