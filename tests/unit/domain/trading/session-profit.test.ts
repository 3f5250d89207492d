import { fc } from '../../../support/properties';
import { decimal } from '../../../../src/domain/shared/decimal';
import type { PositionSide } from '../../../../src/domain/trading/position';
import { sessionProfit, sessionUnrealised, type SessionFill } from '../../../../src/domain/trading/session-profit';

let number = 0;
function fill(side: 'BUY' | 'SELL', quantity: number, price: number, fee = 0, feeAsset = 'USDT'): SessionFill {
  number += 1;
  return {
    id: String(number),
    orderId: '1',
    symbol: 'SPOT_BTC_USDT',
    side,
    price: decimal(price),
    quantity: decimal(quantity),
    fee: decimal(fee),
    feeAsset,
    maker: false,
    positionSide: 'BOTH',
    at: number,
  };
}

it('counts what was bought and sold again, and the fees beside it', () => {
  const { realised, fees, legs } = sessionProfit(
    [fill('BUY', 1, 100, 0.1), fill('BUY', 1, 110), fill('SELL', 1, 120, 0.01, 'BTC')],
    'USDT',
  );
  expect([realised, fees, legs[0]!.open, legs[0]!.openPrice].map(String)).toEqual(['15', '1.3', '1', '105']);
  expect(String(sessionUnrealised(legs, decimal(100)))).toBe('-5');
});

it('counts a sale without a purchase as a short, and turning round as a new start', () => {
  const { realised, legs } = sessionProfit([fill('SELL', 1, 100), fill('BUY', 3, 90)], 'USDT');
  expect([realised, legs[0]!.open, legs[0]!.openPrice].map(String)).toEqual(['10', '2', '90']);
});

it('counts long and short of hedge mode apart: nothing is realised before one of them closes', () => {
  const at = (positionSide: PositionSide, traded: SessionFill): SessionFill => ({ ...traded, positionSide });
  const opened = [at('LONG', fill('BUY', 2, 100, 0.1)), at('SHORT', fill('SELL', 2, 104, 0.1))];
  const before = sessionProfit(opened, 'USDT');
  expect([before.realised, before.fees].map(String)).toEqual(['0', '0.2']);
  expect(before.legs.map(({ positionSide, open }) => [positionSide, String(open)])).toEqual([
    ['LONG', '2'],
    ['SHORT', '-2'],
  ]);
  expect(String(sessionUnrealised(before.legs, decimal(102)))).toBe('8');
  const closed = sessionProfit([...opened, at('LONG', fill('SELL', 2, 110))], 'USDT');
  expect(String(closed.realised)).toBe('20');
  expect(closed.legs.map(({ positionSide }) => positionSide)).toEqual(['SHORT']);
  expect(sessionUnrealised([], decimal(102))).toBeUndefined();
});

it('closing what was held before the session opens nothing in hedge mode, and only its fee counts', () => {
  const at = (positionSide: PositionSide, traded: SessionFill): SessionFill => ({ ...traded, positionSide });
  const before = [at('LONG', fill('SELL', 3, 100, 0.1)), at('SHORT', fill('BUY', 1, 100, 0.1))];
  expect(sessionProfit(before, 'USDT')).toMatchObject({ realised: decimal(0), fees: decimal(0.2), legs: [] });
  // Of what is closed, what the session has opened comes first.
  const more = [at('LONG', fill('BUY', 2, 90)), at('LONG', fill('SELL', 5, 95)), at('LONG', fill('BUY', 1, 96))];
  const { realised, legs } = sessionProfit([...before, ...more], 'USDT');
  expect(String(realised)).toBe('10');
  expect(legs.map(({ positionSide, open, openPrice }) => [positionSide, String(open), String(openPrice)])).toEqual([
    ['LONG', '1', '96'],
  ]);
});

it('is what cash and holdings say at the last price', () => {
  const trades = fc.array(
    fc.tuple(
      fc.constantFrom('BUY' as const, 'SELL' as const),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 50, max: 150 }),
    ),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(trades, (all) => {
      const fills = all.map(([side, quantity, price]) => fill(side, quantity, price));
      const last = 100;
      const cash = all.reduce((sum, [side, quantity, price]) => sum + (side === 'BUY' ? -1 : 1) * quantity * price, 0);
      const held = all.reduce((sum, [side, quantity]) => sum + (side === 'BUY' ? 1 : -1) * quantity, 0);
      const { realised, legs } = sessionProfit(fills, 'USDT');
      const unrealised = sessionUnrealised(legs, decimal(last)) ?? decimal(0);
      expect(Number(legs[0]?.open ?? 0)).toBe(held);
      expect(Number(realised.plus(unrealised))).toBeCloseTo(cash + held * last, 6);
    }),
  );
});
