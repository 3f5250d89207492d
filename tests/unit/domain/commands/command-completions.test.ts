import { completeCommand } from '../../../../src/domain/commands/command-completions';
import { commandContext } from './commands-fixture';

const complete = (text: string, language: 'en' | 'ru' = 'en') => completeCommand(text, commandContext(), language);

describe('how a command may go on', () => {
  it('completes the word at the end', () => {
    expect(complete('buy 0.1 btc li')).toEqual({ from: 12, words: ['limit'], numbers: [] });
    expect(complete('b').words).toEqual(['buy']);
  });

  it('offers markets where one is due, that of the page first', () => {
    expect(complete('buy 0.1 ').words.slice(0, 2)).toEqual(['ETH/USDT', 'BTC/USDT']);
    expect(complete('buy 0.1 so').words).toEqual(['SOL-PERP']);
  });

  it('offers nothing more for a word that is whole', () => {
    expect(complete('buy 1 btc limit')).toEqual({ from: 10, words: [], numbers: [] });
  });

  it('offers each market once, that of the page first wherever it stands', () => {
    expect(completeCommand('buy 1 ', commandContext('en', 'PERP_SOL_USDT'), 'en').words.slice(0, 5)).toEqual([
      ...['SOL-PERP', 'BTC/USDT', 'ETH/USDT', '1INCH/USDT', 'BTC-PERP'],
    ]);
  });

  it('says that a number is due', () => {
    expect(complete('buy ').numbers).toEqual(['size']);
    expect(complete('buy 1 btc sl ').numbers).toEqual(['price', 'percent']);
    expect(complete('buy 1 btc tp ').numbers).toEqual(['price', 'percent', 'reward']);
    expect(complete('buy 1 btc limit 5 gtd ').numbers).toEqual(['duration']);
  });

  it('completes a phrase of several words', () => {
    expect(complete('close l')).toEqual({ from: 0, words: ['close long'], numbers: [] });
    expect(complete('open').words).toEqual(['open long', 'open short']);
    expect(complete('close ')).toEqual({ from: 0, words: ['close long', 'close short'], numbers: [] });
    expect(complete('закрыть ш', 'ru').words).toEqual(['закрыть шорт']);
  });

  it('offers only contracts where a position is meant', () => {
    expect(complete('close long ').words.filter((word) => /[A-Z]/.test(word))).toEqual(['BTC-PERP', 'SOL-PERP']);
    expect(completeCommand('close long ', commandContext('en', 'PERP_SOL_USDT'), 'en').numbers).toEqual(['size']);
    expect(complete('close long btc ').words).not.toContain('sl');
  });

  it('offers every beginning where nothing is written, and an alert among them', () => {
    const begin = ['buy', 'sell', 'open long', 'open short', 'close long', 'close short', 'alert', 'cancel'];
    expect(complete('').words).toEqual(begin);
    expect(complete('al').words).toEqual(['alert']);
    expect(complete('', 'ru').words).toHaveLength(begin.length);
  });

  it('offers five markets at most, and nothing that is written already', () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((base) => ({
      ...{ symbol: `SPOT_X${base}_USDT`, type: 'SPOT' as const },
      ...{ base: `X${base}`, quote: 'USDT' },
    }));
    const context = { ...commandContext(), markets: many };
    expect(completeCommand('buy 1 x', context, 'en').words).toEqual(many.slice(0, 5).map(({ base }) => `${base}/USDT`));
    expect(complete('buy 1 ETH/USDT').words).toEqual([]);
    expect(complete('buy').words).toEqual([]);
  });

  it('offers no word a second time', () => {
    expect(complete('buy 1 btc limit 5 ').words).not.toContain('market');
  });

  it('offers the words of the language', () => {
    expect(complete('купить 1 btc л', 'ru').words).toEqual(['лимит']);
    expect(complete('купить 1 btc ', 'ru').words).toContain('стоп');
  });
});
