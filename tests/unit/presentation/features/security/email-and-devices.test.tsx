import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAutoObservable, runInAction } from 'mobx';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import { confirmationPause } from '../../../../../src/application/security/recovery.queries';
import type { Device } from '../../../../../src/domain/security/security-overview';
import { DevicesSection } from '../../../../../src/presentation/features/security/devices-section.view';
import { EmailSection } from '../../../../../src/presentation/features/security/email-section.view';
import { RefreshStore } from '../../../../../src/presentation/runtime/stores/refresh.store';
import { FakePage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

function ready<T>(value: T) {
  const state = new Subject<ResourceState<T>>({ status: 'ready', value, updatedAt: 0, refreshing: false });
  return Object.assign(state, { refresh: jest.fn(async () => undefined) });
}

async function show(View: () => React.JSX.Element) {
  await renderShell({
    at: '/account/security',
    session: loggedIn(),
    texts: ['security', 'signInMethods'],
    open: async () => ({ View, stores: {} }),
  });
}

async function showEmail(emailConfirmed: boolean | undefined) {
  const ways = ready({ emailConfirmed });
  const [time, page] = [new FakeScheduler(), new FakePage()];
  const methods = makeAutoObservable({
    sent: [] as string[],
    verificationSent: false,
    changing: { busy: false },
    async sendVerification(landing: string) {
      runInAction(() => {
        this.sent.push(landing);
        this.verificationSent = true;
      });
    },
  });
  const store = { begin: () => undefined, close: () => undefined };
  await show(() => (
    <EmailSection
      store={store as never}
      recovery={{ ways: () => ways } as never}
      methods={methods as never}
      refresh={new RefreshStore(time, page)}
    />
  ));
  await screen.findByText('a@example.com');
  return { ways, methods, time, page };
}

test('an address that was not confirmed is marked, and another link can be asked for', async () => {
  const { ways, methods, time, page } = await showEmail(false);
  expect(screen.getByText('Not confirmed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resend link' }));
  expect(methods.sent).toEqual(['/account/security']);
  expect(await screen.findByText('Link sent to a@example.com. Open it, then come back here.')).toBeVisible();
  // Whoever comes back from the link, or has followed it on another device, sees what has become of it.
  page.visible.set(false);
  page.visible.set(true);
  expect(ways.refresh).toHaveBeenCalledTimes(1);
  await act(() => time.settle(confirmationPause));
  expect(ways.refresh).toHaveBeenCalledTimes(2);
  act(() => ways.set({ status: 'ready', value: { emailConfirmed: true }, updatedAt: 1, refreshing: false }));
  expect(screen.queryByText('Not confirmed')).toBeNull();
  expect(screen.queryByText(/^Link sent/)).toBeNull();
});

test.each([true, undefined])(
  'an address that is confirmed, or of which nothing is known, is not: %s',
  async (known) => {
    await showEmail(known);
    expect(screen.queryByText('Not confirmed')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resend link' })).toBeNull();
  },
);

test('the device that is read on is active now, whatever was noted last', async () => {
  const device = (id: string, current: boolean): Device => ({
    id,
    name: `Firefox on ${id}`,
    platform: '',
    browser: '',
    ip: '',
    location: '',
    lastActiveAt: Date.now() - 9 * 60_000,
    current,
    trusted: true,
    pushes: false,
  });
  const queries = { devices: () => ready({ rows: [device('Windows', true), device('Linux', false)], total: 2 }) };
  const store = { queries, page: 1, asking: undefined, ask: () => undefined, show: () => undefined };
  await show(() => <DevicesSection store={store as never} />);
  const [own, other] = (await screen.findAllByRole('row')).slice(1);
  expect(within(own!).getByText('Active now')).toBeInTheDocument();
  expect(within(other!).getByText('9 minutes ago')).toBeInTheDocument();
});
