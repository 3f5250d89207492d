import { type ArticleNode, contentsOf, wordsOf } from '../../../../src/domain/blog/article-body';
import {
  languageOfTags,
  originalSlug,
  translationSlug,
  translationTag,
  translationTags,
} from '../../../../src/domain/blog/translation';
import { languageCodes } from '../../../../src/domain/platform/language';

const heading = (level: 2 | 3 | 4, id: string, ...children: readonly ArticleNode[]): ArticleNode => ({
  kind: 'heading',
  level,
  id,
  children,
});
const strong = (...children: readonly ArticleNode[]): ArticleNode => ({ kind: 'element', name: 'strong', children });

describe('the contents of an article', () => {
  it('are its headings of the second and third level, in order, wherever they stand', () => {
    const body: readonly ArticleNode[] = [
      'Words',
      heading(2, 'one', 'How ', strong('funding'), ' works'),
      { kind: 'picture', url: '', alternative: 'A chart' },
      { kind: 'code', text: 'x = 1' },
      { kind: 'element', name: 'blockquote', children: [heading(3, 'two', 'Two')] },
      heading(4, 'three', 'Too deep'),
    ];
    expect(contentsOf(body)).toEqual([
      { id: 'one', title: 'How funding works', level: 2 },
      { id: 'two', title: 'Two', level: 3 },
    ]);
  });

  it('are the words without what surrounds them', () => {
    const picture: ArticleNode = { kind: 'picture', url: '', alternative: 'A chart' };
    expect(wordsOf(['a', strong('b', picture, strong('c')), { kind: 'code', text: 'd' }])).toBe('abcd');
    expect(wordsOf([])).toBe('');
  });
});

describe('the translation of an article', () => {
  it('has the slug of the original with its language behind it, and leads back', () => {
    expect(translationSlug('what-is-funding', 'en')).toBe('what-is-funding');
    expect(translationSlug('what-is-funding', 'zh-Hans')).toBe('what-is-funding-zh-hans');
    for (const language of languageCodes)
      expect(originalSlug(translationSlug('what-is-funding', language), language)).toBe('what-is-funding');
    // What only looks like it is the original's own.
    expect(originalSlug('tokyo-en', 'en')).toBe('tokyo-en');
    expect(originalSlug('what-is-funding', 'ru')).toBe('what-is-funding');
  });

  it('is told by a tag that nobody sees', () => {
    expect(translationTag('ru')).toBe('hash-ru');
    expect(translationTags).toEqual(languageCodes.filter((code) => code !== 'en').map(translationTag));
    for (const language of languageCodes) expect(languageOfTags(['news', translationTag(language)])).toBe(language);
    expect(languageOfTags(['news'])).toBe('en');
    expect(languageOfTags([])).toBe('en');
  });
});
