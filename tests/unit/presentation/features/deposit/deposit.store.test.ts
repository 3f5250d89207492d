import { second } from '../../../../../src/domain/shared/instant';
import { DepositStore } from '../../../../../src/presentation/features/deposit/deposit.store';
import { MemoryClipboard, RecordedNotices } from '../../../../fakes/memory-platform';
import { FakeScheduler, flushPromises } from '../../../../support/fake-scheduler';

function open() {
  const clipboard = new MemoryClipboard();
  const scheduler = new FakeScheduler();
  const store = new DepositStore({} as never, clipboard, new RecordedNotices(), scheduler);
  const later = async (): Promise<void> => {
    scheduler.advance(second);
    await flushPromises();
  };
  return { store, clipboard, later };
}

test('an address that something else took the place of in the clipboard is noticed', async () => {
  const { store, clipboard, later } = open();
  await store.copy('mine');
  await later();
  expect(store.copied).toBe('same');
  await store.copy('mine');
  await clipboard.write('theirs');
  await later();
  expect(store.copied).toBe('changed');
});

test('whoever copies the memo after the address is not told that the address was changed', async () => {
  const { store, later } = open();
  await store.copy('mine');
  await store.copy('memo');
  await later();
  expect(store.copied).toBe('same');
});

test('an address of another network says nothing of what was copied before', async () => {
  const { store, clipboard, later } = open();
  store.choose('TRX');
  await store.copy('mine');
  store.choose('ETH');
  await clipboard.write('theirs');
  await later();
  expect(store.copied).toBe('none');
});
