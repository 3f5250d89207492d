/** The text of an article: only what the product draws. Nothing of it is markup any more. */
export type ArticleNode =
  | string
  | ArticleElement
  | ArticleHeading
  | ArticleCell
  | ArticleLink
  | ArticleFigure
  | ArticleCode;

export const plainElements = [
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'code',
  's',
  'sub',
  'sup',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'figure',
  'figcaption',
  'hr',
  'br',
] as const;
export type PlainElement = (typeof plainElements)[number];

export interface ArticleElement {
  readonly kind: 'element';
  readonly name: PlainElement;
  readonly children: readonly ArticleNode[];
}

interface ArticleHeading {
  readonly kind: 'heading';
  readonly level: 2 | 3 | 4;
  /** Its anchor, unique in the article and unlike any id of the page around it. */
  readonly id: string;
  readonly children: readonly ArticleNode[];
}

interface ArticleCell {
  readonly kind: 'cell';
  readonly name: 'th' | 'td';
  readonly align: 'left' | 'center' | 'right';
  readonly children: readonly ArticleNode[];
}

export type LinkTarget =
  /** The exchange's symbol. */
  | { readonly to: 'market'; readonly symbol: string }
  | { readonly to: 'page'; readonly path: string }
  | { readonly to: 'section'; readonly id: string }
  | { readonly to: 'outside'; readonly url: string };

export interface ArticleLink {
  readonly kind: 'link';
  readonly target: LinkTarget;
  readonly children: readonly ArticleNode[];
}

interface ArticleFigure {
  readonly kind: 'picture';
  readonly url: string;
  readonly alternative: string;
}

interface ArticleCode {
  readonly kind: 'code';
  readonly text: string;
}

/** A line of the contents. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
}

/** Headings of the second and third level, in their order. */
export function contentsOf(body: readonly ArticleNode[]): readonly ContentsEntry[] {
  return body.flatMap((node): readonly ContentsEntry[] => {
    if (typeof node === 'string' || node.kind === 'picture' || node.kind === 'code') return [];
    if (node.kind !== 'heading') return contentsOf(node.children);
    return node.level === 4 ? [] : [{ id: node.id, title: wordsOf(node.children), level: node.level }];
  });
}

/** The words without what surrounds them. */
export function wordsOf(nodes: readonly ArticleNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.kind === 'picture') return '';
      return node.kind === 'code' ? node.text : wordsOf(node.children);
    })
    .join('');
}
