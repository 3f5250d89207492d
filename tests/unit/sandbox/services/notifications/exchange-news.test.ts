import type { User } from '../../../../../sandbox/services/users/user';
import type { UserRepository } from '../../../../../sandbox/services/users/user-repository';
import { ExchangeNews } from '../../../../../sandbox/services/notifications/exchange-news';
import type {
  Addressee,
  NotificationText,
  Notifications,
} from '../../../../../sandbox/services/notifications/notifications';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { at, bracket, order, perpetual, ScriptedExchange, units } from '../../sockets/scripted-exchange';

function open() {
  const exchange = new ScriptedExchange();
  const told: [string, NotificationText][] = [];
  const users = {
    byApplication: (applicationId: string) =>
      applicationId === 'ada' ? ({ userId: 1, applicationId } as User) : undefined,
  };
  const notifications = { tell: (to: Addressee, text: NotificationText) => told.push([to.applicationId, text]) };
  new ExchangeNews(exchange.service, users as unknown as UserRepository, notifications as unknown as Notifications);
  return { exchange, told };
}

const liquidation = {
  accountId: 'ada',
  symbol: perpetual,
  positionSide: 'BOTH',
  stage: 1,
  quantity: 10,
  price: units(60_000),
  fee: 0n,
  at,
} as const;

describe('a liquidation', () => {
  const scale = instruments.find(({ symbol }) => symbol === perpetual)!;
  const amountOf = (steps: number) => String(Number((steps * Number(scale.baseTick)).toFixed(8)));
  const closing = (accountId: string, quantity: number, realizedPnl: bigint) =>
    ({
      type: 'order',
      order: { ...order, accountId, type: 'LIQUIDATE', status: 'FILLED', side: 'SELL' },
      fill: {
        ...{ tradeId: 1, orderId: 9, accountId, symbol: perpetual, price: 600_001, quantity },
        side: 'SELL',
        positionSide: 'BOTH',
        ...{ fee: units(1.5), feeAsset: 'USDT', tag: 'default', realizedPnl, maker: false, at },
      },
    }) as const;

  it('is told with what was closed, at which price and what it cost: of one command once, whatever its steps', async () => {
    const { exchange, told } = open();
    exchange.announce(closing('ada', 60, units(-100)));
    exchange.announce({ type: 'liquidation', liquidation: { ...liquidation, fee: units(2) } });
    exchange.announce(closing('ada', 40, units(-20.5)));
    exchange.announce({ type: 'liquidation', liquidation: { ...liquidation, stage: 2 } });
    await Promise.resolve();
    const values = {
      ...{ symbol: perpetual, asset: 'BTC', quote: 'USDT', amount: amountOf(100) },
      ...{ price: expect.stringMatching(/^[\d.]+$/u), pnl: '-120.50', tradingFee: '3.00', liquidationFee: '2.00' },
    };
    expect(told).toEqual([
      [
        'ada',
        expect.objectContaining({
          type: 'LIQUIDATION',
          level: 'error',
          title: 'Liquidated: BTC-PERP long',
          body: expect.stringMatching(
            /^\S+ BTC closed at [\d.]+\. PnL -120\.50 USDT, trading fee 3\.00 USDT, liquidation fee 2\.00 USDT\.$/u,
          ),
          message: { key: 'liquidatedLong', values },
        }),
      ],
    ]);
    exchange.announce(closing('ada', 10, 0n));
    exchange.announce({ type: 'liquidation', liquidation });
    await Promise.resolve();
    expect(told).toHaveLength(2);
  });

  it('of a house account is nobody’s news, and what deleverages is not told as one', async () => {
    const { exchange, told } = open();
    exchange.announce(closing('house', 10, 0n));
    exchange.announce({ type: 'liquidation', liquidation: { ...liquidation, accountId: 'house' } });
    exchange.announce(closing('ada', 10, 0n));
    await Promise.resolve();
    expect(told).toEqual([]);
  });
});

