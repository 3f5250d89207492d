import { act, fireEvent, waitFor } from '@testing-library/react';
import { HotKeysStore } from '../../../../../src/presentation/features/hot-keys/hot-keys.store';
import { HotKeys } from '../../../../../src/presentation/features/terminal/keys/hot-keys.view';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { contractMarket } from '../terminal/contracts/contract-fixture';
import { renderInMarket } from '../terminal/contracts/render-in-market';

test('that the order keys are not armed is said no more once they are', async () => {
  const { market } = await contractMarket();
  const keys = new HotKeysStore(new MemoryStorage());
  const live = Object.assign(Object.create(market), {
    book: { status: 'live', bestBid: 1, bestAsk: 2 },
  }) as typeof market;
  const { shell } = await renderInMarket(live, <HotKeys stores={{ keys, orders: {} as never }} />);
  const told = () => shell.notices.shown.map(({ text }) => 'key' in text && text.key);
  await waitFor(() => {
    fireEvent.keyDown(document.body, { code: 'KeyB', key: 'B', shiftKey: true });
    expect(told()).toEqual(['commands:keys.disarmed']);
  });
  act(() => keys.arm());
  expect(told()).toEqual([]);
});
