import { fc } from '../../../../support/properties';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import { coin, contract, units } from '../test-exchange';

export const traders = ['ann', 'bob', 'carl'] as const;

/** Little money against what is traded, so that accounts run out of margin. */
export const marginOpening: readonly Command[] = [
  { type: 'openAccount', accountId: 'house', kind: 'house' },
  { type: 'openAccount', accountId: 'other-house', kind: 'house' },
  {
    type: 'transfer',
    kind: 'DEPOSIT',
    reference: 'fund',
    legs: [{ from: 'outside-world', to: 'insurance-fund', asset: 'USDT', amount: units('300') }],
  },
  ...traders.flatMap((accountId): Command[] => [
    { type: 'openAccount', accountId, kind: 'customer' },
    { type: 'deposit', accountId, asset: 'USDT', amount: units('2000') },
    { type: 'deposit', accountId, asset: 'WOO', amount: units('50') },
  ]),
  ...[1, 2, 3, 4].flatMap((away): Command[] => [
    {
      type: 'place',
      accountId: 'house',
      symbol: contract.symbol,
      side: 'BUY',
      orderType: 'LIMIT',
      price: 100 - 2 * away,
      quantity: 60,
      clientOrderId: 0,
    },
    {
      type: 'place',
      accountId: 'other-house',
      symbol: contract.symbol,
      side: 'SELL',
      orderType: 'LIMIT',
      price: 100 + 2 * away,
      quantity: 60,
      clientOrderId: 0,
    },
  ]),
];

/** A market for the other collateral: 1 WOO is worth about 10 USDT. */
export const woo = { ...coin, symbol: 'SPOT_WOO_USDT', base: 'WOO', minNotional: '1' };
export const marginInstruments = [coin, contract, woo];

const accountId = fc.constantFrom(...traders, ...traders, 'house', 'other-house');
const customer = fc.constantFrom(...traders);
const side = fc.constantFrom('BUY' as const, 'SELL' as const);
const positionSide = fc.constantFrom(
  'BOTH' as const,
  'BOTH' as const,
  'BOTH' as const,
  'LONG' as const,
  'SHORT' as const,
);
const marginMode = fc.constantFrom('CROSS' as const, 'ISOLATED' as const);
const price = fc.integer({ min: 88, max: 112 });
const quantity = fc.integer({ min: 2, max: 60 });
const orderId = fc.integer({ min: 1, max: 40 });
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const place: fc.Arbitrary<Command> = fc
  .record({
    type: fc.constant('place' as const),
    accountId,
    symbol: fc.constantFrom(contract.symbol, contract.symbol, contract.symbol, coin.symbol, woo.symbol),
    side,
    orderType: fc.constantFrom(
      'LIMIT' as const,
      'LIMIT' as const,
      'LIMIT' as const,
      'LIMIT' as const,
      'LIMIT' as const,
      'IOC' as const,
      'FOK' as const,
      'POST_ONLY' as const,
      'ASK' as const,
      'BID' as const,
    ),
    price,
    quantity,
    clientOrderId: fc.constant(0),
    more: fc.record({
      reduceOnly: seldom(fc.constant(true)),
      positionSide: seldom(positionSide),
      marginMode: seldom(marginMode),
      visible: seldom(fc.integer({ min: 0, max: 20 })),
      postOnlyAdjusted: seldom(fc.constant(true)),
      bidAskLevel: seldom(fc.constantFrom(1, 5)),
    }),
  })
  .map(({ more, price: at, ...command }) => {
    const cheap = command.symbol === woo.symbol ? Math.round(at / 10) : at;
    const said = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)) as {
      [Key in keyof typeof more]?: Exclude<(typeof more)[Key], undefined>;
    };
    return {
      ...command,
      ...said,
      ...(command.orderType === 'ASK' || command.orderType === 'BID' ? {} : { price: cheap }),
    };
  });