it('a conditional order is told of when it is set off, once', () => {
  const { exchange, told } = open();
  const setOff = { ...bracket, triggeredAt: bracket.updatedAt };
  exchange.announce({ type: 'algo', order: { ...bracket, triggered: false, triggeredAt: undefined } });
  expect(told).toEqual([]);
  exchange.announce({ type: 'algo', order: setOff });
  exchange.announce({ type: 'algo', order: { ...setOff, status: 'FILLED' } });
  expect(told).toEqual([
    [
      'ada',
      expect.objectContaining({
        type: 'ORDER',
        title: 'Stop order triggered',
        body: expect.stringMatching(/^Buy [\d.]+ BTC-PERP: trigger price [\d.]+ reached\.$/u),
        message: expect.objectContaining({
          key: 'triggeredBuy',
          values: expect.objectContaining({ symbol: perpetual, kind: 'STOP', asset: 'BTC' }),
        }),
      }),
    ],
  ]);
});

it('an order set off before anybody listened is no news', () => {
  const { exchange, told } = open();
  exchange.announce({ type: 'algo', order: bracket });
  expect(told).toEqual([]);
});

it('says which leg was set off, at which price and what it sells', () => {
  const { exchange, told } = open();
  const leg = { ...bracket, ...{ algoOrderId: 77, triggeredAt: bracket.updatedAt, children: [] } };
  for (const [index, algoType] of (['TAKE_PROFIT', 'STOP_LOSS', 'TRAILING_STOP'] as const).entries())
    exchange.announce({
      type: 'algo',
      order: { ...leg, algoOrderId: 80 + index, algoType, side: 'SELL', triggerPrice: 59_900, quantity: 100 },
    });
  expect(told.map(([, { title, message }]) => [title, message.key, message.values['kind']])).toEqual([
    ['Take profit triggered', 'triggeredSell', 'TAKE_PROFIT'],
    ['Stop loss triggered', 'triggeredSell', 'STOP_LOSS'],
    ['Trailing stop triggered', 'triggeredSell', 'TRAILING_STOP'],
  ]);
  const { quoteTick, baseTick } = instruments.find(({ symbol }) => symbol === perpetual)!;
  expect([told[0]![1].message.values['price'], told[0]![1].message.values['amount']].map(Number)).toEqual([
    59_900 * Number(quoteTick),
    Number((100 * Number(baseTick)).toFixed(8)),
  ]);
});

it('says that what was set off was refused, and why', () => {
  const { exchange, told } = open();
  const leg = { ...bracket, triggeredAt: bracket.updatedAt, children: [], status: 'REJECTED' } as const;
  for (const [algoOrderId, side, reason] of [
    [90, 'SELL', 'reduceOnlyRefused'],
    [91, 'BUY', 'insufficientBalance'],
  ] as const)
    exchange.announce({ type: 'algo', order: { ...leg, algoOrderId, algoType: 'STOP_LOSS', side, reason } });
  expect(told.map(([, { level, title, body, message }]) => [level, title, body, message.key, message.values])).toEqual([
    [
      'error',
      'Stop loss rejected',
      expect.stringMatching(/^Sell \S+ BTC-PERP: .* reached\. A reduce-only order must not exceed the position\.$/u),
      'refusedSell',
      expect.objectContaining({ symbol: perpetual, kind: 'STOP_LOSS', reason: 'reduceOnlyRefused' }),
    ],
    ['error', 'Stop loss rejected', expect.anything(), 'refusedBuy', expect.objectContaining({ kind: 'STOP_LOSS' })],
  ]);
});

it('names the legs of an OCO with two triggers by where they lie', () => {
  const { exchange, told } = open();
  const leg = { ...bracket, algoType: 'STOP', side: 'SELL', children: [] } as const;
  const pair = (fired: number) => ({
    ...leg,
    algoOrderId: fired,
    algoType: 'OCO' as const,
    triggered: false,
    children: [70_000, 50_000].map((triggerPrice, index) => ({
      ...leg,
      algoOrderId: fired + index + 1,
      triggerPrice,
      triggered: index === fired % 10,
      triggeredAt: index === fired % 10 ? leg.updatedAt : undefined,
    })),
  });
  for (const fired of [100, 111]) exchange.announce({ type: 'algo', order: pair(fired) });
  expect(told.map(([, { title }]) => title)).toEqual(['Take profit triggered', 'Stop loss triggered']);
});

