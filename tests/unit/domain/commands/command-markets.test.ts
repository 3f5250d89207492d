import { type CommandMarket, marketOfWord } from '../../../../src/domain/commands/command-markets';
import { printCommand } from '../../../../src/domain/commands/order-command';
import { parseCommand } from '../../../../src/domain/commands/parse-command';
import { commandContext, commandMarkets } from './commands-fixture';

const market = (type: 'SPOT' | 'PERP', base: string, quote = 'USDT'): CommandMarket => ({
  symbol: `${type}_${base}_${quote}`,
  type,
  base,
  quote,
});
const [tether, circle, perpetual] = [market('SPOT', 'BTC'), market('SPOT', 'BTC', 'USDC'), market('PERP', 'BTC')];
const ether = market('SPOT', 'ETH');

/** Every order of the same markets. */
const orders = [
  [tether, circle, perpetual, ether],
  [perpetual, circle, tether, ether],
  [ether, circle, perpetual, tether],
];
const named = (word: string, current?: string) => [
  ...new Set(orders.map((markets) => marketOfWord(word, markets, current)?.symbol)),
];

describe('the market that a word names', () => {
  it('is that of its symbol or its name, whatever stands between the parts', () => {
    for (const word of ['SPOT_BTC_USDC', 'BTC/USDC', 'btc-usdc', 'btc.usdc', 'btcusdc'])
      expect([word, named(word)]).toEqual([word, ['SPOT_BTC_USDC']]);
    for (const word of ['PERP_BTC_USDT', 'BTC-PERP', 'btcperp'])
      expect([word, named(word)]).toEqual([word, ['PERP_BTC_USDT']]);
  });

  it('by a coin alone is the one on the page, if it trades that coin', () => {
    expect(named('btc', 'PERP_BTC_USDT')).toEqual(['PERP_BTC_USDT']);
    expect(named('btc', 'SPOT_BTC_USDC')).toEqual(['SPOT_BTC_USDC']);
  });

  it('by a coin alone is else of the kind that is on the page, against USDT first', () => {
    const ofCircle = market('PERP', 'BTC', 'USDC');
    for (const markets of [...orders, [ofCircle, tether, perpetual, market('PERP', 'ETH')]]) {
      const onPage = [...markets, market('PERP', 'ETH'), market('SPOT', 'SOL')];
      expect(marketOfWord('btc', onPage, 'PERP_ETH_USDT')).toBe(perpetual);
      expect(marketOfWord('sol', onPage, 'PERP_ETH_USDT')?.symbol).toBe('SPOT_SOL_USDT');
    }
    expect(marketOfWord('btc', [tether, circle, ofCircle, market('PERP', 'ETH')], 'PERP_ETH_USDT')).toBe(ofCircle);
  });

  it('by a coin alone is on a spot page its spot market against USDT, then another spot market, then a contract', () => {
    expect(named('btc', 'SPOT_ETH_USDT')).toEqual(['SPOT_BTC_USDT']);
    expect(named('btc')).toEqual(['SPOT_BTC_USDT']);
    expect(marketOfWord('btc', [perpetual, circle])).toBe(circle);
    expect(marketOfWord('btc', [market('PERP', 'BTC', 'USDC'), perpetual])?.base).toBe('BTC');
    expect(marketOfWord('eth', [perpetual, ether])).toBe(ether);
  });

  it('is none where the word names nothing', () => {
    for (const word of ['xyz', '', '/', '--', 'btc!', '!btc', 'btc usdt', 'biткоин'])
      expect([word, named(word)]).toEqual([word, [undefined]]);
  });
});

function understood(text: string, within = commandContext()): string {
  const parsed = parseCommand(text, within);
  if (parsed.kind === 'understood') return printCommand(parsed.command, commandContext().marks);
  return parsed.kind === 'none'
    ? 'none'
    : `${parsed.problem.reason} at "${text.slice(parsed.problem.start, parsed.problem.end)}"`;
}

describe('a price of an order in words', () => {
  it.each([
    ['buy 0.1 btc limit -65000', 'notPositive at "-65000"'],
    ['buy 0.1 btc limit +65000', 'notPositive at "+65000"'],
    ['buy 0.1 btc limit 0', 'notPositive at "0"'],
    ['buy 0.1 btc mid', 'buy 0.1 base BTC/USDT limit mid'],
    ['buy 0.1 btc limit +1%', 'buy 0.1 base BTC/USDT limit +1%'],
    ['buy 0.1 btc limit −1%', 'buy 0.1 base BTC/USDT limit -1%'],
    ['buy 0.1 btc limit post', 'missingPrice at "post"'],
    ['buy 0.1 btc limit soon', 'notANumber at "soon"'],
    // Only a target may be told by what the stop risks.
    ['buy 0.1 btc sl 2R', 'unknownWord at "R"'],
    ['buy 0.1 btc sl -1%', 'notPositive at "-1"'],
    ['buy 0.1 btc sl', 'missingPrice at ""'],
    ['buy 0.1 btc tp soon', 'notANumber at "soon"'],
    ['buy +1 btc', 'notPositive at "+1"'],
  ])('"%s" is %s', (text, meaning) => expect(understood(text)).toBe(meaning));

  it('may go on with what fits it, as long as nothing is written', () => {
    const expected = (text: string) => parseCommand(text, commandContext()) as { readonly expected: readonly string[] };
    expect(expected('buy 0.1 btc limit').expected).toEqual(['price', 'percent', 'bid', 'ask', 'mid']);
    expect(expected('buy 0.1 btc sl').expected).toEqual(['price', 'percent']);
    expect(expected('buy 0.1 btc tp').expected).toEqual(['price', 'percent', 'reward']);
    expect(expected('buy 0.1 btc limit 1 gtd').expected).toEqual(['duration']);
  });
});

it('a command is never about a coin that is called as a word of commands is', () => {
  const bid = { symbol: 'SPOT_BID_USDT', type: 'SPOT' as const, base: 'BID', quote: 'USDT' };
  const within = (current: string) => ({ ...commandContext(), current, markets: [...commandMarkets, bid] });
  expect(understood('buy 100 bid', within('SPOT_BTC_USDT'))).toBe('buy 100 base BTC/USDT limit bid');
  expect(understood('buy 100 eth bid', within('SPOT_BTC_USDT'))).toBe('buy 100 base ETH/USDT limit bid');
  expect(understood('close long bid', within('PERP_BTC_USDT'))).toBe('close long BTC-PERP limit bid');
});
