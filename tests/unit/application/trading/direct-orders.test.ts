import type { OrderIntent } from '../../../../src/application/trading/place-order.use-case';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { CancelAlgoOrder } from '../../../../src/application/trading/cancel-algo-order.use-case';
import { DirectOrders, type OneClickMarket } from '../../../../src/application/trading/direct-orders';
import { MovePriceLine } from '../../../../src/application/trading/move-price-line.use-case';
import { PlaceBasket } from '../../../../src/application/trading/place-basket.use-case';
import type { Failure } from '../../../../src/application/kernel/failure';
import type { Placement } from '../../../../src/application/trading/place-once';
import type { PreparedOrder } from '../../../../src/domain/commands/prepared-order';
import type { Instrument } from '../../../../src/domain/markets/instrument';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import { order } from './trading-fakes';

const placed: Placement = { status: 'placed', clientOrderId: 1, orderId: '1' };
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function setUp() {
  const sent: unknown[] = [];
  const lost: unknown[] = [];
  const place = (kind: string) => ({
    place: async (intent: object, onLost?: unknown) => {
      sent.push(plain({ kind, ...intent }));
      lost.push(onLost);
      return placed;
    },
  });
  return { sent, lost, direct: new DirectOrders(place('book') as never, place('conditional') as never) };
}

const instrument: Instrument = {
  symbol: 'SPOT_BTC_USDT',
  type: 'SPOT',
  base: 'BTC',
  quote: 'USDT',
  status: 'TRADING',
  tick: decimal('0.1'),
  step: decimal('0.001'),
  minimumPrice: decimal('1'),
  maximumPrice: decimal('1000000'),
  minimumQuantity: decimal('0.001'),
  maximumQuantity: decimal('100'),
  minimumNotional: decimal('10'),
  groupings: [1],
};
const market: OneClickMarket = {
  instrument,
  book: { bestBid: 59_999, bestAsk: 60_001, middle: 60_000 },
  lastPrice: 60_000,
  contract: undefined,
};
const hedged: OneClickMarket = {
  ...market,
  instrument: { ...instrument, symbol: 'PERP_BTC_USDT', type: 'PERP' },
  contract: { terms: { positionMode: 'HEDGE_MODE', marginMode: 'ISOLATED', positions: [] } as never },
};

describe('an order that was worked out before', () => {
  const prepared: PreparedOrder = {
    symbol: 'PERP_BTC_USDT',
    side: 'BUY',
    type: 'LIMIT',
    price: decimal('60000'),
    quantity: decimal('0.1'),
    reduceOnly: false,
    value: decimal('6000'),
    position: { positionSide: 'LONG', marginMode: 'CROSS', closable: decimal('0') } as never,
  };

  it('goes to the book', async () => {
    const { direct, sent, lost } = setUp();
    const onLost = (): void => undefined;
    expect(await direct.prepared(prepared, onLost)).toBe(placed);
    expect(sent).toMatchObject([
      { kind: 'book', side: 'BUY', type: 'LIMIT', price: '60000', quantity: '0.1', positionSide: 'LONG' },
    ]);
    expect(sent[0]).toMatchObject({ marginMode: 'CROSS' });
    expect(lost).toEqual([onLost]);
  });

  it.each([
    ['a stop', { stopLoss: decimal('56000') }, ['STOP_LOSS']],
    ['a target', { takeProfit: decimal('70000') }, ['TAKE_PROFIT']],
    ['both', { stopLoss: decimal('56000'), takeProfit: decimal('70000') }, ['TAKE_PROFIT', 'STOP_LOSS']],
  ])('is a bracket where %s goes with it', async (_, exits, legs) => {
    const { direct, sent, lost } = setUp();
    const onLost = (): void => undefined;
    expect(await direct.prepared({ ...prepared, ...exits }, onLost)).toBe(placed);
    expect(sent).toMatchObject([
      {
        kind: 'conditional',
        algoType: 'BRACKET',
        side: 'BUY',
        childType: 'LIMIT',
        price: '60000',
        quantity: '0.1',
        positionSide: 'LONG',
        marginMode: 'CROSS',
        legs: [{ legs: legs.map((algoType) => ({ algoType, triggerPriceType: 'MARKET_PRICE' })) }],
      },
    ]);
    expect(sent[0]).not.toHaveProperty('reduceOnly');
    expect(lost).toEqual([onLost]);
  });

  it('that only closes says so in a bracket too, and names no position on a spot market', async () => {
    const { direct, sent } = setUp();
    const exit = { stopLoss: decimal('56000'), position: undefined };
    await direct.prepared({ ...prepared, ...exit, reduceOnly: true });
    expect(sent[0]).toMatchObject({ reduceOnly: true });
    expect(sent[0]).not.toHaveProperty('positionSide');
  });
});

