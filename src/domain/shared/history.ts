/** A value with the ways back and forth between what it was. */
export interface History<T> {
  /** Oldest first. */
  readonly past: readonly T[];
  readonly present: T;
  /** What was undone, next first. */
  readonly future: readonly T[];
}

/** Steps that can be undone. */
export const longestHistory = 50;

export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** A step onwards; what was undone before it is forgotten. The same value is no step. */
export function record<T>(history: History<T>, next: T): History<T> {
  if (next === history.present) return history;
  return { past: [...history.past, history.present].slice(-longestHistory), present: next, future: [] };
}

export function undo<T>({ past, present, future }: History<T>): History<T> {
  if (past.length === 0) return { past, present, future };
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  if (future.length === 0) return { past, present, future };
  return { past: [...past, present], present: future[0]!, future: future.slice(1) };
}

/** What happened beside the steps happened to all that can be come back to as well. */
export function mapHistory<T>({ past, present, future }: History<T>, change: (value: T) => T): History<T> {
  return { past: past.map(change), present: change(present), future: future.map(change) };
}
