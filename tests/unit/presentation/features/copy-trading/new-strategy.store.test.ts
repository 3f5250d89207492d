import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { failure, success } from '../../../../../src/domain/shared/result';
import { type Leading, longestIntro, type NewStrategy } from '../../../../../src/domain/social/leading';
import type { LeadStrategy } from '../../../../../src/application/social/lead-strategy.use-case';
import { NewStrategyStore } from '../../../../../src/presentation/features/copy-trading/new-strategy.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { seen } from '../../../../support/stores';

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

test('a form begins empty and keeps what it was sent with; an introduction of another length goes nowhere', async () => {
  const { store, sent } = setUp();
  const shown = seen(() => store.draft && [store.draft.name, store.draft.intro, store.draft.share.text]);
  expect(shown).toEqual([['', '', '10']]);
  store.type({ name: 'Slow tide', intro: 'x'.repeat(longestIntro + 1) });
  await store.open(leading);
  expect([sent, store.draft!.once.state]).toEqual([[], { status: 'typing' }]);
  store.type({ intro: 'x'.repeat(longestIntro) });
  await store.open(leading);
  expect([sent.length, shown.at(-1)?.[1]?.length]).toEqual([1, longestIntro]);
});

test('nothing is opened before it was begun', async () => {
  const lead = exchange();
  const store = new NewStrategyStore(lead.port, new RecordedNotices());
  store.type({ name: 'Slow tide' });
  await store.open(leading);
  expect([lead.calls, store.draft, store.nameIsWrong]).toEqual([[], undefined, false]);
});

test.each([
  ['described', (store: NewStrategyStore) => store.describe('9', 'Weeks.'), ['describe', '9', 'Weeks.']],
  ['closed', (store: NewStrategyStore) => store.close('9'), ['close', '9']],
] as const)('a strategy is %s, and told where that could not be', async (_, act, call) => {
  const lead = exchange();
  const notices = new RecordedNotices();
  const store = new NewStrategyStore(lead.port, notices);
  expect([await act(store), notices.shown, lead.calls]).toEqual([true, [], [call]]);
  lead.answers[call[0]] = failure({ kind: 'offline' });
  expect(await act(store)).toBe(false);
  expect(notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.offline' } }]);
});