describe('an order that has filled', () => {
  const fill = {
    tradeId: 1,
    orderId: order.orderId,
    accountId: 'ada',
    symbol: perpetual,
    side: 'BUY',
    price: 60_000,
    quantity: 100,
    fee: 0n,
    feeAsset: 'USDT',
    tag: 'default',
    positionSide: 'LONG',
    realizedPnl: undefined,
    maker: true,
    at,
  } as const;
  const { quoteTick, baseTick } = instruments.find(({ symbol }) => symbol === perpetual)!;
  const amount = String(Number((100 * Number(baseTick)).toFixed(8)));
  // Paid at two prices: the average lies a third of a tick above one of them, and is told on the tick, as the lists show it.
  const notional = units(100 * Number(baseTick) * (60_000 + Number(quoteTick) / 3));
  const filled = { ...order, status: 'FILLED', executed: 100, executedNotional: notional } as const;

  it('is told of with what was paid, once it has filled to its end', () => {
    const { exchange, told } = open();
    exchange.announce({ type: 'order', order: { ...filled, status: 'PARTIAL_FILLED', executed: 40 }, fill });
    exchange.announce({ type: 'order', order });
    expect(told).toEqual([]);
    exchange.announce({ type: 'order', order: filled, fill });
    expect(told).toEqual([
      [
        'ada',
        expect.objectContaining({
          type: 'ORDER',
          level: 'success',
          body: `Open long: ${amount} BTC-PERP filled at 60000.`,
          message: { key: 'openLong', values: { symbol: perpetual, amount, asset: 'BTC', price: '60000' } },
        }),
      ],
    ]);
  });

  it('says which position of hedge mode it has opened or closed, and of any other what was bought or sold', () => {
    const { exchange, told } = open();
    const ends = [
      { side: 'SELL', positionSide: 'LONG' },
      { side: 'SELL', positionSide: 'SHORT' },
      { side: 'BUY', positionSide: 'SHORT' },
      { side: 'SELL', positionSide: 'BOTH' },
      { side: 'BUY', positionSide: 'BOTH' },
    ] as const;
    for (const end of ends) exchange.announce({ type: 'order', order: { ...filled, ...end }, fill });
    expect(told.map(([, { message, body }]) => [message.key, body])).toEqual([
      ['closeLong', `Close long: ${amount} BTC-PERP filled at 60000.`],
      ['openShort', `Open short: ${amount} BTC-PERP filled at 60000.`],
      ['closeShort', `Close short: ${amount} BTC-PERP filled at 60000.`],
      ['sold', `Sold ${amount} BTC-PERP at 60000.`],
      ['bought', `Bought ${amount} BTC-PERP at 60000.`],
    ]);
  });

  it('is told of after what set it off, though the exchange says it before; without that, too', async () => {
    const { exchange, told } = open();
    const set = { ...bracket, children: [], triggeredAt: bracket.updatedAt };
    exchange.announce({ type: 'order', order: { ...filled, algoOrderId: set.algoOrderId }, fill });
    expect(told).toEqual([]);
    exchange.announce({ type: 'algo', order: set });
    expect(told.map(([, { message }]) => message.key)).toEqual(['triggeredBuy', 'openLong']);
    exchange.announce({ type: 'order', order: { ...filled, algoOrderId: 99 }, fill });
    await Promise.resolve();
    expect(told.map(([, { message }]) => message.key)).toEqual(['triggeredBuy', 'openLong', 'openLong']);
  });

  it('of a house account is nobody’s news, and one that was cancelled is no fill', () => {
    const { exchange, told } = open();
    exchange.announce({ type: 'order', order: { ...filled, accountId: 'house' }, fill });
    exchange.announce({ type: 'order', order: { ...filled, status: 'CANCELLED' } });
    expect(told).toEqual([]);
    exchange.announce({ type: 'order', order: { ...filled, side: 'SELL' }, fill: { ...fill, side: 'SELL' } });
    expect(told).toEqual([
      ['ada', expect.objectContaining({ message: expect.objectContaining({ key: 'closeLong' }) })],
    ]);
  });
});
