import { printCommand } from '../../../../src/domain/commands/order-command';
import { parseCommand } from '../../../../src/domain/commands/parse-command';
import { commandContext } from './commands-fixture';

function understood(text: string, language = 'en'): string {
  const parsed = parseCommand(text, commandContext(language));
  if (parsed.kind === 'none') return 'none';
  return parsed.kind === 'understood'
    ? printCommand(parsed.command, commandContext().marks)
    : `${parsed.problem.reason} at "${text.slice(parsed.problem.start, parsed.problem.end)}"`;
}

describe('figures in groups', () => {
  it.each([
    ['ru', 'купи 0,1 btc по 80 000', 'buy 0.1 base BTC/USDT limit 80000'],
    ['ru', 'купи 0,1 btc по 80\u00a0000', 'buy 0.1 base BTC/USDT limit 80000'],
    ['ru', 'купи 0,1 btc по 80\u2009000 стоп 79\u202f000', 'buy 0.1 base BTC/USDT limit 80000 sl 79000'],
    ['uk', 'купити 1 234,5 usdt btc', 'buy 1234.5 quote BTC/USDT market'],
    ['uk', 'купити 1 234 567,5usdt btc', 'buy 1234567.5 quote BTC/USDT market'],
    ['ru', 'купи 10 1inch', 'buy 10 base 1INCH/USDT market'],
    ['en', 'buy 0.1 btc at 80\u00a0000', 'buy 0.1 base BTC/USDT limit 80000'],
  ])('%s: "%s" is %s', (language, text, meaning) => expect(understood(text, language)).toBe(meaning));

  it.each([
    ['en', 'buy 1 234 usdt btc', 'unknownWord at "234"'],
    ['ru', 'купи 1 2 btc', 'unknownWord at "2"'],
    ['ru', 'купи 0,1 btc по 80 00', 'unknownWord at "00"'],
    ['ru', 'купи 0,1 btc по 80 0000', 'unknownWord at "0000"'],
    ['ru', 'купи 0,1 btc по 8000 000', 'unknownWord at "000"'],
    ['ru', 'купи 0,1 100 btc', ''],
    ['ru', 'купи 0,1 btc по 80 000 лишнее', 'unknownWord at "лишнее"'],
  ])('%s: "%s" is none: %s', (language, text, problem) => {
    expect(understood(text, language)).not.toMatch(/^buy/);
    expect(understood(text, language)).toContain(problem);
  });
});

describe('thousands and millions', () => {
  it.each([
    ['buy 0.01 btc at 80k', 'buy 0.01 base BTC/USDT limit 80000'],
    ['buy 1.5k usdt of btc sl 79.5K', 'buy 1500 quote BTC/USDT market sl 79500'],
    ['buy 2m usdt btc', 'buy 2000000 quote BTC/USDT market'],
    ['купи 0.01 btc по 80к', 'buy 0.01 base BTC/USDT limit 80000'],
    ['buy 0.1 btc limit 65000 gtd 90m', 'buy 0.1 base BTC/USDT limit 65000 gtd 90m'],
    ['buy 0.1 btc at 80 k', 'unknownWord at "k"'],
  ])('"%s" is %s', (text, meaning) => expect(understood(text)).toBe(meaning));
});

describe('as people say it', () => {
  it.each([
    ['куплю 0.1 btc', 'buy 0.1 base BTC/USDT market'],
    ['vendo 0.1 btc', 'sell 0.1 base BTC/USDT market'],
    ['comprar 100 usdt de btc', 'buy 100 quote BTC/USDT market'],
    ['買 100 usdt 的 btc', 'buy 100 quote BTC/USDT market'],
    ['купити 0.1 btc за 80000', 'buy 0.1 base BTC/USDT limit 80000'],
    ['short 0.05 eth at market reduce only', 'sell 0.05 base ETH/USDT market reduce'],
    ['short 0.05 btc at market reduce only', 'sell 0.05 base BTC-PERP market reduce'],
    ['sell 0.05 btc/usdt at 90000 reduce', 'sell 0.05 base BTC/USDT limit 90000 reduce'],
    ['sell 0.05 reduce', 'sell 0.05 base ETH/USDT market reduce'],
    ['buy 0.1 btc at bid post only', 'buy 0.1 base BTC/USDT limit bid post'],
    ['sell 0.1 btc perp', 'sell 0.1 base BTC-PERP market'],
    ['sell 100 usdt of btc perp at ask', 'sell 100 quote BTC-PERP limit ask'],
    ['sell 0.1 btc/usdt perp', 'sell 0.1 base BTC-PERP market'],
    ['open long 0.1 btc perp', 'open long 0.1 base BTC-PERP market'],
    ['sell 0.1 eth perp', 'unknownMarket at "perp"'],
  ])('"%s" is %s', (text, meaning) => expect(understood(text)).toBe(meaning));
});

describe('all and half of what is held', () => {
  it.each([
    ['sell all btc', 'sell 100% BTC/USDT market'],
    ['sell all of btc at 80k', 'sell 100% BTC/USDT limit 80000'],
    ['sell half', 'sell 50% ETH/USDT market'],
    ['продам всё btc', 'sell 100% BTC/USDT market'],
    ['продай половину btc', 'sell 50% BTC/USDT market'],
    ['vender todo btc', 'sell 100% BTC/USDT market'],
    ['vender la mitad de btc', 'sell 50% BTC/USDT market'],
    ['vender metade de btc', 'sell 50% BTC/USDT market'],
    ['bán tất cả btc', 'sell 100% BTC/USDT market'],
    ['bán nửa btc', 'sell 50% BTC/USDT market'],
    ['賣出全部BTC', 'sell 100% BTC/USDT market'],
    ['卖一半btc', 'sell 50% BTC/USDT market'],
    ['卖0.1btc卖一', 'sell 0.1 base BTC/USDT limit ask'],
    ['close long half btc', 'close long 50% BTC-PERP market'],
    ['close short all sol', 'close short 100% SOL-PERP market'],
    // Nothing is held of what is yet to be bought.
    ['buy all btc', 'missingSize at "all"'],
    ['buy half btc', 'missingSize at "half"'],
    // Half a coin or half of them: nobody can tell.
    ['vender medio btc', 'missingSize at "medio"'],
  ])('"%s" is %s', (text, meaning) => expect(understood(text)).toBe(meaning));
});

describe('closing without a side', () => {
  const closing = (text: string, ...held: readonly ('long' | 'short')[]): string => {
    const parsed = parseCommand(text, { ...commandContext(), heldAs: () => held });
    return parsed.kind === 'understood'
      ? printCommand(parsed.command, commandContext().marks)
      : parsed.kind === 'problem'
        ? parsed.problem.reason
        : 'none';
  };

  it('closes what is held, whichever way that is', () => {
    expect(closing('close btc', 'short')).toBe('close short BTC-PERP market');
    expect(closing('close half btc at 60k', 'short')).toBe('close short 50% BTC-PERP limit 60000');
    expect(closing('закрыть btc', 'long')).toBe('close long BTC-PERP market');
    expect(closing('平仓btc', 'short')).toBe('close short BTC-PERP market');
    expect(closing('close long btc', 'short')).toBe('close long BTC-PERP market');
  });

  it('asks which where both are held, and takes a long one while nothing is known', () => {
    expect(closing('close btc', 'long', 'short')).toBe('closeWhich');
    expect(closing('close btc')).toBe('close long BTC-PERP market');
    expect(understood('close btc')).toBe('close long BTC-PERP market');
    expect(understood('close eth')).toBe('notAContract at "eth"');
  });
});
