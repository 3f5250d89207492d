/** What a document was rendered with, by the key of its read: the product draws the same before it has read anything. */
export type KnownAnswers = ReadonlyMap<string, unknown>;

/** The key of a read in {@link KnownAnswers}. */
export function answerKey(key: readonly (string | number)[]): string {
  return JSON.stringify(key);
}

/** The build writes them into a document as a JSON data block with the id "known", as pairs. */
export function answersKnownTo(page: Document): KnownAnswers {
  return new Map(JSON.parse(page.getElementById('known')?.textContent ?? '[]') as readonly [string, unknown][]);
}
