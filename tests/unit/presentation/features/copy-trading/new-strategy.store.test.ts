import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { Leading, NewStrategy } from '../../../../../src/domain/social/leading';
import type { LeadStrategy } from '../../../../../src/application/social/lead-strategy.use-case';
import { NewStrategyStore } from '../../../../../src/presentation/features/copy-trading/new-strategy.store';

const leading: Leading = { requirements: [], minProfitShare: 0.01, maxProfitShare: 0.3, strategies: [] };

function setUp(refusal?: 'duplicate') {
  const sent: NewStrategy[] = [];
  const lead = {
    open: async (strategy: NewStrategy) => {
      sent.push(strategy);
      return refusal ? failure({ kind: refusal }) : success({ status: 'done' as const, value: { strategyId: '9' } });
    },
  };
  const store = new NewStrategyStore(lead as unknown as LeadStrategy, { show: () => undefined });
  store.begin(decimalMarks('en-US'), 'spot');
  return { store, sent };
}

test('a name of another form is said at once it is sent, and goes nowhere', async () => {
  const { store, sent } = setUp();
  store.type({ name: ' x ' });
  expect(store.nameIsWrong).toBe(false);
  await store.open(leading);
  expect([store.nameIsWrong, sent]).toEqual([true, []]);
  store.type({ name: 'Slow  tide' });
  expect(store.nameIsWrong).toBe(false);
});

test.each(['0', '31', '12.5', ''])('a profit share of %s percent goes nowhere', async (share) => {
  const { store, sent } = setUp();
  store.type({ name: 'Slow tide' });
  store.draft!.share.type(share);
  await store.open(leading);
  expect(sent).toEqual([]);
});

test('pressed twice, it opens once, tidied', async () => {
  const { store, sent } = setUp();
  store.type({ name: ' Slow   tide ', intro: ' Weeks. ', kind: 'altcoins' });
  store.draft!.share.type('15');
  await Promise.all([store.open(leading), store.open(leading)]);
  expect(sent).toEqual([{ name: 'Slow tide', intro: 'Weeks.', kind: 'altcoins', profitShare: 0.15 }]);
});

test('what was typed stays when the name is taken', async () => {
  const { store } = setUp('duplicate');
  store.type({ name: 'Slow tide' });
  await store.open(leading);
  expect([store.draft!.name, store.draft!.once.state]).toEqual([
    'Slow tide',
    { status: 'typing', failure: { kind: 'duplicate' } },
  ]);
});
