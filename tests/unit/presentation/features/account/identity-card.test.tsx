import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { accountFeature } from '../../../../../src/presentation/features/account/account.feature';
import { IdentityCard } from '../../../../../src/presentation/features/account/identity-card.view';
import { confirmationPause } from '../../../../../src/application/security/recovery.queries';
import { RefreshStore } from '../../../../../src/presentation/runtime/stores/refresh.store';
import { OpenTasks } from '../../../../../src/presentation/features/account/open-tasks.view';
import { FakePage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const ready = (value: object) => Object.assign(new Subject(read(value)), { refresh: jest.fn(async () => undefined) });

async function verificationSaid(verificationLevel: number, status: string, main = true) {
  const asked = jest.fn(() => ready({ status }));
  await renderShell({
    at: accountFeature.path,
    session: loggedIn(main),
    texts: accountFeature.texts,
    open: async () => ({
      View: () => (
        <IdentityCard
          profile={{ profile: () => ready({ verificationLevel, createdAt: 1 }) } as never}
          verification={{ state: asked } as never}
          names={{} as never}
        />
      ),
      stores: {},
    }),
  });
  const said = (await screen.findByText('Verification')).nextElementSibling!.textContent;
  return [said, asked.mock.calls.length > 0];
}

it.each([
  [0, 'NONE', ['Not verified', true]],
  [0, 'PENDING', ['Under review', true]],
  [0, 'REJECTED', ['Not verified', true]],
  [1, 'PENDING', ['Verified', false]],
])('says of a person with level %i whose submission is %s: %p', async (level, status, said) => {
  expect(await verificationSaid(level, status)).toEqual(said);
});

async function card(email: string, { frozen = false, emailConfirmed = true } = {}) {
  const ways = ready({ emailConfirmed });
  const [time, page] = [new FakeScheduler(), new FakePage()];
  const { account, ...session } = loggedIn() as Extract<SessionState, { status: 'loggedIn' }>;
  const { value } = account as Extract<typeof account, { status: 'ready' }>;
  await renderShell({
    at: accountFeature.path,
    session: { ...session, account: read({ ...value, email }) },
    texts: accountFeature.texts,
    open: async ({ path }) => ({
      View: () =>
        path === accountFeature.path ? (
          <>
            <IdentityCard
              profile={{ profile: () => ready({ verificationLevel: 1, createdAt: 1 }) } as never}
              verification={{} as never}
              names={{} as never}
              frozen={frozen}
            />
            <OpenTasks
              security={{ overview: () => ready({ score: 0, items }) } as never}
              recovery={{ ways: () => ways } as never}
              refresh={new RefreshStore(time, page)}
            />
          </>
        ) : null,
      stores: {},
    }),
  });
  await screen.findByText('UID');
  return { ways, time, page };
}

const items = [
  { key: 'KYC', ok: false, weight: 10 },
  { key: 'OTP', ok: false, weight: 40 },
];

it('an account without an address says so and leads to where one is added, before what takes a mailed code', async () => {
  await card('');
  expect(screen.getByText('Email').nextElementSibling).toHaveTextContent('Not set Add email');
  expect(screen.getByRole('link', { name: 'Add email' })).toHaveAttribute('href', '/account/security#email-address');
  expect(
    screen
      .getAllByRole('link', { name: /^(Add an email|Set up authenticator|Verify your)/ })
      .map((each) => each.getAttribute('href')),
  ).toEqual(['/account/security#email-address', '/account/security', '/account/identity-verification']);
});

it('an account with an address is not asked for one', async () => {
  await card('ada@example.com');
  expect(screen.queryByRole('link', { name: /Add|Confirm/ })).not.toBeInTheDocument();
});

it('an address that was not confirmed is the first thing to do', async () => {
  await card('ada@example.com', { emailConfirmed: false });
  const tasks = screen.getAllByRole('link', { name: /^(Confirm your email|Set up authenticator|Verify your)/ });
  expect(tasks.map((each) => each.getAttribute('href'))).toEqual([
    '/account/security#email-address',
    '/account/security',
    '/account/identity-verification',
  ]);
});

it('an address that was confirmed elsewhere meanwhile is asked for no more, and neither is the exchange', async () => {
  const { ways, time, page } = await card('ada@example.com', { emailConfirmed: false });
  page.visible.set(false);
  await act(() => time.settle(confirmationPause));
  expect(ways.refresh).toHaveBeenCalledTimes(0);
  page.visible.set(true);
  expect(ways.refresh).toHaveBeenCalledTimes(1);
  await act(() => time.settle(confirmationPause));
  expect(ways.refresh).toHaveBeenCalledTimes(2);
  act(() => ways.set(read({ emailConfirmed: true })));
  expect(screen.queryByRole('link', { name: 'Confirm your email' })).not.toBeInTheDocument();
  await act(() => time.settle(confirmationPause));
  expect(ways.refresh).toHaveBeenCalledTimes(2);
});

it('a frozen account changes no name and reads no profile', async () => {
  await card('ada@example.com', { frozen: true });
  expect(screen.queryByRole('button', { name: /name/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Verification')).not.toBeInTheDocument();
});

it('asks nothing of a sub-account, which is verified by its person', async () => {
  expect(await verificationSaid(0, 'PENDING', false)).toEqual(['Not verified', false]);
});