const market: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('place' as const),
  accountId,
  symbol: fc.constantFrom(contract.symbol, contract.symbol, woo.symbol),
  side,
  orderType: fc.constant('MARKET' as const),
  quantity,
  reduceOnly: fc.constantFrom(false, false, true),
  clientOrderId: fc.constant(0),
});

/** The house moves the market, or the administrator its mark. */
const move: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('place' as const),
    accountId: fc.constantFrom('house', 'other-house'),
    symbol: fc.constant(contract.symbol),
    side,
    orderType: fc.constantFrom('LIMIT' as const, 'IOC' as const),
    price: fc.integer({ min: 85, max: 115 }),
    quantity: fc.integer({ min: 5, max: 100 }),
    clientOrderId: fc.constant(0),
  }),
  fc.record({
    type: fc.constant('overridePrice' as const),
    symbol: fc.constant(contract.symbol),
    price: fc.constantFrom('mark' as const, 'mark' as const, 'index' as const),
    value: fc.option(
      fc.integer({ min: 75, max: 125 }).map((value) => units(String(value))),
      { nil: undefined },
    ),
  }),
);

const settings: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('setLeverage' as const),
    accountId: customer,
    symbol: fc.constant(contract.symbol),
    marginMode,
    positionSide,
    leverage: fc.integer({ min: 0, max: 12 }),
  }),
  fc.record({
    type: fc.constant('setMarginMode' as const),
    accountId: customer,
    symbol: fc.constant(contract.symbol),
    mode: marginMode,
  }),
  fc.record({
    type: fc.constant('setPositionMode' as const),
    accountId: customer,
    mode: fc.constantFrom('ONE_WAY' as const, 'ONE_WAY' as const, 'HEDGE_MODE' as const),
  }),
  fc.record({
    type: fc.constant('setAccountMode' as const),
    accountId: customer,
    mode: fc.constantFrom(
      'PURE_SPOT' as const,
      'FUTURES' as const,
      'FUTURES' as const,
      'FUTURES' as const,
      'FUTURES' as const,
    ),
  }),
  fc.record({
    type: fc.constant('switchCollateral' as const),
    accountId: customer,
    asset: fc.constant('WOO'),
    enabled: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('adjustIsolatedMargin' as const),
    accountId: customer,
    symbol: fc.constant(contract.symbol),
    positionSide,
    amount: fc.integer({ min: -200, max: 200 }).map((value) => units(String(value))),
  }),
  fc.record({
    type: fc.constant('overrideFunding' as const),
    symbol: fc.constant(contract.symbol),
    rate: fc.option(
      fc.integer({ min: -100, max: 100 }).map((bps) => BigInt(bps) * 100_000_000n),
      { nil: undefined },
    ),
  }),
);

const deposit: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('deposit' as const),
  accountId: customer,
  asset: fc.constantFrom('USDT', 'WOO'),
  amount: fc.integer({ min: -2000, max: 200 }).map((value) => units(String(value))),
});

/** Everything that touches margin, sensible or not, with time passing between. */
export const marginCommands: fc.Arbitrary<{ readonly wait: number; readonly command: Command }[]> = fc.array(
  fc.record({
    wait: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 0, max: 5000 }) },
      { weight: 1, arbitrary: fc.constant(3_600_000) },
    ),
    command: fc.oneof(
      { weight: 14, arbitrary: place },
      { weight: 6, arbitrary: market },
      { weight: 6, arbitrary: move },
      { weight: 4, arbitrary: settings },
      { weight: 5, arbitrary: fc.constant<Command>({ type: 'advance' }) },
      {
        weight: 2,
        arbitrary: fc.record({ type: fc.constant('edit' as const), accountId, orderId, price, quantity }),
      },
      { weight: 2, arbitrary: fc.record({ type: fc.constant('cancel' as const), accountId, orderId }) },
      { weight: 1, arbitrary: deposit },
    ),
  }),
  { minLength: 20, maxLength: 90, size: 'max' },
);
