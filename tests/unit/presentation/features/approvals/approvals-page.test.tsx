import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import type { ApprovalRequest, Approvals } from '../../../../../src/domain/security/approval';
import type { AccountStanding } from '../../../../../src/domain/security/account-standing';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { approvalsFeature } from '../../../../../src/presentation/features/approvals/approvals.feature';
import { ApprovalsQueries } from '../../../../../src/application/security/approvals.queries';
import { ChangeApprovals } from '../../../../../src/application/security/change-approvals.use-case';
import { failure, success } from '../../../../../src/domain/shared/result';
import { ApprovalsStore } from '../../../../../src/presentation/features/approvals/approvals.store';
import { RefreshStore } from '../../../../../src/presentation/runtime/stores/refresh.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakePage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, ownPage, renderShell } from '../../shell/shell-fixture';

const read = <T,>(value: T) =>
  Object.assign(new Subject<ResourceState<T>>({ status: 'ready', value, updatedAt: 0, refreshing: false }), {
    refresh: async () => undefined,
  });

const asked: Approvals = {
  rule: undefined,
  hasSecondFactor: true,
  roles: [{ owner: { userId: '5', name: 'Slow Heron' }, above: decimal('10'), active: false }],
};

const waiting: ApprovalRequest = {
  id: '1',
  owner: { userId: '5', name: 'Quiet Otter' },
  account: '',
  subject: { kind: 'transfer', asset: 'USDT', amount: '500', userId: '7' },
  state: 'WAITING',
  createdAt: 0,
  expiresAt: 1_000,
  decidedAt: undefined,
  figures: undefined,
};

/** The real store and queries over an exchange that a test changes. */
async function show(
  frozenAt: number | undefined,
  requests: readonly ApprovalRequest[] = [],
  { state = asked, refusal = { kind: 'offline' } }: { readonly state?: Approvals; readonly refusal?: Failure } = {},
) {
  const standing: AccountStanding = {
    frozenAt,
    obstacles: [],
    rest: { assets: 0, value: decimal('0') },
    approverOf: 0,
  };
  const exchange = { requests, state, reads: 0 };
  const time = new FakeScheduler();
  const port = {
    approvals: async () => success(exchange.state),
    requests: async () => ((exchange.reads += 1), success(exchange.requests)),
  };
  const gone = async () => {
    exchange.requests = exchange.requests.map((each) => ({ ...each, state: 'APPROVED' as const }));
    return failure({ kind: 'notFound' as const });
  };
  const refused = async () => failure(refusal);
  const queries = new ApprovalsQueries(new PlainResourceCache(time), port);
  const acts = new ChangeApprovals(
    { refuse: gone, accept: refused, leave: refused, invite: refused } as never,
    queries,
  );
  const stepUp = { cancel: () => undefined, run: async (_: unknown, act: (proof: object) => unknown) => act({}) };
  const approvals = new ApprovalsStore(
    acts,
    queries,
    stepUp as never,
    { show: () => undefined },
    { networkNames: () => read(new Map([['ETH', 'Ethereum (ERC20)']])) },
  );
  await renderShell({
    at: approvalsFeature.path,
    session: loggedIn(),
    open: async (feature) =>
      feature === approvalsFeature
        ? ownPage(feature, {
            approvals,
            security: { standing: () => read(standing) },
            stepUp,
            refresh: new RefreshStore(time, new FakePage()),
          })
        : { View: () => null, stores: {} },
  });
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  return { exchange, time };
}

