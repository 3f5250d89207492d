import { DirectOrders } from '../../../../../src/application/trading/direct-orders';
import { ClosePositions } from '../../../../../src/application/trading/close-positions.use-case';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { PositionSubmissions } from '../../../../../src/application/trading/position-submissions';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import type { PositionMode } from '../../../../../src/domain/trading/position';
import { OrderKeys, type KeyedMarket } from '../../../../../src/presentation/features/terminal/keys/order-keys';
import { pending } from '../../../application/trading/trading-fakes';
import { bitcoinPerpetual } from '../../../domain/trading/instruments';

const symbol = bitcoinPerpetual.symbol;
const long = { symbol, positionSide: 'LONG', marginMode: 'CROSS', holding: decimal('0.3') };
const short = { symbol, positionSide: 'SHORT', marginMode: 'CROSS', holding: decimal('-0.1') };
const both = { symbol, positionSide: 'BOTH', marginMode: 'CROSS', holding: decimal('0.3') };

function keys(positionMode: PositionMode, positions: readonly object[], answer?: object, state: object = {}) {
  const sent: object[] = [];
  const told: string[] = [];
  const shown: object[] = [];
  const accept = {
    place: async (order: object) => (sent.push(order), answer ?? { status: 'placed', clientOrderId: 1, orderId: '1' }),
  };
  const live = (value: unknown) => ({ state: { current: { status: 'ready', value, stale: false, ...state } } });
  const known = { state: new Subject({ status: 'ready', value: positions, stale: false, ...state }) };
  const submissions = new PositionSubmissions(known as never, { after: () => () => undefined });
  const orders = new OrderKeys(
    new DirectOrders(accept as never, accept as never),
    new ClosePositions(
      accept as never,
      {} as never,
      {} as never,
      {} as never,
      { of: async () => undefined },
      submissions,
    ),
    {} as never,
    {} as never,
    live([]) as never,
    live([]) as never,
    known as never,
    submissions,
    {
      show: (_, text) => {
        shown.push(text);
        told.push('key' in text ? text.key : text.text);
      },
    },
    { now: () => 0 },
  );
  const market: KeyedMarket = {
    instrument: bitcoinPerpetual,
    bestBid: 59990,
    bestAsk: 60010,
    margin: { positionMode, marginMode: 'CROSS' },
    marks: decimalMarks('en'),
  };
  const holds = (value: readonly object[]): void => known.state.set({ status: 'ready', value, stale: false });
  return { orders, market, sent, told, shown, submissions, holds };
}

it('a key that buys opens a long in hedge mode, one that sells a short', async () => {
  const { orders, market, sent } = keys('HEDGE_MODE', [long, short]);
  await orders.trade('BUY', 'market', '0.01', market);
  await orders.trade('SELL', 'join', '0.01', market);
  expect(sent).toMatchObject([
    { side: 'BUY', positionSide: 'LONG' },
    { side: 'SELL', positionSide: 'SHORT', type: 'POST_ONLY' },
  ]);
  expect(sent).not.toContainEqual(expect.objectContaining({ reduceOnly: true }));
});

it('sends nothing for a contract while its margin settings are not known', async () => {
  const { orders, market, sent, told } = keys('ONE_WAY', []);
  await orders.trade('BUY', 'market', '0.01', { ...market, margin: undefined });
  expect([sent, told]).toEqual([[], ['commands:keys.notPossible']]);
});

it('closes the side that is meant, and asks which one where both are held', async () => {
  const { orders, sent, told } = keys('HEDGE_MODE', [long, short]);
  await orders.close(symbol);
  expect([sent, told]).toEqual([[], ['commands:keys.whichPosition']]);
  await orders.close(symbol, 'SHORT');
  expect(sent).toMatchObject([{ side: 'BUY', positionSide: 'SHORT', reduceOnly: true, quantity: decimal('0.1') }]);
});

