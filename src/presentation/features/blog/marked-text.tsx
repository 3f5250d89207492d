import { markMatches } from '../../../domain/blog/article-search';

/** A text with what was looked for marked. */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  return markMatches(text, query).map((piece, place) =>
    piece.match ? <mark key={place}>{piece.text}</mark> : <span key={place}>{piece.text}</span>,
  );
}
