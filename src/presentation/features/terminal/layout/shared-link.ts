import { longestDocument, type SharedThing } from '../../../../domain/trading/shared-document';
import { workspaceMark } from './shared-link-mark';

export const linkMarks = { workspace: workspaceMark, board: '#board=' } as const;

/** Asks for one panel; no document begins like this. */
export const panelMark = `${workspaceMark}panel:`;

/** The end of an address that carries a document. */
export function sharedFragment(thing: SharedThing, document: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(document));
  return linkMarks[thing] + btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The document in the end of an address; '' where there is none or it cannot be read. */
export function documentOfFragment(thing: SharedThing, hash: string): string {
  if (!hash.startsWith(linkMarks[thing]) || hash.length > longestDocument * 2) return '';
  try {
    const bytes = atob(hash.slice(linkMarks[thing].length).replace(/-/g, '+').replace(/_/g, '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return '';
  }
}
