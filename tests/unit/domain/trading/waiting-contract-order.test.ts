import { fc } from '../../../support/properties';
import { decimal, zero, type Decimal } from '../../../../src/domain/shared/decimal';
import {
  contractFault,
  largestContractOrder,
  requiredMargin,
  type MarginState,
} from '../../../../src/domain/trading/contract-order';
import { contractOutcome } from '../../../../src/domain/trading/contract-outcome';
import { loneMarginState } from '../../../../src/domain/trading/lone-position';
import { marginStateAt, orderAt } from '../../../../src/domain/trading/waiting-contract-order';
import { tiers } from '../../presentation/features/terminal/contracts/contract-fixture';
import { bitcoinPerpetual as instrument } from './instruments';

const fees = { maker: zero, taker: decimal('0.0005') };
const margin: MarginState = {
  ...loneMarginState(decimal(60_000), tiers, 10),
  marginMode: 'CROSS',
  collateral: decimal(10_000),
  free: decimal(10_000),
  available: decimal(10_000),
};
const side = fc.constantFrom('BUY' as const, 'SELL' as const);
const price = fc.integer({ min: 40_000, max: 80_000 }).map((each) => decimal(each));
const order = (direction: 'BUY' | 'SELL', at: Decimal) =>
  orderAt(at, { side: direction, takes: true, reduceOnly: false, quantity: instrument.maximumQuantity });

describe('an order that waits for a price', () => {
  it('is reckoned as if the market stood there', () => {
    fc.assert(
      fc.property(side, price, (direction, trigger) => {
        const quantity = decimal('0.5');
        const then = marginStateAt(margin, trigger);
        const outcome = contractOutcome(then, order(direction, trigger), quantity, fees);
        expect(String(outcome.entryPrice)).toBe(String(trigger));
        expect(String(outcome.slippagePercent)).toBe('0');
        // Nothing is lost by trading at the mark: a tenth of the value is all it needs.
        expect(String(requiredMargin(then, order(direction, trigger), quantity, fees))).toBe(
          String(trigger.times(quantity).div(10)),
        );
      }),
    );
  });

  it('may be as large as its price allows, and not a step larger', () => {
    fc.assert(
      fc.property(side, price, (direction, trigger) => {
        const then = marginStateAt(margin, trigger);
        const most = largestContractOrder(then, order(direction, trigger), instrument, fees);
        expect(contractFault(then, order(direction, trigger), most, fees)).toBeUndefined();
        expect(contractFault(then, order(direction, trigger), most.plus(instrument.step), fees)).toBe(
          'insufficientMargin',
        );
      }),
    );
  });

  it('finds what a position has gained or lost until then', () => {
    const long = { ...margin, holding: decimal('0.5'), free: decimal(7_000) };
    const up = marginStateAt(long, decimal(62_000));
    // 1000 gained, of which 100 more is bound.
    expect([up.collateral, up.free].map(String)).toEqual(['11000', '7900']);
    expect(String(marginStateAt({ ...long, marginMode: 'ISOLATED' }, decimal(62_000)).free)).toBe('7000');
  });

  it('takes where its limit lies beyond the price that sets it off, and is charged so', () => {
    const charged = (direction: 'BUY' | 'SELL', limit: number, trigger?: number): string => {
      const terms = { side: direction, takes: false, reduceOnly: false, quantity: instrument.maximumQuantity };
      const waiting = orderAt(decimal(limit), {
        ...terms,
        trigger: trigger === undefined ? undefined : decimal(trigger),
      });
      return String(contractOutcome(margin, waiting, decimal(1), { maker: decimal(0), taker: decimal('0.001') }).fee);
    };
    expect([charged('BUY', 60_100, 60_000), charged('BUY', 60_000, 60_000), charged('BUY', 59_900, 60_000)]).toEqual([
      '60.1',
      '60',
      '0',
    ]);
    expect([charged('SELL', 59_900, 60_000), charged('SELL', 60_000, 60_000), charged('SELL', 60_100, 60_000)]).toEqual(
      ['59.9', '60', '0'],
    );
    expect(charged('BUY', 60_000)).toBe('0');
  });
});
