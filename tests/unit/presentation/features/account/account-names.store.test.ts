import { ChangeNames } from '../../../../../src/application/account/change-names.use-case';
import { failure, success } from '../../../../../src/domain/shared/result';
import { AccountNamesStore } from '../../../../../src/presentation/features/account/account-names.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';

function setup(answer: () => Promise<unknown> = async () => success('kept')) {
  const sent: unknown[][] = [];
  const read: string[] = [];
  const call =
    (name: string) =>
    (...given: unknown[]) => (sent.push([name, ...given]), answer());
  const resource = (name: string) => () => ({ refresh: async () => void read.push(name) });
  const notices = new RecordedNotices();
  const names = new ChangeNames(
    { open: call('open'), rename: call('rename') } as never,
    { rename: call('alias') } as never,
    { chooseCoolName: call('coolName') } as never,
    { list: resource('list') } as never,
    { account: resource('account'), coolName: resource('coolName') } as never,
    { coolName: resource('publicName') } as never,
  );
  const store = new AccountNamesStore(names, notices);
  return { store, sent, read, notices };
}

test.each([
  [{ kind: 'open' } as const, ['open', 'Grid'], ['list']],
  [{ kind: 'rename', userId: '7', name: 'Old' } as const, ['rename', '7', 'Grid'], ['list']],
  [{ kind: 'alias', name: 'Old' } as const, ['alias', 'Grid'], ['account']],
  [{ kind: 'coolName', name: 'Old' } as const, ['coolName', 'Grid'], ['coolName', 'publicName']],
])('%j sends the name where it belongs and reads what shows it', async (dialog, sends, reads) => {
  const { store, sent, read, notices } = setup();
  store.ask(dialog);
  await store.submit('Grid');
  expect([sent, read, store.dialog]).toEqual([[sends], reads, undefined]);
  expect(notices.shown).toMatchObject([{ kind: 'success', text: { values: { name: 'Grid' } } }]);
});

test('a name that is refused stays in the dialog, with the reason', async () => {
  const { store, read, notices } = setup(async () => failure({ kind: 'duplicate' }));
  store.ask({ kind: 'open' });
  await store.submit('Grid');
  expect([store.dialog, store.failure, store.busy]).toEqual([{ kind: 'open' }, { kind: 'duplicate' }, false]);
  // It may have been given on another device: the list shows it then.
  expect([read, notices.shown]).toEqual([['list'], []]);
  store.ask({ kind: 'open' });
  expect(store.failure).toBeUndefined();
});

test('a name is sent once, however often it is confirmed', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { store, sent } = setup(() => new Promise((resolve) => (answer = resolve)));
  store.ask({ kind: 'open' });
  const first = store.submit('Grid');
  await store.submit('Grid');
  answer(success('kept'));
  await first;
  expect(sent).toHaveLength(1);
});
