import type { ArticleText } from './article';

export type SearchOrder = 'relevance' | 'newest';

export interface SearchQuestion {
  readonly query: string;
  /** Slug of the category to stay in. */
  readonly category?: string | undefined;
  readonly order: SearchOrder;
}

export interface FoundArticle {
  readonly article: ArticleText;
  /** The place of the text that answers best, cut at words; the excerpt where the text has no match. */
  readonly passage: string;
}

/** A piece of a text, and whether it is what was looked for. */
interface MarkedPiece {
  readonly text: string;
  readonly match: boolean;
}

const passageLength = 180;
const longestWord = 30;
/** A match in the title tells more than one in the excerpt, and that more than many in the text. */
const weights = { title: 12, excerpt: 5, category: 4, text: 1 } as const;
const mostOfText = 6;

/** Articles that have every word of the query, each at the beginning of some word of theirs. */
export function searchArticles(articles: readonly ArticleText[], question: SearchQuestion): readonly FoundArticle[] {
  const words = wordsOfQuery(question.query);
  if (words.length === 0) return [];
  return articles
    .filter(
      ({ categories }) => question.category === undefined || categories.some(({ slug }) => slug === question.category),
    )
    .map((article) => ({ article, scores: words.map((word) => scoreOf(article, word)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ article, scores }) => ({ article, score: scores.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) =>
      question.order === 'newest' || a.score === b.score
        ? b.article.publishedAt - a.article.publishedAt
        : b.score - a.score,
    )
    .map(({ article }) => ({ article, passage: passageOf(article, words) }));
}

/** A text in pieces, with the words of the query marked. */
export function markMatches(text: string, query: string): readonly MarkedPiece[] {
  const words = wordsOfQuery(query);
  if (words.length === 0) return [{ text, match: false }];
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(matcher(words))) {
    if (index > end) pieces.push({ text: text.slice(end, index), match: false });
    pieces.push({ text: found, match: true });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), match: false });
  return pieces;
}

function wordsOfQuery(query: string): readonly string[] {
  return [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** At the beginning of a word; in a script that sets no spaces, anywhere. */
function matcher(words: readonly string[]): RegExp {
  const each = words.map((word) => (/\p{Script=Han}/u.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}`));
  return new RegExp(each.join('|'), 'giu');
}

function scoreOf(article: ArticleText, word: string): number {
  const pattern = matcher([word]);
  const count = (text: string): number => text.match(pattern)?.length ?? 0;
  return (
    Math.min(1, count(article.title)) * weights.title +
    Math.min(1, count(article.excerpt)) * weights.excerpt +
    Math.min(1, count(article.categories.map(({ name }) => name).join(' '))) * weights.category +
    Math.min(mostOfText, count(article.text)) * weights.text
  );
}

function passageOf({ text, excerpt }: ArticleText, words: readonly string[]): string {
  const first = text.search(matcher(words));
  if (first === -1) return excerpt;
  const sentence = text.slice(0, first).search(/[^.\n]*$/);
  const begin = first - sentence > passageLength / 2 ? wordFrom(text, first - passageLength / 3) : sentence;
  const end = wordUpTo(text, begin + passageLength);
  const piece = text
    .slice(begin, end)
    .trim()
    .replace(/ *\t\s*/g, ' · ')
    .replace(/\s+/g, ' ');
  return end < text.length ? `${piece}…` : piece;
}

/** The next beginning of a word. A script that sets no spaces is cut where it is. */
function wordFrom(text: string, place: number): number {
  const from = Math.floor(place);
  const space = text.slice(from, from + longestWord).search(/\s/);
  return from + space + 1;
}

/** The last end of a word before, likewise. */
function wordUpTo(text: string, place: number): number {
  const end = Math.min(text.length, place);
  const rest = text.slice(end - longestWord, end + 1).search(/\s\S*$/);
  return end === text.length || rest === -1 ? end : end - longestWord + rest;
}
