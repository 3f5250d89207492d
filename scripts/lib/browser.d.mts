export const browserArguments: readonly string[];
export function findBrowser(): Record<string, string>;
