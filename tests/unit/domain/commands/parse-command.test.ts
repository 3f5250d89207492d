import { fc } from '../../../support/properties';
import { commandWords } from '../../../../src/domain/commands/command-words';
import {
  printCommand,
  type AlertCommand,
  type CancelCommand,
  type Command,
  type OrderCommand,
} from '../../../../src/domain/commands/order-command';
import { parseCommand } from '../../../../src/domain/commands/parse-command';
import { languageCodes, languages } from '../../../../src/domain/platform/language';
import { decimal } from '../../../../src/domain/shared/decimal';
import { commandContext, commandMarkets } from './commands-fixture';

const context = commandContext();
const english = context.marks;

function understood(text: string, within = context): string {
  const parsed = parseCommand(text, within);
  return parsed.kind === 'understood'
    ? printCommand(parsed.command, english)
    : parsed.kind === 'none'
      ? 'none'
      : `${parsed.problem.reason} at "${text.slice(parsed.problem.start, parsed.problem.end)}"`;
}

describe('an order in words', () => {
  it.each([
    ['buy 0.1 btc', 'buy 0.1 base BTC/USDT market'],
    ['BUY 0.1btc market', 'buy 0.1 base BTC/USDT market'],
    ['sell 50% btc-perp @ 65000', 'sell 50% BTC-PERP limit 65000'],
    ['buy 100 usdt btc limit bid post', 'buy 100 quote BTC/USDT limit bid post'],
    ['buy 100 usdt', 'buy 100 quote ETH/USDT market'],
    ['buy 2', 'buy 2 base ETH/USDT market'],
    ['buy 10 1inch', 'buy 10 base 1INCH/USDT market'],
    ['buy 10usdt 1inch', 'buy 10 quote 1INCH/USDT market'],
    ['buy 0.1 btc limit -0.2% sl 1% tp 2R', 'buy 0.1 base BTC/USDT limit -0.2% sl 1% tp 2R'],
    ['sell 1 sol limit mid ioc reduce', 'sell 1 base SOL-PERP limit mid ioc reduce'],
    ['open long 0.1 btc', 'open long 0.1 base BTC-PERP market'],
    ['open short 100 usdt sol limit ask post', 'open short 100 quote SOL-PERP limit ask post'],
    ['open long 0.1 btc sl 1% tp 2R', 'open long 0.1 base BTC-PERP market sl 1% tp 2R'],
    ['close long btc', 'close long BTC-PERP market'],
    ['close short sol-perp limit bid', 'close short SOL-PERP limit bid'],
    ['close long 50% btc', 'close long 50% BTC-PERP market'],
    ['close short 0.1 btc @ 65000 ioc', 'close short 0.1 base BTC-PERP limit 65000 ioc'],
    ['long 0.1 btc', 'buy 0.1 base BTC/USDT market'],
    ['buy 0.1 btc limit 65000 gtd 4h', 'buy 0.1 base BTC/USDT limit 65000 gtd 4h'],
    ['sell 0.1 btc limit bid gtd 90 min post', 'sell 0.1 base BTC/USDT limit bid post gtd 90m'],
    ['close long btc @ 65000 gtd 1.5h', 'close long BTC-PERP limit 65000 gtd 90m'],
    ['buy 0.1 btc limit 65000 gtd 48h', 'buy 0.1 base BTC/USDT limit 65000 gtd 2d'],
    // Whole minutes, and never fewer than were said.
    ['buy 0.1 btc limit 65000 gtd 0.01h', 'buy 0.1 base BTC/USDT limit 65000 gtd 1m'],
    ['buy .5 btc', 'buy 0.5 base BTC/USDT market'],
    ['sell 50%1inch', 'sell 50% 1INCH/USDT market'],
    ['buy 2 eth eth', 'buy 2 base ETH/USDT market'],
    ['sell 0.5 eth at 2900', 'sell 0.5 base ETH/USDT limit 2900'],
    ['sell 0.5 at 2900 ioc', 'sell 0.5 base ETH/USDT limit 2900 ioc'],
    ['sell 0.5 btc-perp at market', 'sell 0.5 base BTC-PERP market'],
    ['buy 0.1 btc at bid', 'buy 0.1 base BTC/USDT limit bid'],
    ['buy 1000 usdt of btc at 80000', 'buy 1000 quote BTC/USDT limit 80000'],
    ['купить 0,1 btc по 65000', 'buy 0.1 base BTC/USDT limit 65000'],
    ['comprar 0,1 btc a 65000', 'buy 0.1 base BTC/USDT limit 65000'],
    ['mua 0,1 btc giá 65000', 'buy 0.1 base BTC/USDT limit 65000'],
    ['sell 0.1 btc ask', 'sell 0.1 base BTC/USDT limit ask'],
    ['alert btc 65000', 'alert BTC/USDT 65000'],
    ['alert below 65000', 'alert ETH/USDT below 65000'],
  ])('reads "%s" as "%s"', (text, meaning) => expect(understood(text)).toBe(meaning));

  it.each([
    ['买入0.1btc限价65000止损1%', 'buy 0.1 base BTC/USDT limit 65000 sl 1%'],
    ['賣出 0.1 BTC 市價', 'sell 0.1 base BTC/USDT market'],
    ['купить 0,1 btc лимит 65000', 'buy 0.1 base BTC/USDT limit 65000'],
    ['продати 10% btc за ринком', 'sell 10% BTC/USDT market'],
    ['ban 0,1 btc gioi han 65000', 'sell 0.1 base BTC/USDT limit 65000'],
    ['bán 0,1 btc giá mua', 'sell 0.1 base BTC/USDT limit bid'],
    ['comprar 0,5 eth límite -1%', 'buy 0.5 base ETH/USDT limit -1%'],
    ['开多0.1btc限价65000', 'open long 0.1 base BTC-PERP limit 65000'],
    ['平空 sol', 'close short SOL-PERP market'],
    ['открыть шорт 0,1 btc лимит 65000', 'open short 0.1 base BTC-PERP limit 65000'],
    ['закрити лонг 50% btc', 'close long 50% BTC-PERP market'],
    ['dong long btc', 'close long BTC-PERP market'],
    ['fechar vendido btc', 'close short BTC-PERP market'],
    ['abrir corto 1 sol', 'open short 1 base SOL-PERP market'],
    ['vender 0,5 eth alvo 5% stop 2%', 'sell 0.5 base ETH/USDT market sl 2% tp 5%'],
    ['买入0.1btc限价65000 gtd 4小时', 'buy 0.1 base BTC/USDT limit 65000 gtd 4h'],
    ['купить 0,1 btc лимит 65000 gtd 1,5 часа', 'buy 0.1 base BTC/USDT limit 65000 gtd 90m'],
    ['mua 0,1 btc giới hạn 65000 gtd 2 ngày', 'buy 0.1 base BTC/USDT limit 65000 gtd 2d'],
    ['comprar 0,1 btc limite 65000 gtd 2 dias', 'buy 0.1 base BTC/USDT limit 65000 gtd 2d'],
  ])('reads "%s" as "%s"', (text, meaning) => expect(understood(text)).toBe(meaning));

  it.each([
    ['bye 0.1 btc', 'none'],
    ['', 'none'],
    ['buy', 'missingSize at ""'],
    ['buy btc', 'notANumber at "btc"'],
    ['buy -1 btc', 'notPositive at "-1"'],
    ['buy 0 btc', 'notPositive at "0"'],
    ['buy 101% btc', 'tooManyPercent at "%"'],
    ['buy 0.1 bct', 'unknownMarket at "bct"'],
    ['buy 0.1 eth btc', 'unknownUnit at "eth"'],
    ['buy 0.1 btc limt 65000', 'unknownWord at "limt"'],
    ['buy 0.1 btc limit', 'missingPrice at ""'],
    ['buy 0.1 btc at', 'missingPrice at ""'],
    ['buy 0.1 btc at ioc', 'missingPrice at "ioc"'],
    ['buy 0.1 btc limit 65.0.1', 'notANumber at "65.0.1"'],
    ['buy 0.1 btc limit 65000 65100', 'unknownWord at "65100"'],
    ['buy 0.1 btc limit -100%', 'tooManyPercent at "%"'],
    ['buy 0.1 btc market limit 65000', 'saidTwice at "limit"'],
    ['buy 0.1 btc tp 2R', 'rewardNeedsStop at ""'],
    ['buy 0.1 btc post', 'termNeedsLimit at ""'],
    ['buy 0.1 btc limit 65000 sl 1% post', 'termNotWithExits at ""'],
    ['buy 0.1 btc limit 65000 gtd', 'missingDuration at ""'],
    ['buy 0.1 btc limit 65000 gtd 4', 'missingDuration at ""'],
    ['buy 0.1 btc limit 65000 gtd 4 weeks', 'missingDuration at "weeks"'],
    ['buy 0.1 btc limit 65000 gtd -4h', 'notPositive at "-4"'],
    ['buy 0.1 btc limit 65000 gtd 4h gtd 1d', 'saidTwice at "gtd"'],
    ['buy 0.1 btc gtd 4h', 'termNeedsLimit at ""'],
    ['buy 0.1 btc limit 65000 sl 1% gtd 4h', 'termNotWithExits at ""'],
    ['buy 0.1 btc limit 65000 ioc gtd 4h', 'gtdNotWithTerm at ""'],
    ['buy 0.1 btc limit 65000 gtd 4h fok', 'gtdNotWithTerm at ""'],
    ['open long btc', 'notANumber at "btc"'],
    ['open 0.1 btc', 'none'],
    ['open long 0.1 eth', 'notAContract at "eth"'],
    ['close long BTC/USDT', 'notAContract at "BTC/USDT"'],
    ['close long bct', 'unknownMarket at "bct"'],
    ['close short', 'missingMarket at ""'],
    ['close long 101% btc', 'tooManyPercent at "%"'],
    ['close long btc reduce', 'reduceIsSaid at "reduce"'],
    ['close long btc sl 1%', 'closingHasNoExits at "sl"'],
    ['close long btc tp 1%', 'closingHasNoExits at "tp"'],
    ['buy 1 xbase', 'unknownMarket at "xbase"'],
    ['buy 1 based', 'unknownMarket at "based"'],
    ['buy -1inch', 'notPositive at "-1"'],
    ['buy 1 btc market 1inch', 'unknownWord at "1inch"'],
    ['alert xyz 65000', 'unknownMarket at "xyz"'],
    ['alert btc', 'missingPrice at ""'],
    ['alert btc 65000 now', 'unknownWord at "now"'],
  ])('says where "%s" goes wrong: %s', (text, problem) => expect(understood(text)).toBe(problem));

  it('means the contract on the page where none is named', () => {
    expect(understood('close long', commandContext('en', 'PERP_SOL_USDT'))).toBe('close long SOL-PERP market');
  });

  it('wants a market where none is on the page', () => {
    expect(understood('buy 2', { ...context, current: undefined })).toBe('missingMarket at ""');
  });

  it('takes a coin alone for the market on the page', () => {
    expect(understood('buy 0.1 btc', commandContext('en', 'PERP_BTC_USDT'))).toContain('BTC-PERP');
  });
});

