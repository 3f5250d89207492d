import { decimal, decimalText, zero } from '../../../../src/domain/shared/decimal';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import type { Order } from '../../../../src/domain/trading/order';
import type { Position } from '../../../../src/domain/trading/position';
import {
  canReverse,
  closingOrder,
  closingQuantity,
  reversalOrder,
} from '../../../../src/domain/trading/position-closing';
import { fundedSide, inGroup, positionMargin } from '../../../../src/domain/trading/position-figures';
import { marginPreview } from '../../../../src/domain/trading/position-margin';
import {
  outcomeAt,
  protectionOf,
  protectionProblem,
  triggerPriceOf,
  waitingLeg,
  writtenAs,
} from '../../../../src/domain/trading/position-protection';
import { closedResult } from '../../../../src/domain/trading/position-result';
import { bitcoinPerpetual } from './instruments';

const position = (holding: string, more: Partial<Position> = {}): Position =>
  ({
    symbol: 'PERP_BTC_USDT',
    positionSide: 'BOTH',
    marginMode: 'CROSS',
    leverage: 10,
    holding: decimal(holding),
    averageOpenPrice: decimal('100'),
    settlePrice: decimal('100'),
    isolatedMargin: decimal('77'),
    ...more,
  }) as Position;
const [long, short] = [position('2'), position('-2')];

describe('closing a position', () => {
  it('takes all of it whatever its digits, or a share on the step', () => {
    const odd = position('0.123456789');
    const shares = [100, 150, 99, 50, 0, -5].map((percent) =>
      decimalText(closingQuantity(odd, percent, bitcoinPerpetual)),
    );
    expect(shares).toEqual(['0.123456789', '0.123456789', '0.12222', '0.06172', '0', '0']);
  });

  it('is done at market, or at a price that is named', () => {
    const terms = { symbol: 'PERP_BTC_USDT', reduceOnly: true, positionSide: 'BOTH', marginMode: 'CROSS' };
    expect(closingOrder(long, decimal('1'))).toEqual({
      ...terms,
      side: 'SELL',
      type: 'MARKET',
      quantity: decimal('1'),
    });
    expect(closingOrder(short, decimal('9'), decimal('95'))).toEqual({
      ...terms,
      side: 'BUY',
      type: 'LIMIT',
      price: decimal('95'),
      quantity: decimal('2'),
    });
  });

  it('by turning it round takes twice its size at market, and only where long and short are one', () => {
    expect(reversalOrder(short)).toEqual({
      symbol: 'PERP_BTC_USDT',
      side: 'BUY',
      type: 'MARKET',
      quantity: decimal('4'),
      positionSide: 'BOTH',
      marginMode: 'CROSS',
    });
    expect((['BOTH', 'LONG', 'SHORT'] as const).map((positionSide) => canReverse({ positionSide }))).toEqual([
      ...[true, false, false],
    ]);
  });

  it('together with others leaves out whose profit nobody knows', () => {
    const groups = (pnl: string | undefined) =>
      (['all', 'winners', 'losers'] as const).map((group) =>
        inGroup(long, group, () => (pnl ? decimal(pnl) : undefined)),
      );
    expect(groups(undefined)).toEqual([true, false, false]);
    expect(groups('1')).toEqual([true, true, false]);
    expect(groups('-1')).toEqual([true, false, true]);
    expect(groups('0')).toEqual([true, false, false]);
  });
});

