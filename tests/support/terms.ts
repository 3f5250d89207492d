import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../src/domain/platform/language';

/** A text as it is compared with a term: without its full stop or a count in brackets, in small letters, wherever it may wrap. */
export const asTerm = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll('\u00a0', ' ')
    .replace(/[.。]$|\s*[(（]\{\{\w+\}\}[)）]$/, '');

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const [languages = [], , ...rows] = readFileSync('docs/terms.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cells);

/** The columns of docs/terms.md. */
export const termLanguages = languages as LanguageCode[];

/** Each English term with the forms that it has in each language. */
export const terms: readonly (readonly [string, ReadonlyMap<LanguageCode, readonly string[]>])[] = rows.map((row) => [
  row[0] ?? '',
  new Map(row.map((cell, column) => [termLanguages[column]!, cell.split(' / ').filter((form) => form !== '')])),
]);
