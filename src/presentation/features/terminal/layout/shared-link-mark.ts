/** What is shared is in the part of the address that browsers do not send to any server. */
export const linkMarks = { workspace: '#workspace=', board: '#board=' } as const;

export function isWorkspaceLink(hash: string): boolean {
  return hash.startsWith(linkMarks.workspace);
}