it('says that the account is frozen and leads to where that ends, and shows nothing that is refused', async () => {
  await show(1_000);
  expect(await screen.findByText(/^Account frozen since/)).toBeInTheDocument();
  const page = within(screen.getByRole('main'));
  expect(page.getAllByRole('link', { name: 'Security' })).toHaveLength(2);
  expect(page.queryByText(/Slow Heron/)).not.toBeInTheDocument();
  expect(page.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

it('shows what somebody is asked to be before all else', async () => {
  await show(undefined);
  const page = within(screen.getByRole('main'));
  const headings = (await page.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(headings[0]).toBe('Invitation');
  expect(headings.length).toBeGreaterThan(2);
});

const own = () => screen.getByRole('region', { name: 'Your requests' });

it('says before any code that an invitation takes a second factor, and leads to where one is set up', async () => {
  await show(undefined, [], { state: { ...asked, hasSecondFactor: false } });
  const invited = within(await screen.findByRole('region', { name: 'Invitation' }));
  expect(invited.getByText('Set up an authenticator app or a passkey first.')).toBeInTheDocument();
  expect(invited.getByRole('link', { name: 'Security' })).toBeInTheDocument();
  expect(invited.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(invited.getByRole('button', { name: 'Decline' })).toBeInTheDocument();
});

const rule = () => within(screen.getByRole('region', { name: 'Second approver' }));

it.each([
  ['Accept', { kind: 'notFound', factorMissing: true }, 'Set up an authenticator app or a passkey first.'],
  ['Accept', { kind: 'cannotWithdraw' }, 'Held for 24 hours after a security change, or the account is frozen.'],
  ['Decline', { kind: 'notFound' }, 'This invitation is no longer open.'],
] as const)('tells at the invitation why it could not be answered (%s, %p)', async (button, refusal, words) => {
  await show(undefined, [], { refusal });
  const invited = within(await screen.findByRole('region', { name: 'Invitation' }));
  await userEvent.click(invited.getByRole('button', { name: button }));
  expect(await invited.findByRole('alert')).toHaveTextContent(words);
  expect(invited.queryAllByRole('link', { name: 'Security' })).toHaveLength('factorMissing' in refusal ? 1 : 0);
  expect(rule().queryByRole('alert')).not.toBeInTheDocument();
});

it('says of an invitation that was taken back that it is gone, though nothing else is left of it', async () => {
  const { exchange } = await show(undefined, [], { refusal: { kind: 'notFound' } });
  await screen.findByRole('region', { name: 'Invitation' });
  exchange.state = { ...asked, roles: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  const invited = within(screen.getByRole('region', { name: 'Invitation' }));
  expect(await invited.findByText('This invitation is no longer open.')).toBeInTheDocument();
  expect(invited.queryByText(/Slow Heron/)).not.toBeInTheDocument();
});

it('says once what is missing where the exchange has told it twice', async () => {
  const { exchange } = await show(undefined, [], { refusal: { kind: 'notFound', factorMissing: true } });
  await screen.findByRole('region', { name: 'Invitation' });
  exchange.state = { ...asked, hasSecondFactor: false };
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  const invited = within(screen.getByRole('region', { name: 'Invitation' }));
  await waitFor(() => expect(invited.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());
  expect(invited.getAllByText('Set up an authenticator app or a passkey first.')).toHaveLength(1);
});

async function openInvitation(refusal: Failure) {
  await show(undefined, [], { refusal });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = within(await screen.findByRole('dialog'));
  const typed = async (label: RegExp, text: string) => {
    await userEvent.clear(dialog.getByLabelText(label));
    await userEvent.type(dialog.getByLabelText(label), text);
  };
  return { dialog, typed, send: () => userEvent.click(dialog.getByRole('button', { name: 'Send invitation' })) };
}

it('says that nobody of a UID can approve until another one is typed', async () => {
  const { dialog, typed, send } = await openInvitation({ kind: 'notFound' });
  const words = 'No account with this UID can approve.';
  await typed(/UID/, '999');
  await typed(/Limit/, '100');
  await send();
  expect(await dialog.findByText(words)).toBeInTheDocument();
  await typed(/Limit/, '1e3');
  expect(dialog.getByText(words)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/UID/), '8');
  await waitFor(() => expect(dialog.queryByText(words)).not.toBeInTheDocument());
  await send();
  expect(await dialog.findByText('Enter an amount with at most two decimals.')).toBeInTheDocument();
  expect(dialog.queryByText(words)).not.toBeInTheDocument();
});

it('keeps what was said of the invitation while another UID is typed when it was not about that', async () => {
  const { dialog, typed, send } = await openInvitation({ kind: 'notFound', factorMissing: true });
  await typed(/UID/, '999');
  await typed(/Limit/, '100');
  await send();
  expect(await dialog.findByText('Set up an authenticator app or a passkey first.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/UID/), '8');
  expect(dialog.getByText('Set up an authenticator app or a passkey first.')).toBeInTheDocument();
});

it.each([
  ['999999999999', 'Enter less than 1,000,000,000.'],
  ['-5', 'Enter 0 or more.'],
  ['1,000', 'No thousands separators, at most two decimals.'],
  ['much', 'Enter an amount with at most two decimals.'],
])('says what is wrong with the limit %j', async (sum, words) => {
  const { dialog, typed, send } = await openInvitation({ kind: 'offline' });
  await typed(/UID/, '999');
  await typed(/Limit/, sum);
  await send();
  expect(await dialog.findByText(words)).toBeInTheDocument();
});

it.each([
  ['ETH', 'Ethereum (ERC20)'],
  ['NEWCHAIN', 'NEWCHAIN'],
])('names the network %s as whoever withdraws reads it', async (network, name) => {
  const subject = { kind: 'withdrawal', asset: 'USDT', amount: '5', network, address: '0x1', memo: '' } as const;
  await show(undefined, [{ ...waiting, subject }]);
  const asks = within(screen.getByRole('region', { name: 'To approve' }));
  expect(await asks.findByText(name)).toBeInTheDocument();
});

it('follows what the approver decides while the page is looked at', async () => {
  const { exchange, time } = await show(undefined, [waiting]);
  expect(await within(own()).findByText('Awaiting approval')).toBeInTheDocument();
  exchange.requests = [{ ...waiting, state: 'APPROVED' }];
  act(() => time.advance(10_000));
  expect(await within(own()).findByText('Approved')).toBeInTheDocument();
  expect(within(own()).queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

it('shows how a request stands when it can no longer be cancelled', async () => {
  await show(undefined, [waiting]);
  await userEvent.click(await within(own()).findByRole('button', { name: 'Cancel' }));
  expect(await within(own()).findByText('Approved')).toBeInTheDocument();
  expect(within(own()).getByText('This request is no longer open.')).toBeInTheDocument();
  expect(within(own()).queryByText('Awaiting approval')).not.toBeInTheDocument();
});

it.each([
  [waiting.subject, 'The funds return to the account.'],
  [{ kind: 'other' }, 'The request is not carried out.'],
  [{ kind: 'apiKey', name: 'desk', permissions: 'READ', ipList: '' }, 'The key is deleted.'],
] as const)('says of a refusal what becomes of just that request (%#)', async (subject, words) => {
  await show(undefined, [{ ...waiting, subject }]);
  const asks = within(screen.getByRole('region', { name: 'To approve' }));
  await userEvent.click(await asks.findByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it.each([
  ['off', []],
  [decimal('900'), ['Turn off']],
] as const)('offers to turn off what is not turning off already (%s)', async (above, buttons) => {
  const approver = { userId: '5', name: 'Slow Heron' };
  await show(undefined, [], {
    state: { ...asked, rule: { approver, above: decimal('100'), active: true, next: { above, at: 1_000 } } },
  });
  expect(await rule().findByRole('button', { name: 'Change limit' })).toBeInTheDocument();
  expect(
    rule()
      .queryAllByRole('button', { name: 'Turn off' })
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
});
