import type { AlgoOrderIntent } from '../../../../src/application/trading/place-algo-order.use-case';
import type { Placement } from '../../../../src/application/trading/place-once';
import { ProtectPosition } from '../../../../src/application/trading/protect-position.use-case';
import type { Failure } from '../../../../src/application/kernel/failure';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import type { Position } from '../../../../src/domain/trading/position';

const long = {
  symbol: 'PERP_BTC_USDT',
  positionSide: 'LONG',
  marginMode: 'ISOLATED',
  holding: decimal('0.5'),
} as Position;
const offline: Failure = { kind: 'offline' };
const by = { triggerPriceType: 'MARK_PRICE' } as const;
const [takeProfit, stopLoss] = [decimal('70000'), decimal('56000')];

const leg = (algoType: 'TAKE_PROFIT' | 'STOP_LOSS', price: string, more: Partial<AlgoOrder> = {}): AlgoOrder =>
  ({
    algoOrderId: algoType === 'TAKE_PROFIT' ? '8' : '9',
    algoType,
    status: 'NEW',
    triggerPrice: decimal(price),
    triggerPriceType: 'MARK_PRICE',
    legs: [],
    ...more,
  }) as unknown as AlgoOrder;
const group = (...legs: AlgoOrder[]): AlgoOrder =>
  ({ algoOrderId: '7', symbol: long.symbol, algoType: 'POSITIONAL_TP_SL', legs }) as unknown as AlgoOrder;

function setUp(refusal?: Failure) {
  const placed: AlgoOrderIntent[] = [];
  const edited: unknown[] = [];
  const cancelled: unknown[] = [];
  const placement: Placement = refusal
    ? { status: 'notPlaced', clientOrderId: 1, failure: refusal }
    : { status: 'placed', clientOrderId: 1, orderId: '11' };
  const answer = refusal ? failure(refusal) : success(undefined);
  const protect = new ProtectPosition(
    { place: async (intent) => (placed.push(intent), placement) },
    { edit: async (order, change) => (edited.push([order, JSON.parse(JSON.stringify(change))]), answer) },
    { cancel: async (order) => (cancelled.push(order), refusal ? failure(refusal) : success('asked')) },
    { replaced: new Set() },
  );
  return { protect, edited, cancelled, sent: () => JSON.parse(JSON.stringify(placed)) };
}

const sides = { positionSide: 'LONG', triggerPriceType: 'MARK_PRICE', reduceOnly: true };

describe('what protects a position that had nothing', () => {
  it('closes the whole of it, however large it is then', async () => {
    const { protect, sent } = setUp();
    expect(await protect.protect(long, { takeProfit, stopLoss, ...by })).toBeUndefined();
    const closing = { ...sides, side: 'SELL', childType: 'CLOSE_POSITION' };
    expect(sent()).toEqual([
      {
        ...sides,
        symbol: long.symbol,
        algoType: 'POSITIONAL_TP_SL',
        marginMode: 'ISOLATED',
        legs: [
          { ...closing, algoType: 'TAKE_PROFIT', triggerPrice: '70000' },
          { ...closing, algoType: 'STOP_LOSS', triggerPrice: '56000' },
        ],
      },
    ]);
  });

  it('or a part of it, at market', async () => {
    const { protect, sent } = setUp();
    await protect.protect(long, { stopLoss, quantity: decimal('0.2'), ...by });
    expect(sent()).toEqual([
      {
        ...sides,
        symbol: long.symbol,
        algoType: 'TP_SL',
        marginMode: 'ISOLATED',
        quantity: '0.2',
        side: 'SELL',
        legs: [
          {
            ...sides,
            algoType: 'STOP_LOSS',
            side: 'SELL',
            childType: 'MARKET',
            triggerPrice: '56000',
            quantity: '0.2',
          },
        ],
      },
    ]);
  });

  it('has the one leg that was wanted, on the side that closes a short position', async () => {
    const { protect, sent } = setUp();
    await protect.protect({ ...long, holding: decimal('-1') }, { takeProfit, ...by });
    expect(sent()[0].legs).toMatchObject([{ algoType: 'TAKE_PROFIT', side: 'BUY' }]);
  });

  it('is nothing still where it was refused', async () => {
    const { protect } = setUp(offline);
    expect(await protect.protect(long, { stopLoss, ...by })).toEqual({ failure: offline, stands: 'before' });
  });
});

describe('a change of what protects a position', () => {
  it('names the legs that change, and no others', async () => {
    const { protect, edited, sent } = setUp();
    const existing = group(leg('TAKE_PROFIT', '70000'), leg('STOP_LOSS', '55000'));
    expect(await protect.protect(long, { takeProfit, stopLoss, ...by }, existing)).toBeUndefined();
    expect(edited).toEqual([[existing, { legs: [{ algoOrderId: '9', triggerPrice: '56000' }] }]]);
    expect(sent()).toEqual([]);
  });

  it('is not asked for where nothing changes', async () => {
    const { protect, edited, sent } = setUp();
    const existing = group(leg('STOP_LOSS', '56000'));
    expect(await protect.protect(long, { stopLoss, ...by }, existing)).toBeUndefined();
    expect([edited, sent()]).toEqual([[], []]);
  });

  it('leaves it as it was where it is refused', async () => {
    const { protect } = setUp(offline);
    const existing = group(leg('STOP_LOSS', '55000'));
    expect(await protect.protect(long, { stopLoss, ...by }, existing)).toEqual({ failure: offline, stands: 'before' });
  });

  it('is another group where another price sets it off', async () => {
    const { protect, edited, sent, cancelled } = setUp();
    const existing = group(leg('STOP_LOSS', '56000', { triggerPriceType: 'MARKET_PRICE' }));
    expect(await protect.protect(long, { stopLoss, ...by }, existing)).toBeUndefined();
    expect(edited).toEqual([]);
    expect(sent()).toMatchObject([{ algoType: 'TP_SL' }, { algoType: 'POSITIONAL_TP_SL' }]);
    expect(cancelled).toEqual([existing, { algoOrderId: '11', symbol: long.symbol }]);
  });

  it('gives a leg a price that had none', async () => {
    const { protect, edited } = setUp();
    const existing = group(leg('STOP_LOSS', '0', { triggerPrice: undefined }));
    await protect.protect(long, { stopLoss, ...by }, existing);
    expect(edited).toMatchObject([[existing, { legs: [{ algoOrderId: '9', triggerPrice: '56000' }] }]]);
  });
});

describe('taking a protection away', () => {
  it('cancels its group', async () => {
    const { protect, cancelled } = setUp();
    const existing = group(leg('STOP_LOSS', '55000'));
    expect(await protect.remove(existing)).toBeUndefined();
    expect(cancelled).toEqual([existing]);
  });

  it('leaves it where it is refused', async () => {
    const { protect } = setUp(offline);
    expect(await protect.remove(group())).toEqual({ failure: offline, stands: 'before' });
  });
});
