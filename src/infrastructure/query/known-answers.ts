/**
 * What a document was rendered with: answers by the keys of their reads, as JSON. The product draws the same before it has
 * read anything. The build writes them into the document as a data block with the id "known".
 */
export type KnownAnswers = Readonly<Record<string, unknown>>;
