import type { FieldValue } from '../../services/content/nql';
import { FilterError, parseFilter } from '../../services/content/nql';
import { invalidOption, wrongFilter } from './ghost-errors';
import type { Row } from './ghost-rows';

/** What may stand behind the question mark of a Ghost address. */
export type Options = Readonly<Record<string, string | undefined>>;

const usualLimit = 15;

export interface Pagination {
  readonly page: number;
  readonly limit: number | 'all';
  readonly pages: number;
  readonly total: number;
  readonly next: number | null;
  readonly prev: number | null;
}

/** The names of an option that holds several, separated by commas. */
export function namesIn(option: string | undefined): readonly string[] {
  return (option ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** @param valuesOf what a filter's field means for a row */
export function filtered<R extends Row>(
  rows: readonly R[],
  options: Options,
  several: string,
  valuesOf: (row: R, field: string) => readonly FieldValue[],
): readonly R[] {
  if (options['filter'] === undefined || options['filter'] === '') return rows;
  try {
    const filter = parseFilter(options['filter']);
    return rows.filter((row) => filter((field) => valuesOf(row, field)));
  } catch (error) {
    if (error instanceof FilterError) throw wrongFilter(several, error.message);
    throw error;
  }
}

/** `published_at desc, title asc`; a field that is not known changes nothing. */
export function ordered<R extends Row>(rows: readonly R[], order: string): readonly R[] {
  const keys = namesIn(order).map((key) => key.split(/\s+/));
  return [...rows].sort((a, b) => {
    for (const [field = '', direction] of keys) {
      const [left, right] = [fieldOf(a, field), fieldOf(b, field)];
      if (left === right) continue;
      const sign = direction?.toLowerCase() === 'desc' ? -1 : 1;
      return left < right ? -sign : sign;
    }
    return 0;
  });
}

function fieldOf(row: Row, field: string): string | number {
  const value = field === 'count.posts' ? (row['count'] as { readonly posts: number }).posts : row[field];
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? value.toLowerCase() : String(value ?? '');
}

export function paged<R>(
  rows: readonly R[],
  options: Options,
  several: string,
): { readonly rows: readonly R[]; readonly pagination: Pagination } {
  const total = rows.length;
  const page = wholeNumber(options['page'], 1, several, 'page');
  if (options['limit'] === 'all')
    return { rows, pagination: { page: 1, limit: 'all', pages: 1, total, next: null, prev: null } };
  const limit = wholeNumber(options['limit'], usualLimit, several, 'limit');
  const pages = Math.max(1, Math.ceil(total / limit));
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, pages, total, next: page < pages ? page + 1 : null, prev: page > 1 ? page - 1 : null },
  };
}

function wholeNumber(text: string | undefined, usual: number, several: string, option: string): number {
  if (text === undefined || text === '') return usual;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw invalidOption(several, 'matches', option);
  return Number(text);
}

/** Without `fields`, everything. What was included comes in any case. */
export function picked(row: Row, options: Options, included: readonly string[]): Row {
  const fields = namesIn(options['fields']);
  if (fields.length === 0) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name) || included.includes(name)));
}