describe('what a position stands on', () => {
  it('is its own margin where that is apart, else the share of its value at the mark', () => {
    expect(decimalText(positionMargin({ ...long, marginMode: 'ISOLATED' }, decimal('110')))).toBe('77');
    expect(decimalText(positionMargin(short, decimal('110')))).toBe('22');
    // A source that says nothing of leverage says 0: then the whole value stands behind it.
    expect(decimalText(positionMargin({ ...long, leverage: 0 }, decimal('110')))).toBe('220');
  });

  it('is reckoned without tiers as if none were needed', () => {
    const preview = marginPreview(long, zero, decimal('100'), []);
    expect([preview.liquidationPrice, preview.leverage].map((figure) => decimalText(figure!).slice(0, 6))).toEqual([
      ...['61.5', '2.5974'],
    ]);
    expect(preview.belowMaintenance).toBe(false);
    expect(marginPreview(position('0'), zero, decimal('100'), []).liquidationPrice).toBeUndefined();
    expect(marginPreview(long, decimal('500'), decimal('100'), []).liquidationPrice).toBeUndefined();
  });

  it('has the last tier where it is larger than all', () => {
    const tier = (to: string, rate: string, amount: string) =>
      ({ notionalTo: decimal(to), maintenanceMarginRate: decimal(rate), maintenanceAmount: decimal(amount) }) as never;
    const below = (margin: string) =>
      marginPreview({ ...long, isolatedMargin: decimal(margin) }, zero, decimal('100'), [
        tier('20', '0.01', '0'),
        tier('50', '0.3', '0'),
        tier('100', '0.5', '25'),
      ]).belowMaintenance;
    // Of a value of 200 a half, less 25.
    expect([below('74.99'), below('75')]).toEqual([true, false]);
  });

  it('pays funding on the side that the rate is against', () => {
    const paid = (rate: string, amount: string) => fundedSide({ rate: decimal(rate), amount: decimal(amount) });
    expect([paid('0.01', '-5'), paid('0.01', '5'), paid('-0.01', '5'), paid('-0.01', '-5')]).toEqual([
      ...['LONG', 'SHORT', 'LONG', 'SHORT'],
    ]);
  });
});

describe('the protection of a position', () => {
  const order = (algoType: AlgoOrder['algoType'], more: Partial<AlgoOrder> = {}): AlgoOrder =>
    ({
      algoOrderId: algoType,
      algoType,
      symbol: 'PERP_BTC_USDT',
      positionSide: 'BOTH',
      status: 'NEW',
      executed: zero,
      legs: [],
      ...more,
    }) as AlgoOrder;
  const found = (...orders: readonly AlgoOrder[]) => protectionOf(long, orders).map(({ algoOrderId }) => algoOrderId);

  it('is what closes all or a part of it, also behind an entry that was traded', () => {
    expect(found(order('POSITIONAL_TP_SL'), order('TP_SL'), order('STOP'), order('OCO'))).toEqual([
      ...['POSITIONAL_TP_SL', 'TP_SL'],
    ]);
    const entry = order('BRACKET', { legs: [order('TP_SL')] });
    expect(found(entry)).toEqual([]);
    expect(found({ ...entry, executed: decimal('1') })).toEqual(['TP_SL']);
  });

  it('is of its own contract and its own side alone', () => {
    expect(found(order('TP_SL', { symbol: 'PERP_ETH_USDT' }), order('TP_SL', { positionSide: 'LONG' }))).toEqual([]);
  });

  it('has legs that wait until they have ended', () => {
    const leg = (status: AlgoOrder['status']) =>
      waitingLeg(order('TP_SL', { legs: [order('TAKE_PROFIT'), order('STOP_LOSS', { status })] }), 'STOP_LOSS')
        ?.algoType;
    expect((['NEW', 'REPLACED', 'FILLED', 'CANCELLED'] as const).map(leg)).toEqual([
      ...['STOP_LOSS', 'STOP_LOSS', undefined, undefined],
    ]);
    expect(waitingLeg(order('TP_SL', { legs: [order('STOP_LOSS')] }), 'TAKE_PROFIT')).toBeUndefined();
  });

  it('has no price of a profit where nothing would be closed', () => {
    expect(triggerPriceOf(long, 'TAKE_PROFIT', 'pnl', decimal('10'), zero)).toBeUndefined();
    expect(triggerPriceOf(long, 'TAKE_PROFIT', 'percent', decimal('10'), zero)).toBeUndefined();
    expect(decimalText(triggerPriceOf(short, 'STOP_LOSS', 'pnl', decimal('10'), decimal('2'))!)).toBe('105');
  });

  it('tells of a short what it would bring', () => {
    const { pnl, percent } = outcomeAt(short, decimal('90'), decimal('1'));
    expect([pnl, percent!].map(decimalText)).toEqual(['10', '100']);
  });

  it('may take a profit on either side of liquidation, and stop a loss only before it', () => {
    const of = (leg: 'TAKE_PROFIT' | 'STOP_LOSS', trigger: string, liquidation: string | undefined) =>
      protectionProblem(
        { ...long, liquidationPrice: liquidation === undefined ? undefined : decimal(liquidation) },
        leg,
        decimal(trigger),
        decimal('100'),
      );
    expect(of('STOP_LOSS', '90', '90')).toBe('beyondLiquidation');
    expect(of('STOP_LOSS', '90', '89.99')).toBeUndefined();
    expect(of('STOP_LOSS', '90', undefined)).toBeUndefined();
    // The mark may have passed it already, where hosts differ by a moment.
    expect(of('TAKE_PROFIT', '110', '120')).toBeUndefined();
    // The smaller leg of a hedged contract is liquidated where it gains: nothing comes before its stop.
    const leg = { ...short, positionSide: 'SHORT' as const, markPrice: decimal('100') };
    const hedged = (liquidation: string) =>
      protectionProblem({ ...leg, liquidationPrice: decimal(liquidation) }, 'STOP_LOSS', decimal('110'), decimal('99'));
    expect([hedged('90'), hedged('109')]).toEqual([undefined, 'beyondLiquidation']);
  });
});

