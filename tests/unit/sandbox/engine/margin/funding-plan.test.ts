import { unitsText } from '../../../../../sandbox/engine/model/units';
import { fundingReceivedOver, planFunding } from '../../../../../src/domain/markets/funding-plan';
import { decimal, type Decimal } from '../../../../../src/domain/shared/decimal';
import { hour } from '../../../../../src/domain/shared/instant';
import { contract, units } from '../test-exchange';
import { advance, ContractExchange } from './contract-exchange';

const rates = ['0.0001', '-0.00005', '0.0003', '0.0002', '-0.0001', '0.00015'];

/** Ann is long, Bob short, and time goes by at rates that are set; newest first. */
function settledByTheEngine() {
  const exchange = new ContractExchange();
  exchange.trade(100);
  exchange.mark('100');
  exchange.fill('ann', 'BUY', 100, 10);
  exchange.fill('bob', 'SELL', 100, 10);
  // From now on it is known when the next settlement is.
  exchange.do(advance);
  const settled: { readonly rate: Decimal; readonly markPrice: Decimal }[] = [];
  const paid = { ann: decimal(0), bob: decimal(0) };
  rates.forEach((rate, index) => {
    exchange.do({ type: 'overrideFunding', symbol: contract.symbol, rate: units(rate) });
    exchange.mark(String(100 + index));
    exchange.at += 8 * hour;
    exchange.do(advance);
    for (const event of exchange.events) {
      if (event.type !== 'funding' || event.settlement.symbol !== contract.symbol) continue;
      const { rate: at, markPrice } = event.settlement;
      settled.unshift({ rate: decimal(unitsText(at)), markPrice: decimal(unitsText(markPrice)) });
      for (const { accountId, fee } of event.payments)
        if (accountId === 'ann' || accountId === 'bob') paid[accountId] = paid[accountId].plus(decimal(unitsText(fee)));
    }
  });
  const quantity = decimal(contract.baseTick).times(10);
  return { settled, paid, quantity };
}

test('what the engine made a position pay over days is what the calculator says of the same rates', () => {
  const { settled, paid, quantity } = settledByTheEngine();
  expect(settled).toHaveLength(rates.length);
  expect(Number(paid.ann)).toBeGreaterThan(0);
  expect(Number(fundingReceivedOver('LONG', quantity, settled))).toBeCloseTo(-Number(paid.ann), 8);
  expect(Number(fundingReceivedOver('SHORT', quantity, settled))).toBeCloseTo(-Number(paid.bob), 8);
});

test('a plan over exactly the past that is known says what was paid, at an unchanged price', () => {
  const { settled, quantity } = settledByTheEngine();
  const price = decimal(100);
  const steady = settled.map(({ rate }) => ({ rate, markPrice: price }));
  const nextAt = Date.UTC(2026, 10, 24);
  const rate = {
    symbol: contract.symbol,
    last: decimal(0),
    lastAt: 0,
    estimated: decimal(0),
    estimatedAt: 0,
    nextAt,
    intervalHours: 8,
  };
  const plan = planFunding(
    { direction: 'LONG', value: quantity.times(price), until: nextAt + (rates.length - 1) * 8 * hour },
    rate,
    steady,
  );
  expect(plan.kind === 'plan' && [plan.spans, Number(plan.expected)]).toEqual([
    1,
    Number(fundingReceivedOver('LONG', quantity, steady)),
  ]);
});
