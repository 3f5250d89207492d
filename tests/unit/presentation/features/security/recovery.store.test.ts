import { RecoveryQueries } from '../../../../../src/application/security/recovery.queries';
import { RecoveryStore } from '../../../../../src/presentation/features/security/recovery.store';
import { failure, success } from '../../../../../src/domain/shared/result';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { proof, proving, seen } from '../../../../support/stores';
import { shown } from '../../../application/security/security-fakes';

const none = undefined as never;

it('reads what would be left after a loss again with every change of what protects the account, while it is on screen', () => {
  const host = exchange({ ways: success({}) });
  const { queries, cache } = shown();
  const store = new RecoveryStore(none, new RecoveryQueries(cache, host.port), queries, none, none);
  const stop = store.start();
  expect(host.times('ways')).toBe(0);
  queries.changed();
  expect(host.times('ways')).toBe(1);
  stop();
  queries.changed();
  expect(host.times('ways')).toBe(1);
});

describe('codes on paper', () => {
  const open = () => {
    const host = exchange({ createCodes: success(['one', 'two']) });
    const notices = new RecordedNotices();
    const { acts, stepUp } = proving();
    const { queries } = shown();
    const store = new RecoveryStore(host.port, { ways: () => 'ways' } as never, queries, stepUp, notices);
    return { store, host, notices, acts };
  };

  it('are made once, proven, and known only until their dialog closes', async () => {
    const { store, host, acts } = open();
    const codes = seen(() => store.codes);
    store.open('replace');
    const making = Promise.all([store.create(), store.create()]);
    expect(store.dialog).toBeUndefined();
    await making;
    expect([host.calls, acts]).toEqual([[['createCodes', proof]], [{ action: 'RECOVERY_CODES' }]]);
    store.close();
    expect(codes).toStrictEqual([undefined, ['one', 'two'], undefined]);
  });

  it('are forgotten as well when somebody leaves the page', async () => {
    const { store } = open();
    const stop = store.start();
    await store.create();
    stop();
    expect(store.codes).toBeUndefined();
  });

  it('are none where they could not be made', async () => {
    const { store, host } = open();
    host.answers['createCodes'] = failure({ kind: 'offline' });
    await store.create();
    expect([store.codes, store.request.failure?.kind]).toEqual([undefined, 'offline']);
  });

  it('are tried, which is told where they work', async () => {
    const { store, host, notices } = open();
    host.answers['tryCode'] = failure({ kind: 'invalid' });
    store.open('try');
    await store.try('three');
    expect([store.dialog, notices.shown]).toEqual(['try', []]);
    store.open('try');
    expect(store.request.failure).toBeUndefined();
    host.answers['tryCode'] = success(undefined);
    await store.try('one');
    expect([host.calls.at(-1), store.dialog]).toStrictEqual([['tryCode', 'one'], undefined]);
    expect(notices.shown).toEqual([{ kind: 'success', text: { key: 'security:recovery.works' } }]);
  });
});
