import type { Failure } from '../../../../../src/application/kernel/failure';
import { failure, type Result, success } from '../../../../../src/domain/shared/result';
import { ApprovalsStore } from '../../../../../src/presentation/features/approvals/approvals.store';

/** @param unproven what the exchange answers to an invitation without a proof */
function setUp(unproven: Result<undefined, Failure>) {
  const asked: unknown[] = [];
  const sent: unknown[][] = [];
  const acts = {
    invite: async (...invitation: unknown[]) => (
      sent.push(invitation),
      Object.keys(invitation[2] as object).length === 0 ? unproven : success(undefined)
    ),
  };
  const stepUp = {
    run: async (act: unknown, invite: (proof: object) => Promise<unknown>) => (asked.push(act), invite({ otp: '1' })),
  };
  const store = new ApprovalsStore(acts as never, {} as never, stepUp as never, { show: () => undefined }, {} as never);
  store.open({ kind: 'invite' });
  return { store, asked, sent };
}

it.each(['notFound', 'duplicate', 'offline'] as const)(
  'asks for no code when the exchange refuses a second approver anyway (%s)',
  async (kind) => {
    const { store, asked } = setUp(failure({ kind }));
    await store.invite('999', '100');
    expect([asked, store.request.failure?.kind, store.dialog?.kind]).toEqual([[], kind, 'invite']);
  },
);

it('asks for codes for exactly the invitation when only they are missing', async () => {
  const { store, asked, sent } = setUp(failure({ kind: 'invalid' }));
  await store.invite('7', '100');
  expect(asked).toEqual([{ action: 'SECOND_APPROVER', subject: { approver: '7', above: '100' } }]);
  expect(sent.at(-1)).toEqual(['7', '100', { otp: '1' }]);
  expect([store.dialog, store.request.failure]).toEqual([undefined, undefined]);
});

it('invites once where the exchange asks for no proof', async () => {
  const { store, asked, sent } = setUp(success(undefined));
  await store.invite('7', '100');
  expect([asked, sent.length, store.dialog]).toEqual([[], 1, undefined]);
});
