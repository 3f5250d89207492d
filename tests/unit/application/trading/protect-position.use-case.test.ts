import type { Failure } from '../../../../src/application/kernel/failure';
import type { AlgoOrderRequest } from '../../../../src/application/trading/algo-orders-commands.port';
import {
  legRemoval,
  ProtectPosition,
  type StandingProtection,
} from '../../../../src/application/trading/protect-position.use-case';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import type { Position } from '../../../../src/domain/trading/position';

const position = {
  symbol: 'PERP_BTC_USDT',
  positionSide: 'BOTH',
  marginMode: 'CROSS',
  holding: decimal('0.5'),
} as Position;
const stopLoss = {
  algoOrderId: '8',
  algoType: 'STOP_LOSS',
  status: 'NEW',
  triggerPrice: decimal('55000'),
  triggerPriceType: 'MARK_PRICE',
  legs: [],
} as unknown as AlgoOrder;
const existing = {
  algoOrderId: '7',
  symbol: position.symbol,
  algoType: 'POSITIONAL_TP_SL',
  legs: [stopLoss],
} as unknown as AlgoOrder;
const wanted = { takeProfit: decimal('70000'), stopLoss: decimal('56000'), triggerPriceType: 'MARK_PRICE' } as const;

/** An exchange that has one group for the whole of a position; @param breaksAt the step that fails, from 1 */
function setUp(breaksAt?: number) {
  const steps: string[] = [];
  const standing = new Set([existing.algoOrderId]);
  const replaced = new Set<string>();
  let id = 10;
  const step = (name: string): Failure | undefined => (steps.push(name) === breaksAt ? { kind: 'offline' } : undefined);
  const protect = new ProtectPosition(
    {
      place: async (request: Omit<AlgoOrderRequest, 'clientAlgoOrderId'>) => {
        const broken = step(`place ${request.algoType} ${String(request.quantity ?? 'whole')}`);
        if (broken) return { status: 'notPlaced', clientOrderId: 1, failure: broken };
        id += 1;
        standing.add(String(id));
        return { status: 'placed', clientOrderId: 1, orderId: String(id) };
      },
    },
    { edit: async () => (step('edit'), success(undefined)) },
    {
      cancel: async ({ algoOrderId }) => {
        const broken = step(`cancel ${algoOrderId}`);
        if (broken) return failure(broken);
        standing.delete(algoOrderId);
        return success('asked' as const);
      },
    },
    { replaced },
  );
  return { steps, standing, protect, replaced };
}

describe('what protects a position', () => {
  it('is changed where it stands while it has the same legs', async () => {
    const { protect, steps } = setUp();
    expect(
      await protect.protect(position, { stopLoss: decimal('56000'), triggerPriceType: 'MARK_PRICE' }, existing),
    ).toBeUndefined();
    expect(steps).toEqual(['edit']);
  });

  it('never is nothing while it becomes another: an order of its size stands in between', async () => {
    const { protect, steps, standing, replaced } = setUp();
    expect(await protect.protect(position, wanted, existing)).toBeUndefined();
    expect([...replaced]).toEqual(['7', '11']);
    expect(steps).toEqual(['place TP_SL 0.5', 'cancel 7', 'place POSITIONAL_TP_SL whole', 'cancel 11']);
    expect([...standing]).toEqual(['12']);
  });

  it.each<[number, StandingProtection, readonly string[]]>([
    [1, 'before', ['7']],
    [2, 'beforeAndPart', ['7', '11']],
    [3, 'part', ['11']],
    [4, 'wholeAndPart', ['11', '12']],
  ])('is told exactly when step %i fails: %s', async (breaksAt, stands, left) => {
    const { protect, standing } = setUp(breaksAt);
    expect(await protect.protect(position, wanted, existing)).toEqual({ failure: { kind: 'offline' }, stands });
    expect([...standing]).toEqual(left);
  });
});

describe('one leg of what protects a position', () => {
  const takeProfit = {
    ...stopLoss,
    algoOrderId: '9',
    algoType: 'TAKE_PROFIT',
    triggerPrice: decimal('70000'),
  } as AlgoOrder;
  const about = { symbol: position.symbol, positionSide: position.positionSide };
  const both = { ...existing, ...about, legs: [takeProfit, stopLoss] } as AlgoOrder;
  const part = {
    ...both,
    algoType: 'TP_SL',
    legs: both.legs.map((leg) => ({ ...leg, quantity: decimal('0.2') })),
  } as AlgoOrder;

  it.each<[string, AlgoOrder, readonly string[]]>([
    ['of the whole', both, ['place TP_SL 0.5', 'cancel 7', 'place POSITIONAL_TP_SL whole', 'cancel 11']],
    ['of a part', part, ['place TP_SL 0.2', 'cancel 7']],
    ['alone', { ...both, legs: [takeProfit] }, ['cancel 7']],
    [
      'of an entry that has begun to trade',
      {
        ...both,
        algoOrderId: '6',
        algoType: 'BRACKET',
        executed: decimal('0.1'),
        legs: [{ ...both, legs: [takeProfit] }],
      },
      ['cancel 7'],
    ],
  ])('goes without the other: %s', async (_, root, wanted) => {
    const { protect, steps } = setUp();
    expect(await protect.removeLeg(legRemoval(root, takeProfit, [position])!)).toBeUndefined();
    expect(steps).toEqual(wanted);
  });

  it.each<[string, AlgoOrder, readonly Position[]]>([
    ['no position is there', both, [{ ...position, holding: decimal('0') }]],
    ['the position is another', both, [{ ...position, positionSide: 'LONG' }]],
    [
      'the other could not be sent again',
      { ...both, legs: [takeProfit, { ...stopLoss, price: decimal('54000') }] },
      [position],
    ],
    ['it protects nothing', { ...both, algoType: 'OCO' }, [position]],
  ])('goes with all of its order where %s', (_, root, positions) => {
    expect(legRemoval(root, takeProfit, positions)).toBeUndefined();
  });

  it('of a part leaves both in force where the old order could not be cancelled', async () => {
    const { protect, standing } = setUp(2);
    expect(await protect.removeLeg(legRemoval(part, takeProfit, [position])!)).toEqual({
      failure: { kind: 'offline' },
      stands: 'beforeAndPart',
    });
    expect([...standing]).toEqual(['7', '11']);
  });
});
