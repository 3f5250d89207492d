import { day, minute, type Instant } from '../shared/instant';
import type { Audit } from './audit';

/** Ratios that this device has seen, in percent. */
export interface SeenRatio {
  readonly at: Instant;
  readonly reserve: number;
  readonly custody: number;
}

/** The root of an audit as it was first seen here. */
export interface SeenRoot {
  readonly auditId: string;
  readonly root: string;
  readonly seenAt: Instant;
}

export interface ReserveRecord {
  /** Oldest first. */
  readonly ratios: readonly SeenRatio[];
  readonly roots: readonly SeenRoot[];
}

/** An old audit that shows another root than it did. */
export interface ChangedRoot extends SeenRoot {
  readonly now: string;
}

export const emptyRecord: ReserveRecord = { ratios: [], roots: [] };

const mostRatios = 500;
const mostRoots = 400;
/** Nearer readings add nothing; days that are past keep one reading each. */
const leastApart = 10 * minute;
const dailyAfter = 3 * day;

/** The same record where the reading is too near to the last one. */
export function withRatio(record: ReserveRecord, seen: SeenRatio): ReserveRecord {
  const last = record.ratios.at(-1);
  if (last && seen.at - last.at < leastApart) return record;
  const ratios = [...record.ratios, seen];
  const kept = ratios.filter(
    ({ at }, place) =>
      seen.at - at < dailyAfter || Math.floor(at / day) !== Math.floor((ratios[place - 1]?.at ?? -1) / day),
  );
  return { ...record, ratios: kept.slice(-mostRatios) };
}

/** The first root seen of an audit stays, whatever is said later. */
export function withRoots(record: ReserveRecord, audits: readonly Audit[], seenAt: Instant): ReserveRecord {
  const known = new Set(record.roots.map(({ auditId }) => auditId));
  const added = audits
    .filter(({ auditId }) => !known.has(auditId))
    .map(({ auditId, merkleRoot }) => ({ auditId, root: merkleRoot, seenAt }))
    .reverse();
  return added.length === 0 ? record : { ...record, roots: [...record.roots, ...added].slice(-mostRoots) };
}

export function changedRoots(record: ReserveRecord, audits: readonly Audit[]): readonly ChangedRoot[] {
  return record.roots.flatMap((seen) => {
    const now = audits.find(({ auditId }) => auditId === seen.auditId)?.merkleRoot;
    return now === undefined || now === seen.root ? [] : [{ ...seen, now }];
  });
}
