export function className(name: string, file: string): string;
