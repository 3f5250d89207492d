/** What is shared, or asked for, is in the part of the address that browsers do not send to any server. */
export const workspaceMark = '#workspace=';

export function isWorkspaceLink(hash: string): boolean {
  return hash.startsWith(workspaceMark);
}