const figure = fc
  .tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => decimal(`${digits}e-${places}`));
const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => decimal(`${hundredths}e-2`));
const symbol = fc.constantFrom(...commandMarkets.map((market) => market.symbol));
const price = fc.oneof(
  figure.map((at) => ({ kind: 'at' as const, price: at })),
  fc
    .tuple(
      percent.filter((value) => value.lt(100)),
      fc.constantFrom(1, -1),
    )
    .map(([value, sign]) => ({ kind: 'offset' as const, percent: value.times(sign) })),
  fc.constantFrom({ kind: 'bid' as const }, { kind: 'ask' as const }, { kind: 'mid' as const }),
);
const stop = fc.oneof(
  figure.map((at) => ({ kind: 'at' as const, price: at })),
  percent.map((value) => ({ kind: 'percent' as const, percent: value })),
);
const target = fc.oneof(
  stop,
  percent.map((multiple) => ({ kind: 'reward' as const, multiple })),
);
const size = fc.oneof(
  fc.record({ value: figure, unit: fc.constantFrom('base' as const, 'quote' as const) }),
  fc.record({ value: percent, unit: fc.constant('percent' as const) }),
);
/** What an order of the book may be told of how it stays there. */
const staying = fc.oneof(
  fc.constantFrom('ioc' as const, 'fok' as const).map((said) => ({ term: said })),
  fc.record({
    term: fc.constantFrom('post' as const, undefined),
    lasting: fc.option(
      fc.integer({ min: 1, max: 200_000 }).map((minutes) => minutes * 60_000),
      { nil: undefined },
    ),
  }),
);
const side = fc.constantFrom('BUY' as const, 'SELL' as const);
const bookOrder: fc.Arbitrary<OrderCommand> = fc
  .record({
    side,
    size,
    symbol,
    price: fc.option(price, { nil: undefined }),
    exits: fc.option(fc.record({ stopLoss: stop, takeProfit: fc.option(target, { nil: undefined }) }), {
      nil: undefined,
    }),
    staying,
    reduceOnly: fc.boolean(),
  })
  .map(({ exits, staying: said, ...rest }) => ({
    kind: 'order',
    ...rest,
    ...exits,
    ...(rest.price && !exits && said),
  }));