describe('one click at a price', () => {
  it('is a limit order', async () => {
    const { direct, sent } = setUp();
    expect(await direct.limit(market, { side: 'BUY' }, decimal('59000'), decimal('0.1'))).toBe(placed);
    expect(sent).toMatchObject([
      { kind: 'book', symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'LIMIT', price: '59000', quantity: '0.1' },
    ]);
    expect(sent[0]).not.toHaveProperty('positionSide');
  });

  it('opens in hedge mode', async () => {
    const { direct, sent } = setUp();
    await direct.limit(hedged, { side: 'SELL' }, decimal('61000'), decimal('0.1'));
    await direct.stop(hedged, { side: 'BUY' }, decimal('61000'), decimal('0.1'));
    expect(sent).toMatchObject([
      { positionSide: 'SHORT', marginMode: 'ISOLATED' },
      { positionSide: 'LONG', marginMode: 'ISOLATED' },
    ]);
  });

  describe('that closes in hedge mode', () => {
    const held = (positions: readonly object[]): OneClickMarket => ({
      ...hedged,
      contract: { terms: { positionMode: 'HEDGE_MODE', marginMode: 'ISOLATED', positions } as never },
    });
    const long = { positionSide: 'LONG', marginMode: 'CROSS', holding: decimal('0.1') };
    const closing = { side: 'SELL', closing: true } as const;

    it('only reduces the position of its side, by a limit and by a stop', async () => {
      const { direct, sent } = setUp();
      await direct.limit(held([long]), closing, decimal('61000'), decimal('0.1'));
      await direct.stop(held([long]), closing, decimal('59000'), decimal('0.1'));
      const terms = { side: 'SELL', positionSide: 'LONG', marginMode: 'CROSS', reduceOnly: true };
      expect(sent).toMatchObject([
        { kind: 'book', ...terms },
        { kind: 'conditional', ...terms },
      ]);
    });

    it('is not sent where nothing of that position is held, or less than it asks for', async () => {
      const { direct, sent } = setUp();
      const close = (market: OneClickMarket, size: string, side: 'BUY' | 'SELL' = 'SELL') =>
        direct.limit(market, { side, closing: true }, decimal('60000'), decimal(size));
      expect(await close(held([long]), '0.1', 'BUY')).toEqual({ status: 'nothingHeld' });
      expect(await direct.stop(held([]), closing, decimal('59000'), decimal('0.1'))).toEqual({ status: 'nothingHeld' });
      expect(await close(held([long]), '0.2')).toMatchObject({
        status: 'problem',
        problem: { field: 'quantity', reason: 'reduceOnlyRefused', limit: decimal('0.1') },
      });
      expect(sent).toEqual([]);
    });

    it('is not sent before it is known how the account holds positions, and closes nothing by that name in one-way mode', async () => {
      const { direct, sent } = setUp();
      const unknown = { ...hedged, contract: { terms: undefined } };
      expect(await direct.limit(unknown, closing, decimal('61000'), decimal('0.1'))).toEqual({ status: 'noTerms' });
      expect(sent).toEqual([]);
      const oneWay = { positionMode: 'ONE_WAY', marginMode: 'CROSS', positions: [] } as const;
      await direct.limit({ ...hedged, contract: { terms: oneWay } }, closing, decimal('61000'), decimal('0.1'));
      expect(sent).toMatchObject([{ positionSide: 'BOTH' }]);
      expect(sent[0]).not.toHaveProperty('reduceOnly');
    });
  });

  it('is not sent where the market would refuse it', async () => {
    const { direct, sent } = setUp();
    const tooSmall = await direct.limit(market, { side: 'BUY' }, decimal('59000'), decimal('0.0001'));
    expect(tooSmall).toMatchObject({ status: 'problem', problem: { field: 'quantity' } });
    expect(sent).toEqual([]);
  });

  it('is not held against a market that nobody offers on', async () => {
    const { direct } = setUp();
    const empty = { ...market, book: { bestBid: undefined, bestAsk: undefined, middle: undefined } };
    expect(await direct.limit(empty, { side: 'BUY' }, decimal('59000'), decimal('0.1'))).toBe(placed);
  });

  it('is a stop at market where that is wanted', async () => {
    const { direct, sent } = setUp();
    expect(await direct.stop(market, { side: 'BUY' }, decimal('60000.1'), decimal('0.1'))).toBe(placed);
    expect(await direct.stop(market, { side: 'SELL' }, decimal('59999.9'), decimal('0.1'))).toBe(placed);
    const stop = { kind: 'conditional', algoType: 'STOP', childType: 'MARKET', triggerPriceType: 'MARKET_PRICE' };
    expect(sent).toMatchObject([
      { ...stop, side: 'BUY', triggerPrice: '60000.1', quantity: '0.1' },
      { ...stop, side: 'SELL', triggerPrice: '59999.9', quantity: '0.1' },
    ]);
  });

  it.each(['BUY', 'SELL'] as const)('is no stop that would be set off at once (%s)', async (side) => {
    const { direct, sent } = setUp();
    const beyond = decimal(side === 'BUY' ? '59999' : '60001');
    const wrong = { status: 'wrongSide' };
    expect(await direct.stop(market, { side }, decimal('60000'), decimal('0.1'))).toEqual(wrong);
    expect(await direct.stop(market, { side }, beyond, decimal('0.1'))).toEqual(wrong);
    // Without a trade yet, by the middle of the book.
    expect(await direct.stop({ ...market, lastPrice: undefined }, { side }, beyond, decimal('0.1'))).toEqual(wrong);
    expect(sent).toEqual([]);
  });

  it('takes a stop at any price where nothing is known of the market', async () => {
    const { direct } = setUp();
    const unknown = { ...market, lastPrice: undefined, book: { ...market.book, middle: undefined } };
    expect(await direct.stop(unknown, { side: 'BUY' }, decimal('1'), decimal('0.1'))).toBe(placed);
  });
});

