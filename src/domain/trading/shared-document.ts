import { tidyName } from '../platform/saved-items';
import { keptFields } from '../shared/kept-fields';
import { failure, success, type Result } from '../shared/result';
import { readBoard, type MarketBoard } from './market-board';
import type { Workspace } from './workspace';
import { readWorkspace } from './workspace-reader';

/** Named things that leave the device: no account, no order, nothing but places and markets. */
interface Shared {
  readonly workspace: Workspace;
  readonly board: MarketBoard;
}
export type SharedThing = keyof Shared;

interface SharedDocument<Thing extends SharedThing> {
  readonly name: string;
  readonly value: Shared[Thing];
}

/** Why a file or a link is not taken. */
export type DocumentProblem = 'somethingElse' | 'tooLarge' | 'newer' | 'damaged';

const version = 1;
/** Characters; a full workspace has a tenth of it. */
export const longestDocument = 40_000;

const kinds: Readonly<Record<SharedThing, string>> = { workspace: 'terminal-workspace', board: 'market-board' };
const readers: { readonly [Thing in SharedThing]: (value: unknown) => Shared[Thing] | undefined } = {
  workspace: readWorkspace,
  board: readBoard,
};

export function writeDocument<Thing extends SharedThing>(thing: Thing, { name, value }: SharedDocument<Thing>): string {
  return JSON.stringify({ kind: kinds[thing], version, name, [thing]: value });
}

/** Reads what somebody else may have made; nothing of it is kept that is not known here. */
export function readDocument<Thing extends SharedThing>(
  thing: Thing,
  text: string,
): Result<SharedDocument<Thing>, DocumentProblem> {
  if (text.length > longestDocument) return failure('tooLarge');
  const fields = keptFields(text);
  if (fields.kind !== kinds[thing] || typeof fields.version !== 'number') return failure('somethingElse');
  if (fields.version > version) return failure('newer');
  const value = readers[thing](fields[thing]);
  const name = typeof fields.name === 'string' ? tidyName(fields.name) : undefined;
  return value && name !== undefined ? success({ name, value }) : failure('damaged');
}