const perpetuals = commandMarkets.filter(({ type }) => type === 'PERP').map((market) => market.symbol);
const opening = fc
  .tuple(bookOrder, fc.constantFrom(...perpetuals))
  .map(([wanted, contract]): OrderCommand => ({ ...wanted, symbol: contract, position: 'open', reduceOnly: false }));
const closing = fc
  .record({
    side,
    size: fc.option(size, { nil: undefined }),
    symbol: fc.constantFrom(...perpetuals),
    price: fc.option(price, { nil: undefined }),
    staying,
  })
  .map(({ staying: said, ...rest }): OrderCommand => ({
    kind: 'order',
    position: 'close',
    reduceOnly: true,
    ...rest,
    ...(rest.price && said),
  }));
const order = fc.oneof(bookOrder, opening, closing);
const alert: fc.Arbitrary<AlertCommand> = fc.record({
  kind: fc.constant('alert' as const),
  symbol,
  when: fc.constantFrom('crosses' as const, 'above' as const, 'below' as const),
  price: figure,
});
const cancelling: fc.Arbitrary<CancelCommand> = fc.record({
  kind: fc.constant('cancel' as const),
  symbol: fc.option(symbol, { nil: undefined }),
});

describe('whatever is written', () => {
  it('means the same once printed, with the marks of every language', () => {
    fc.assert(
      fc.property(
        fc.oneof(order, alert, cancelling) as fc.Arbitrary<Command>,
        fc.constantFrom(...languageCodes),
        (command, code) => {
          const within = commandContext(languages[code].regionalTag);
          const printed = printCommand(command, within.marks);
          const parsed = parseCommand(printed, within);
          expect(parsed.kind).toBe('understood');
          expect(parsed.kind === 'understood' && printCommand(parsed.command, within.marks)).toBe(printed);
          if (parsed.kind !== 'understood' || parsed.command.kind !== 'order' || command.kind !== 'order') return;
          const meant = ({ side: way, position, reduceOnly, symbol: of }: OrderCommand): unknown => ({
            way,
            position,
            reduceOnly,
            of,
          });
          expect(meant(parsed.command)).toEqual(meant(command));
        },
      ),
    );
  });

  it('never throws, and never takes an amount from anywhere but the text', () => {
    const words = fc.constantFrom(
      ...commandWords.map(([word]) => word),
      'btc',
      'eth',
      'usdt',
      'base',
      '%',
      '2R',
      '0.1',
      '1,5',
      '-3',
      '65.000',
      '1inch',
      '@',
      '½',
      '１',
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((parts) => parts.join(' ')),
      fc.array(words).map((parts) => `buy ${parts.join(' ')}`),
      fc.array(words).map((parts) => `close long ${parts.join(' ')}`),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = parseCommand(typed, context);
        if (parsed.kind === 'problem') {
          expect(parsed.problem.start).toBeGreaterThanOrEqual(0);
          expect(parsed.problem.end).toBeLessThanOrEqual(typed.length);
        }
        if (parsed.kind !== 'understood' || parsed.command.kind !== 'order' || !parsed.command.size) return;
        const digits = typed.normalize('NFKC').replace(/\D/g, '');
        expect(digits).toContain(parsed.command.size.value.toFixed().replace(/\D/g, '').replace(/^0+/, ''));
      }),
      { numRuns: 1000 },
    );
  });

  it('has no word of two meanings', () => {
    for (const [word, keyword] of commandWords)
      expect([word, commandWords.filter(([other, meaning]) => other === word && meaning !== keyword)]).toEqual([
        word,
        [],
      ]);
  });
});
