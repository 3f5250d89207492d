import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { custodyAddress } from '../../../sandbox/services/wallet/addresses';
import { networkOf } from '../../../sandbox/services/wallet/networks';
import { mailed, newcomer, withAuthenticator } from './account-calls';
import type { Answer } from './sandbox-client';

/** The fields by which an act is proven, in all families of calls. */
const proofFields = [
  ...['otp', 'email_code', 'emailCode', 'phone_code', 'passkey', 'recovery_code'],
  ...['trade_password', 'withdraw_password', 'withdrawPassword'],
];
/** Whose proof is the code of the app itself. */
const byCode: Readonly<Record<string, readonly string[]>> = {
  'security.bindOtp': ['code'],
  'security.unbindOtp': ['code'],
};
/** Calls that take a proof in some cases alone, and are made without one here. */
export const sometimes: Readonly<Record<string, string>> = {
  'wallet.setListedOnly': 'limiting oneself to the list takes none, ending that does (wallet.test.ts)',
  'approvals.leave': 'declining an invitation takes none, stepping down does (approvals.port.test.ts)',
};
/** Whose challenge is used up by any try, so that its owner asks for another. */
export const usedUp = ['passkeys.add'];

export const fieldsOf = ({ body }: Endpoint): readonly string[] =>
  Object.keys((body._zod.def as { readonly shape?: object }).shape ?? {});

/** Every call that takes a proof. */
export const proven: readonly Endpoint[] = catalogue.filter(
  (each) => each.access === 'private' && fieldsOf(each).some((field) => proofFields.includes(field)),
);

/** What a request says beside what proves it. */
export function withoutProofs({ id }: Endpoint, body: unknown): Readonly<Record<string, unknown>> {
  const left = [...proofFields, ...(byCode[id] ?? [])];
  const said = JSON.parse(String(body ?? '{}')) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(said).filter(([name]) => !left.includes(name)));
}

/** A good call of each further way by which money leaves, by somebody of its own. */
export function provenWithdrawals(sandbox: () => Sandbox): Readonly<Record<string, () => Promise<Answer>>> {
  const withdraw = async (path: string, fields: object, aim: Readonly<Record<string, string>>) => {
    const sender = await newcomer(sandbox());
    const nextCode = await withAuthenticator(sandbox(), sender.email);
    const act = { action: 'WITHDRAW', subject: { asset: 'USDT', amount: '20', ...aim } } as SafeAct;
    const proof = await mailed(sandbox(), sender, act);
    return sender.call('POST', path, { ...fields, amount: '20', ...proof, otp: nextCode() });
  };
  return {
    'walletV1.withdraw': () => {
      const address = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);
      return withdraw('/v1/asset/withdraw', { token: 'ETH_USDT', address }, { network: 'ETH', address, memo: '' });
    },
    'wallet.internalWithdraw': async () => {
      const { email } = await newcomer(sandbox());
      const { userId } = sandbox().areas.users.byEmail(email)!;
      const fields = { target_user_id: userId, balance_token: 'USDT' };
      return withdraw('/v1/asset/internal_withdraw', fields, { userId: String(userId) });
    },
  };
}
