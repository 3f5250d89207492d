import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { KeptAlert } from '../../../../../src/domain/alerts/alert-list';
import { AlertsPanel } from '../../../../../src/presentation/features/alerts/alerts-panel.view';
import { referralFeature } from '../../../../../src/presentation/features/referral/referral.feature';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

it('the dialog that changes an alert says what it changes', async () => {
  const alert: KeptAlert = {
    id: 'a',
    symbol: 'SPOT_BTC_USDT',
    condition: { kind: 'price', when: 'crosses', price: 100 },
    paused: false,
  };
  const alerts = { list: { alerts: [alert], log: [] }, removed: undefined, start: () => () => undefined };
  const instruments = Object.assign(new Subject({ status: 'loading' }), { refresh: async () => undefined });
  const stores = { alerts, markets: { instruments: () => instruments } };
  await renderShell({
    at: referralFeature.path,
    session: loggedIn(),
    texts: ['commands'],
    open: async () => ({ View: () => <AlertsPanel stores={stores as never} />, stores: {} }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Edit: BTC/ }));
  expect(await screen.findByRole('dialog', { name: 'Edit alert' })).toBeTruthy();
});
