import { failure, success } from '../../../../../src/domain/shared/result';
import { ReferralStore } from '../../../../../src/presentation/features/referral/referral.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { seen } from '../../../../support/stores';

const terms = { friendShare: 10 } as never;
const offline = failure({ kind: 'offline' });

function open() {
  const codes = exchange({ create: success('made') });
  const port = exchange({ suggestCode: success('OTTER') });
  const notices = new RecordedNotices();
  return { store: new ReferralStore({} as never, port.port, codes.port, notices), codes, notices };
}

test('codes are made, changed and accepted as they were typed, one at a time', async () => {
  const { store, codes } = open();
  const busy = seen(() => store.busy);
  const answers = await Promise.all([store.create('OTTER', terms), store.edit('1', terms), store.accept('X')]);
  expect(answers).toEqual([success('made'), failure({ kind: 'cancelled' }), failure({ kind: 'cancelled' })]);
  expect(busy).toEqual([false, true, false]);
  await store.edit('1', terms);
  await store.accept('X');
  expect(codes.calls).toEqual([
    ['create', 'OTTER', terms],
    ['edit', '1', terms],
    ['accept', 'X'],
  ]);
  expect(await store.suggestCode()).toEqual(success('OTTER'));
});

test('that a code could not be made the standard one is told, unless another change was under way', async () => {
  const { store, codes, notices } = open();
  await Promise.all([store.makeStandard('1'), store.makeStandard('2')]);
  expect([codes.calls, notices.shown]).toEqual([[['makeStandard', '1']], []]);
  codes.answers['makeStandard'] = offline;
  await store.makeStandard('1');
  expect(notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.offline' } }]);
});

test('what was wrong with a code is the form’s to tell', async () => {
  const { store, codes, notices } = open();
  codes.answers['create'] = failure({ kind: 'duplicate' });
  expect(await store.create('OTTER', terms)).toEqual(failure({ kind: 'duplicate' }));
  expect([notices.shown, store.busy]).toEqual([[], false]);
});
