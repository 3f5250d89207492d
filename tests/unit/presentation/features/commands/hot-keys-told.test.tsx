import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { OrderBookStatus } from '../../../../../src/application/markets/order-book-feed';
import { HotKeysStore } from '../../../../../src/presentation/features/hot-keys/hot-keys.store';
import { HotKeys } from '../../../../../src/presentation/features/terminal/keys/hot-keys.view';
import { OrderKeys } from '../../../../../src/presentation/features/terminal/keys/order-keys';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { contractMarket } from '../terminal/contracts/contract-fixture';
import { renderInMarket } from '../terminal/contracts/render-in-market';

/** The keys in a market whose prices are live or not, and what the page says of them. */
async function keysInMarket(status: OrderBookStatus = 'live') {
  const { market } = await contractMarket();
  const keys = new HotKeysStore(new MemoryStorage());
  const book = observable({ status, bestBid: 1, bestAsk: 2 });
  const here = Object.assign(Object.create(market), { book }) as typeof market;
  const loading = { state: { current: { status: 'loading' } } } as never;
  const notices: ConstructorParameters<typeof OrderKeys>[8] = {
    show: (...text) => shell.notices.show(...text),
    withdraw: (text) => shell.notices.withdraw(text),
  };
  const nothing = {} as never;
  const orders = new OrderKeys(nothing, nothing, nothing, nothing, loading, loading, loading, nothing, notices, {
    now: () => 0,
  });
  const { shell } = await renderInMarket(here, <HotKeys stores={{ keys, orders }} />);
  const told = (): string[] => shell.notices.shown.map(({ text }) => ('key' in text ? text.key : text.text));
  const press = (letter: string, repeat = false): void =>
    act(() => void fireEvent.keyDown(document.body, { code: `Key${letter}`, key: letter, shiftKey: true, repeat }));
  await act(async () => void (await shell.language.load(['commands'])));
  // Keys come with the page.
  await waitFor(() => {
    press('B');
    expect(told()).toEqual(['commands:keys.disarmed']);
  });
  const turn = (to: OrderBookStatus): void => act(() => runInAction(() => void (book.status = to)));
  return { keys, turn, told, press };
}

test('that the order keys are not armed is said once, and no more once they are', async () => {
  const { keys, told, press } = await keysInMarket();
  press('B');
  expect(told()).toEqual(['commands:keys.disarmed']);
  act(() => keys.arm());
  expect(told()).toEqual([]);
});

test('keys that disarmed themselves say so, and why, each time they were armed', async () => {
  const { keys, turn, told, press } = await keysInMarket();
  press('A');
  expect([keys.armed, told()]).toEqual([true, []]);
  fireEvent.blur(window);
  expect(keys.armed).toBe(false);
  press('F');
  press('F');
  expect(told()).toEqual(['commands:keys.lapsed.away']);
  press('A');
  expect(told()).toEqual([]);
  turn('stale');
  press('F');
  expect(told()).toEqual(['commands:keys.lapsed.notLive']);
});

test('a key that is held arms once', async () => {
  const { keys, press } = await keysInMarket();
  press('A');
  press('A', true);
  expect(keys.armed).toBe(true);
});

test('that keys cannot be armed before prices are live is said, until they are', async () => {
  const { keys, turn, told, press } = await keysInMarket('loading');
  press('A');
  press('A');
  expect([keys.armed, told()]).toEqual([false, ['commands:keys.disarmed', 'commands:keys.notLive']]);
  turn('live');
  expect(told()).toEqual(['commands:keys.disarmed']);
  press('A');
  expect([keys.armed, told()]).toEqual([true, []]);
});

test('the size has its unit and holds for its market, and is asked for until there is one', async () => {
  const { keys, told, press } = await keysInMarket();
  act(() => keys.setSize('SPOT_BTC_USDT', '5'));
  press('A');
  const field = await screen.findByLabelText(/^Order size for keys/);
  // As assistive technology reads keys, and not as the code names them.
  expect(screen.getByRole('button', { name: 'Disarm' })).toHaveAttribute('aria-keyshortcuts', 'Shift+A');
  expect(field).toHaveValue('');
  press('B');
  press('B');
  expect(told()).toEqual(['commands:keys.noSize']);
  fireEvent.change(field, { target: { value: '0.01' } });
  expect(told()).toEqual([]);
  expect(field).toHaveAccessibleName('Order size for keys BTC');
  expect([keys.sizeOf('PERP_BTC_USDT'), keys.sizeOf('SPOT_BTC_USDT')]).toEqual(['0.01', '5']);
  fireEvent.change(field, { target: { value: '100 usdt' } });
  expect(field).toHaveAccessibleName('Order size for keys');
});