describe('what an order closed', () => {
  const closed = (side: 'BUY' | 'SELL', realised: string) =>
    closedResult({
      symbol: 'PERP_BTC_USDT',
      side,
      executed: decimal('2'),
      averagePrice: decimal('110'),
      realisedPnl: decimal(realised),
    } as Order);

  it('began where its profit says', () => {
    expect([closed('SELL', '20')!.long, decimalText(closed('SELL', '20')!.entry)]).toEqual([true, '100']);
    expect([closed('BUY', '20')!.long, decimalText(closed('BUY', '20')!.entry)]).toEqual([false, '120']);
  });

  it('is nothing to show where its profit makes no sense', () => {
    expect(closed('SELL', '220')).toBeUndefined();
    expect(closed('SELL', '300')).toBeUndefined();
  });
});

describe('a leg that is written in another unit', () => {
  it.each([
    ['long', 'TAKE_PROFIT', 'percent', '105', '50'],
    ['long', 'TAKE_PROFIT', 'pnl', '105', '10'],
    ['long', 'STOP_LOSS', 'percent', '97.5', '25'],
    ['short', 'TAKE_PROFIT', 'pnl', '97.5', '5'],
    ['short', 'STOP_LOSS', 'pnl', '101', '2'],
    ['short', 'STOP_LOSS', 'price', '101', '101'],
  ] as const)('of a %s position, %s in %s: %s is %s, and leads back', (side, leg, unit, price, amount) => {
    const held = side === 'long' ? long : short;
    const written = writtenAs(held, leg, unit, decimal(price), decimal('2'))!;
    expect(decimalText(written)).toBe(amount);
    expect(decimalText(triggerPriceOf(held, leg, unit, written, decimal('2'))!)).toBe(price);
  });

  it('is none where a stop would gain or a target lose', () => {
    expect(writtenAs(long, 'STOP_LOSS', 'percent', decimal('101'), decimal('2'))).toBeUndefined();
    expect(writtenAs(short, 'TAKE_PROFIT', 'pnl', decimal('101'), decimal('2'))).toBeUndefined();
    expect(writtenAs(long, 'STOP_LOSS', 'pnl', decimal('100'), decimal('2'))).toBeUndefined();
  });
});
