import { failure, success } from '../../../../../src/domain/shared/result';
import { approvalAct, type ApprovalRequest, type ApproverRole } from '../../../../../src/domain/security/approval';
import { ApprovalsStore } from '../../../../../src/presentation/features/approvals/approvals.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { proof, proving, seen } from '../../../../support/stores';

const owner = { userId: '7', name: 'Otter' };
const role = { owner, active: true } as ApproverRole;
const request = {
  id: '1',
  owner,
  account: '',
  subject: { kind: 'transfer', asset: 'USDT', amount: '20', userId: '9' },
} as unknown as ApprovalRequest;
const refused = failure({ kind: 'offline' });

function open() {
  const host = exchange({ approve: success('APPROVED') });
  let reads = 0;
  const queries = {
    state: () => 'state',
    requests: (of: string) => `requests of ${of}`,
    refresh: async () => void (reads += 1),
  };
  const notices = new RecordedNotices();
  const { acts, stepUp } = proving();
  const store = new ApprovalsStore(host.port, queries as never, stepUp, notices, {} as never);
  return { store, host, notices, acts, reads: () => reads };
}

test.each([
  ['500', { above: '500' }],
  [undefined, { above: 'off' }],
])('the rule is changed once, proven as what it becomes (%s)', async (above, subject) => {
  const { store, host, acts } = open();
  const dialogs = seen(() => store.dialog?.kind);
  store.decide('1');
  store.open({ kind: 'change' });
  await Promise.all([store.change(above), store.change(above)]);
  expect([host.calls, acts]).toEqual([[['change', above, proof]], [{ action: 'SECOND_APPROVER', subject }]]);
  expect([dialogs, store.deciding]).toStrictEqual([[undefined, 'change', undefined], undefined]);
});

test('the dialog stays where a change is refused, and the next one knows nothing of it', async () => {
  const { store, host } = open();
  host.answers['change'] = refused;
  store.open({ kind: 'change' });
  await store.change('500');
  expect([store.dialog?.kind, store.request.failure?.kind]).toEqual(['change', 'offline']);
  store.open({ kind: 'end' });
  expect(store.request.failure).toBeUndefined();
});

test('somebody becomes an approver with a proof of whose', async () => {
  const { store, host, acts } = open();
  await store.accept(role);
  expect([host.calls, acts]).toEqual([[['accept', '7', proof]], [{ action: 'BE_APPROVER', subject: { owner: '7' } }]]);
});

test('why an act was refused belongs to what was acted on last, the request or the part one plays', async () => {
  const { store } = open();
  const belongs = seen(() => [store.deciding, store.answering?.owner.userId]);
  await store.accept(role);
  await store.refuse(request);
  await store.leave(role);
  await store.change('500');
  expect(belongs).toEqual([
    [undefined, undefined],
    [undefined, '7'],
    ['1', undefined],
    [undefined, '7'],
    [undefined, undefined],
  ]);
});

test('an approver leaves with a proof; an invitation is declined without one', async () => {
  const { store, host, acts } = open();
  store.open({ kind: 'leave', role });
  await store.leave(role);
  expect([host.calls, acts.length, store.dialog]).toStrictEqual([[['leave', '7', proof]], 1, undefined]);
  expect(acts).toEqual([{ action: 'BE_APPROVER', subject: { owner: '7' } }]);
  await store.leave({ ...role, active: false });
  expect([host.calls.at(-1), acts.length]).toEqual([['leave', '7', {}], 1]);
});

test.each([
  ['APPROVED', 'success', 'approvals:done.approved'],
  ['FAILED', 'warning', 'approvals:done.failed'],
])('what was approved is told as what became of it (%s)', async (state, kind, key) => {
  const { store, host, acts, notices } = open();
  const deciding = seen(() => store.deciding);
  host.answers['approve'] = success(state);
  await Promise.all([store.approve(request), store.approve(request)]);
  expect([host.calls, acts]).toEqual([[['approve', request, proof]], [approvalAct(request)]]);
  expect([notices.shown, deciding]).toEqual([[{ kind, text: { key } }], [undefined, '1']]);
});

test('an approval that is refused is told as no success, at its row', async () => {
  const { store, host, notices } = open();
  host.answers['approve'] = refused;
  await store.approve(request);
  expect([notices.shown, store.deciding, store.request.failure?.kind]).toEqual([[], '1', 'offline']);
});

test('a request is turned down, which is told only where it is', async () => {
  const { store, host, notices } = open();
  host.answers['refuse'] = refused;
  store.open({ kind: 'refuse', request });
  await store.refuse(request);
  expect([notices.shown, store.dialog?.kind]).toEqual([[], 'refuse']);
  host.answers['refuse'] = success(undefined);
  await store.refuse(request);
  expect(host.calls).toEqual([
    ['refuse', request],
    ['refuse', request],
  ]);
  expect([notices.shown, store.dialog]).toStrictEqual([
    [{ kind: 'success', text: { key: 'approvals:done.refused' } }],
    undefined,
  ]);
});

test('one’s own request is taken back, at its row', async () => {
  const { store, host, notices } = open();
  await store.takeBack(request);
  expect([host.calls, store.deciding, notices.shown]).toEqual([[['refuse', request]], '1', []]);
});

test('what waits is read for the role, and again when somebody asks', async () => {
  const { store, reads } = open();
  await store.refresh();
  expect([store.state(), store.requests('owner'), reads()]).toEqual(['state', 'requests of owner', 1]);
});