it('closes or reverses the one position of one-way mode, and closes no long where a short is meant', async () => {
  const { orders, sent, told, holds } = keys('ONE_WAY', [both]);
  await orders.close(symbol, 'SHORT');
  expect([sent, told]).toEqual([[], ['commands:keys.noPosition']]);
  await orders.close(symbol);
  holds([]);
  holds([both]);
  await orders.reverse(symbol);
  expect(sent).toMatchObject([
    { side: 'SELL', positionSide: 'BOTH', reduceOnly: true, quantity: decimal('0.3') },
    { side: 'SELL', positionSide: 'BOTH', quantity: decimal('0.6') },
  ]);
});

it('tells in passing which own limit stands against an order, and what was set', async () => {
  const failure = { kind: 'ownLimit', limit: 'hours', hours: [3, 4] } as const;
  const { orders, market, shown } = keys('ONE_WAY', [], { status: 'notPlaced', failure });
  await orders.trade('BUY', 'market', '0.01', market);
  expect(shown).toEqual([{ key: 'common:ownLimit.reached', failure }]);
});

it('says of a hedged position that it is the mode that reverses none, and of none that there is none', async () => {
  const hedged = keys('HEDGE_MODE', [long]);
  await hedged.orders.reverse(symbol);
  expect([hedged.sent, hedged.told]).toEqual([[], ['commands:keys.oneWayOnly']]);
  const none = keys('ONE_WAY', []);
  await none.orders.reverse(symbol);
  expect([none.sent, none.told]).toEqual([[], ['commands:keys.noPosition']]);
});

it.each([{ status: 'loading' }, { status: 'failed' }, { stale: true }])(
  'says that nobody knows what is there to act on, and not that there is nothing (%j)',
  async (state) => {
    const { orders, market, sent, told } = keys('ONE_WAY', [both], undefined, state);
    await orders.close(symbol);
    await orders.reverse(symbol);
    await orders.cancelNearest(market);
    expect([sent, new Set(told), told.length]).toEqual([[], new Set(['commands:keys.unread']), 3]);
  },
);

it('says that nothing is open once that is known', async () => {
  const { orders, market, told } = keys('ONE_WAY', []);
  await orders.cancelNearest(market);
  expect(told).toEqual(['commands:keys.nothingOpen']);
});

it('sends nothing about a position while something about it is on its way from elsewhere', async () => {
  const { orders, sent, told, submissions } = keys('ONE_WAY', [both]);
  const dialog = pending<undefined>();
  const sending = submissions.during([both as never], () => dialog.promise);
  await orders.close(symbol);
  await orders.reverse(symbol);
  expect([sent, told]).toEqual([[], ['commands:keys.underWay', 'commands:keys.underWay']]);
  dialog.resolve(undefined);
  await sending;
  await orders.close(symbol);
  expect(sent).toHaveLength(1);
});

it('lets no dialog send about a position while a key does', async () => {
  const answer = pending<object>();
  const { orders, submissions, holds } = keys('ONE_WAY', [both], answer.promise);
  const closing = orders.close(symbol);
  expect(submissions.has(both as never)).toBe(true);
  answer.resolve({ status: 'placed', clientOrderId: 1, orderId: '1' });
  await closing;
  holds([]);
  expect(submissions.has(both as never)).toBe(false);
});

it('reverses once, until the position is known that came of it', async () => {
  const { orders, sent, told, holds } = keys('ONE_WAY', [both]);
  await orders.reverse(symbol);
  await orders.reverse(symbol);
  await orders.close(symbol);
  expect([sent.length, told]).toEqual([
    1,
    ['commands:keys.placed', 'commands:keys.underWay', 'commands:keys.underWay'],
  ]);
  holds([{ ...both, holding: decimal('-0.3') }]);
  await orders.reverse(symbol);
  expect(sent).toMatchObject([{ side: 'SELL' }, { side: 'BUY' }]);
});
