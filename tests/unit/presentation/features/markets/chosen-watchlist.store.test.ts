import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { WatchlistsState } from '../../../../../src/application/markets/account-watchlists';
import type { Watchlist } from '../../../../../src/domain/markets/watchlist';
import { ChosenWatchlistStore } from '../../../../../src/presentation/features/markets/chosen-watchlist.store';
import { MemoryStorage } from '../../../../fakes/memory-platform';

const key = 'chosen-watchlist';
const lists = ['1', '2', '3'].map((id): Watchlist => ({ id, name: `List ${id}`, symbols: [] }));

function visit(storage: MemoryStorage) {
  const state = new Subject<WatchlistsState>({ status: 'loading' });
  const show = (shown: readonly Watchlist[], id: string | undefined): void =>
    state.set({ status: 'ready', lists: shown, chosen: shown.find((list) => list.id === id) ?? shown[0] });
  const account = { state, start: () => () => undefined, choose: (id: string) => show(lists, id) };
  new ChosenWatchlistStore(account as never, storage).start();
  return {
    state,
    show,
    chosen: () => (state.current.status === 'ready' ? state.current.chosen?.id : undefined),
  };
}

it('shows the list that was looked at before, until another is', () => {
  const storage = new MemoryStorage();
  const before = visit(storage);
  before.show(lists, undefined);
  expect(storage.read(key)).toBeUndefined();
  before.show(lists, '2');
  const next = visit(storage);
  next.show(lists, undefined);
  expect(next.chosen()).toBe('2');
  next.show(lists, '1');
  const last = visit(storage);
  last.show(lists, undefined);
  expect(last.chosen()).toBe('1');
  expect(storage.read(key)).toBeUndefined();
});

it('forgets a list that is there no more, and goes on with the first', () => {
  const storage = new MemoryStorage();
  storage.write(key, '9');
  const { show, chosen } = visit(storage);
  show(lists, undefined);
  expect(chosen()).toBe('1');
  expect(storage.read(key)).toBeUndefined();
});

it('looks up the list of whoever logs in after another', () => {
  const storage = new MemoryStorage();
  const { state, show, chosen } = visit(storage);
  show(lists, '3');
  state.set({ status: 'none' });
  storage.write(key, '2');
  show(lists, undefined);
  expect(chosen()).toBe('2');
});

it('leaves what was chosen before it came', () => {
  const storage = new MemoryStorage();
  storage.write(key, '2');
  const { show, chosen } = visit(storage);
  show(lists, '3');
  expect(chosen()).toBe('3');
  expect(storage.read(key)).toBe('3');
});
