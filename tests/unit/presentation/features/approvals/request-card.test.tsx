import { screen } from '@testing-library/react';
import type { ApprovalRequest, ApprovalSubject } from '../../../../../src/domain/security/approval';
import { decimal } from '../../../../../src/domain/shared/decimal';
import type { ApprovalsStore } from '../../../../../src/presentation/features/approvals/approvals.store';
import { RequestCard } from '../../../../../src/presentation/features/approvals/request-card.view';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const names = { current: { status: 'ready', value: new Map() }, subscribe: () => () => undefined };
const store = {
  deciding: undefined,
  request: { busy: false, failure: undefined },
  networkNames: () => names,
} as unknown as ApprovalsStore;
const transfer: ApprovalSubject = { kind: 'transfer', asset: 'USDT', amount: '500', userId: '7' };

async function show(
  subject: ApprovalSubject,
  role: 'owner' | 'approver',
  more: Partial<ApprovalRequest> = {},
): Promise<string> {
  const request: ApprovalRequest = {
    id: '1',
    owner: { userId: '5', name: 'Quiet Otter' },
    account: '',
    subject,
    state: 'WAITING',
    createdAt: Date.UTC(2026, 10, 25, 9),
    expiresAt: Date.UTC(2026, 10, 28, 9),
    decidedAt: undefined,
    figures: undefined,
    ...more,
  };
  await renderShell({
    at: '/account/approvals',
    session: loggedIn(),
    texts: ['approvals', 'moneyKit'],
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : (
          <ul>
            <RequestCard store={store} request={request} role={role} />
          </ul>
        ),
      stores: {},
    }),
  });
  const kind = await screen.findByRole('heading', { level: 3 });
  return kind.closest('li')!.textContent;
}

test.each(['owner', 'approver'] as const)('money that waits is said to expire, to its %s', async (role) => {
  expect(await show(transfer, role)).toContain('Expires Nov 28, 2026');
});

test.each([
  ['owner', 'unless refused'],
  ['approver', 'unless you refuse'],
] as const)('what weakens the rule is said to come by itself, to its %s', async (role, words) => {
  const text = await show({ kind: 'rule', above: '1000' }, role);
  expect(text).toMatch(/Takes effect Nov 28, 2026/);
  expect(text).toContain(words);
  expect(text).not.toContain('Expires');
});

test.each([
  ['WAITING', 'Amount200 XRP ≈ 104.25 USDTNetwork fee0.2 XRPRecipient receives199.8 XRP'],
  ['APPROVED', 'Amount200 XRPNetwork fee0.2 XRPRecipient receives199.8 XRP'],
] as const)(
  'a withdrawal that is %s tells what the rule counts while it counts, and what arrives',
  async (state, words) => {
    const figures = { worth: decimal('104.259'), fee: decimal('0.2') };
    const xrp = { kind: 'withdrawal', asset: 'XRP', amount: '200', network: 'XRP', address: 'rN7', memo: '' } as const;
    expect(await show(xrp, 'approver', { state, figures })).toContain(words);
  },
);

test('of USDT nothing is told twice', async () => {
  const figures = { worth: decimal('500'), fee: decimal('0') };
  expect(await show(transfer, 'approver', { figures })).toContain('Amount500 USDTRecipient');
});
