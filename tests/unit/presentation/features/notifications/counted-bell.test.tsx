import { act, waitFor } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { CountedBell } from '../../../../../src/presentation/features/notifications/counted-bell.view';
import { loggedIn } from '../../shell/shell-fixture';
import { renderPart } from '../terminal/trading-fixture';

/** Whether the browser asks before the page is left. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('has the browser ask before a page is left that sends orders, and only then', async () => {
  const watch = observable({ running: true });
  const unread = { total: 0, start: () => () => undefined, refresh: async () => undefined };
  await renderPart(<CountedBell stores={{ unread, latest: {}, watch } as never} />, loggedIn());
  await waitFor(() => expect(asks()).toBe(true));
  act(() => runInAction(() => void (watch.running = false)));
  expect(asks()).toBe(false);
});
