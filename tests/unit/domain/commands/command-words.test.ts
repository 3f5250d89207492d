import {
  commandKeywords,
  commandWords,
  keywordOf,
  longestPhrase,
  wordFor,
} from '../../../../src/domain/commands/command-words';
import { languageCodes } from '../../../../src/domain/platform/language';

describe('the words of commands', () => {
  it('are there for everything in every language, and each is understood', () => {
    for (const language of languageCodes)
      for (const keyword of commandKeywords) {
        expect([language, wordFor(keyword, language)]).toEqual([language, expect.stringMatching(/^\S.*\S$|^\S$/)]);
        expect([language, keywordOf(wordFor(keyword, language))]).toEqual([language, keyword]);
      }
    for (const [word, keyword] of commandWords) expect([word, keywordOf(word)]).toEqual([word, keyword]);
    expect(commandWords.filter(([word]) => word.trim() === '')).toEqual([]);
  });

  it('are understood without case and accents', () => {
    expect([keywordOf('BÁN'), keywordOf('ban'), keywordOf('Đóng Long'), keywordOf('dong long')]).toEqual([
      'sell',
      'sell',
      'closeLong',
      'closeLong',
    ]);
    expect(keywordOf('nothing')).toBeUndefined();
  });

  it('are four at most for one meaning', () => {
    expect(longestPhrase).toBe(4);
    expect(keywordOf('đóng vị thế mua')).toBe('closeLong');
  });

  it('are the usual ones in English', () => {
    expect(commandKeywords.map((keyword) => wordFor(keyword))).toEqual([
      ...['buy', 'sell', 'open long', 'open short', 'close long', 'close short', 'alert', 'cancel', 'all', 'half'],
      ...['market', 'limit', 'bid', 'ask', 'mid', 'sl', 'tp', 'post', 'ioc', 'fok', 'gtd', 'reduce', 'above', 'below'],
    ]);
  });

  it.each([
    ['long', 'buy'],
    ['short', 'sell'],
    ['mkt', 'market'],
    ['@', 'limit'],
    ['middle', 'mid'],
    ['stop', 'stopLoss'],
    ['target', 'takeProfit'],
    ['post-only', 'post'],
    ['reduce-only', 'reduce'],
    ['reduce only', 'reduce'],
    ['post only', 'post'],
    ['over', 'above'],
    ['under', 'below'],
    ...['купить', 'купи', 'куплю', 'купити', 'compra', 'compro', 'mua', '買', '买', '做多'].map((word) => [
      word,
      'buy',
    ]),
    ...['продать', 'продай', 'продам', 'продати', 'vende', 'vendo', 'bán', '賣', '卖', '做空'].map((word) => [
      word,
      'sell',
    ]),
    ...['всё', 'весь', 'усе', 'todo', 'tudo', 'tất cả', '全部'].map((word) => [word, 'all']),
    ...['половину', 'mitad', 'metade', 'nửa', '一半'].map((word) => [word, 'half']),
  ])('have others beside them: "%s" is %s', (word, keyword) => expect(keywordOf(word)).toBe(keyword));
});
