/** Of the server that somebody develops with. */
export function developmentHeaders(): Readonly<Record<string, string>>;
