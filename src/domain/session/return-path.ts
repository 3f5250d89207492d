import { languageAddress } from '../platform/language-address';

const base = 'https://same-origin.invalid';

/**
 * Where to go after logging in: the wanted address if it is a path of this site, else `otherwise`. Without the language
 * that may stand before it, since the language on screen stands before every page that is gone to.
 * A full address, `//host`, `/\host` or a hidden control character would lead somewhere else.
 */
export function returnPath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted || !wanted.startsWith('/') || hasTrickyCharacter(wanted)) return otherwise;
  const parsed = parseAddress(wanted);
  if (parsed?.origin !== base) return otherwise;
  const { path } = languageAddress(parsed.pathname);
  // Dots and languages can leave two slashes at the start: `/.//host`, `/ru//host`.
  if (path.startsWith('//') || signInPages.has(path)) return otherwise;
  return path + parsed.search + parsed.hash;
}

/** Coming back to the page one just left would be a loop. */
const signInPages = new Set(['/login', '/register', '/auth/action']);

function hasTrickyCharacter(text: string): boolean {
  return text.includes('\\') || [...text].some((character) => character <= ' ' || character === '\u007f');
}

function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
