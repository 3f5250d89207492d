import { longestDocument } from '../../../domain/trading/workspace-document';
import { isWorkspaceLink, workspaceMark } from './workspace-link-mark';

/** The end of an address that carries a workspace. */
export function workspaceFragment(document: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(document));
  return workspaceMark + btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The document in the end of an address; '' where there is none or it cannot be read. */
export function documentOfFragment(hash: string): string {
  if (!isWorkspaceLink(hash) || hash.length > longestDocument * 2) return '';
  try {
    const bytes = atob(hash.slice(workspaceMark.length).replace(/-/g, '+').replace(/_/g, '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return '';
  }
}
