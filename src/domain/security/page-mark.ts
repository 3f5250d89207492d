/** Drawn by the product; the order in which they are offered. */
export const pagePictures = [
  'kite',
  'anchor',
  'leaf',
  'star',
  'moon',
  'boat',
  'mountain',
  'bell',
  'cup',
  'tree',
  'key',
  'fish',
] as const;
export type PagePicture = (typeof pagePictures)[number];

/** What somebody has chosen to know the right log-in page and genuine mails by. */
export interface PageMark {
  readonly picture: PagePicture;
  readonly phrase: string;
}

export const pagePhraseLength = { from: 4, to: 40 } as const;

/** Without line breaks and other characters that nobody sees: it is written into mails. */
export function isPagePhrase(text: string): boolean {
  const { length } = [...text.trim()];
  return length >= pagePhraseLength.from && length <= pagePhraseLength.to && !/\p{C}/u.test(text);
}

export function isPagePicture(name: unknown): name is PagePicture {
  return pagePictures.some((each) => each === name);
}
