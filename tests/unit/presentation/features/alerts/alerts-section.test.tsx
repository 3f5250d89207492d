import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import type { KeptAlert, LoggedFiring } from '../../../../../src/domain/alerts/alert-list';
import { AlertsSection } from '../../../../../src/presentation/features/alerts/alerts-section.view';
import { referralFeature } from '../../../../../src/presentation/features/referral/referral.feature';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const alert = (id: string, firedAt?: number): KeptAlert => ({
  id,
  symbol: 'SPOT_BTC_USDT',
  condition: { kind: 'price', when: 'crosses', price: 100 },
  paused: false,
  ...(firedAt !== undefined && { firedAt }),
});

async function show(kept: readonly KeptAlert[], log: readonly LoggedFiring[] = []) {
  const alerts = observable(
    {
      list: { alerts: kept, log },
      removed: undefined,
      start: () => () => undefined,
      readLog: jest.fn(),
      closeLog: jest.fn(),
      isNew: ({ read }: LoggedFiring) => !read,
    },
    {},
    { deep: false },
  );
  await renderShell({
    at: referralFeature.path,
    session: loggedIn(),
    texts: ['commands'],
    open: async () => ({ View: () => <AlertsSection stores={{ alerts } as never} />, stores: {} }),
  });
  return alerts;
}

it('counts no alert as set that was to fire once and has', async () => {
  await show([alert('a', 1), alert('b')]);
  expect(await screen.findByText(/^1 set/)).toBeVisible();
});

it('takes what has fired as read once its page is looked at', async () => {
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { condition, symbol } = alert('a');
  const fired = { ruleId: 'a', at: 1, value: 100, symbol, condition, shown: true, read: false };
  const { readLog } = await show([alert('a', 1)], [fired]);
  await screen.findByText('New');
  expect(readLog).not.toHaveBeenCalled();
  visible.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(readLog).toHaveBeenCalledTimes(1);
  visible.mockRestore();
});

it('keeps the button that opens the form where the keyboard comes back to it, also after the first alert', async () => {
  const alerts = await show([]);
  await userEvent.click(await screen.findByText('Price alerts on this device'));
  const add = await screen.findByRole('button', { name: 'New alert' });
  act(() => add.focus());
  act(() => {
    runInAction(() => (alerts.list = { alerts: [alert('a')], log: [] }));
  });
  expect(await screen.findByRole('list', { name: /alerts/i })).toBeVisible();
  expect(add).toHaveFocus();
});
