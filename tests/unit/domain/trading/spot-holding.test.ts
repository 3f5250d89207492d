import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { holdingProfit, spotHolding } from '../../../../src/domain/trading/spot-holding';

const holding = (held: string, quantity: string, cost: string) =>
  spotHolding('BTC', 'SPOT_BTC_USDT', decimal(held), { quantity: decimal(quantity), cost: decimal(cost) });
const profit = (of: ReturnType<typeof holding>, price: string) => {
  const found = holdingProfit(of, decimal(price));
  return found && [decimalText(found.pnl), found.percent && decimalText(found.percent)];
};

it('is worth what its price has made of what was bought there', () => {
  const { bought, averageCost } = holding('2', '2', '200');
  expect([bought, averageCost!].map(decimalText)).toEqual(['2', '100']);
  expect(profit(holding('2', '2', '200'), '110')).toEqual(['20', '10']);
  expect(profit(holding('2', '2', '200'), '90')).toEqual(['-20', '-10']);
});

it('counts no more than is still held, and nothing that came from elsewhere', () => {
  expect(profit(holding('1', '2', '200'), '110')).toEqual(['10', '10']);
  expect(profit(holding('5', '2', '200'), '110')).toEqual(['20', '10']);
});

it('says nothing where nothing was bought or nothing is held', () => {
  expect(holding('1', '0', '0').averageCost).toBeUndefined();
  expect(profit(holding('1', '0', '0'), '110')).toBeUndefined();
  expect(profit(holding('0', '2', '200'), '110')).toBeUndefined();
  // What was given has no cost to compare with.
  expect(profit(holding('1', '1', '0'), '110')).toEqual(['110', undefined]);
});