it('a basket sends its orders one after the other, and tells of each', async () => {
  const known: unknown[] = [];
  const sent: unknown[] = [];
  const answers: Placement[] = [{ status: 'notPlaced', clientOrderId: 1, failure: { kind: 'offline' } }, placed];
  const place = async (intent: OrderIntent): Promise<Placement> => (sent.push(plain(intent)), answers.shift()!);
  const basket = new PlaceBasket({ place }, { visit: new Subject(0) });
  const draft = { side: 'BUY', type: 'MARKET', amount: decimal('100') } as const;
  await basket.place(
    [
      { instrument, draft },
      { instrument: { ...instrument, symbol: 'SPOT_ETH_USDT' }, draft },
    ],
    (index, { status }) => known.push([index, status]),
  );
  expect(known).toEqual([
    [0, 'notPlaced'],
    [1, 'placed'],
  ]);
  expect(sent).toMatchObject([
    { symbol: 'SPOT_BTC_USDT', amount: '100' },
    { symbol: 'SPOT_ETH_USDT', amount: '100' },
  ]);
});

it('what of a basket was not sent when another account came in is not sent', async () => {
  const sent: string[] = [];
  const visit = new Subject(0);
  const place = async ({ symbol }: OrderIntent): Promise<Placement> => (sent.push(symbol), placed);
  const draft = { side: 'BUY', type: 'MARKET', amount: decimal('100') } as const;
  await new PlaceBasket({ place }, { visit }).place(
    [1, 2].map(() => ({ instrument, draft })),
    () => visit.set(1),
  );
  expect(sent).toEqual(['SPOT_BTC_USDT']);
});

describe('a price line', () => {
  function lines() {
    const done: unknown[] = [];
    const move = new MovePriceLine(
      { edit: async (what, change) => (done.push(['edit', what, plain(change)]), success(undefined)) },
      { cancel: async (what) => (done.push(['cancel', what]), success('asked')) },
      { cancel: async (what) => (done.push(['cancel conditional', what]), success('ended')) },
      { removeLeg: async (what) => void done.push(['remove leg', what]) },
      { value: [] },
    );
    return { done, move };
  }

  const leg = { algoOrderId: '8', legs: [] } as unknown as AlgoOrder;
  const root = { algoOrderId: '7', legs: [leg] } as unknown as AlgoOrder;
  const at = { id: '1', symbol: 'SPOT_BTC_USDT', price: decimal('1') };
  const waiting = order();
  const price = decimal('61000');

  it('moves the limit of an order, the trigger of a conditional one, or that of its leg', async () => {
    const { done, move } = lines();
    await move.move({ ...at, kind: 'order', order: waiting }, price);
    await move.move({ ...at, kind: 'trigger', root, leg: root }, price);
    await move.move({ ...at, kind: 'trigger', root, leg }, price);
    expect(done).toEqual([
      ['edit', waiting, { price: '61000' }],
      ['edit', root, { triggerPrice: '61000' }],
      ['edit', root, { legs: [{ algoOrderId: '8', triggerPrice: '61000' }] }],
    ]);
  });

  it('cancels what it stands for', async () => {
    const { done, move } = lines();
    expect(await move.cancel({ ...at, kind: 'order', order: waiting })).toEqual(success(undefined));
    expect(await move.cancel({ ...at, kind: 'trigger', root, leg })).toEqual(success(undefined));
    expect(done).toEqual([
      ['cancel', waiting],
      ['cancel conditional', root],
    ]);
  });
});

describe('cancelling a conditional order', () => {
  it.each([
    [success(undefined), success('asked'), 0],
    // It ended without our having heard of it.
    [failure<Failure>({ kind: 'notFound' }), success('ended'), 1],
    [failure<Failure>({ kind: 'rejected', reason: 'orderNotFound' }), success('ended'), 1],
    [
      failure<Failure>({ kind: 'rejected', reason: 'notAvailable' }),
      failure({ kind: 'rejected', reason: 'notAvailable' }),
      0,
    ],
  ] as const)('looks again only where it had ended (%#)', async (answer, told, looks) => {
    let looked = 0;
    const asked: unknown[] = [];
    const cancel = new CancelAlgoOrder(
      { cancel: async (what) => (asked.push(what), answer) },
      { refresh: async () => void (looked += 1) },
    );
    expect(await cancel.cancel({ algoOrderId: '7', symbol: 'PERP_BTC_USDT' })).toEqual(told);
    expect(asked).toEqual([{ algoOrderId: '7', symbol: 'PERP_BTC_USDT' }]);
    expect(looked).toBe(looks);
  });
});
