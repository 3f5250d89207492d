import type { walletV1Endpoints } from '../../../src/infrastructure/wire/catalogue/wallet-v1.endpoints';
import { invalidParameter } from '../../shared/api-error';
import { unitsText } from '../../engine/model/units';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { networksOf } from '../../services/wallet/networks';
import type { TransferParty } from '../../services/wallet/told-transfers';
import { proofOf } from './wallet.handlers';
import { secondsText, snakeMeta, transferStatus, walletPage } from './wallet-page';

/** The older family names a token as its chain does, so that the network need not be said. */
export function walletV1Handlers({ wallet, users }: Services): Handlers<typeof walletV1Endpoints> {
  const paging = ({
    start_t: startTime,
    end_t: endTime,
    page,
    size,
  }: {
    start_t?: number | undefined;
    end_t?: number | undefined;
    page?: number | undefined;
    size?: number | undefined;
  }) => walletPage({ startTime, endTime, page, size });
  const party = ({ applicationId, name }: TransferParty) => ({
    application_id: applicationId,
    account_name: name,
  });

  return {
    depositAddress: (call) => {
      const { address, memo } = wallet.deposits.address(callerOf(call).user, call.query.token, networkName(call.query));
      return { success: true, address, extra: memo };
    },
    withdraw: async (call) => {
      const caller = callerOf(call);
      const {
        token,
        address,
        amount,
        extra = '',
        otp,
        email_code: emailCode,
        withdraw_password: withdrawPassword,
        passkey,
      } = call.body;
      const request = { token, network: networkName(call.body), address, amount, memo: extra };
      const { id } = await wallet.withdrawals.request(
        caller.user,
        request,
        proofOf(caller, { otp, emailCode, withdrawPassword, passkey }),
      );
      return { success: true, withdraw_id: String(id) };
    },
    cancelWithdrawal: async (call) => {
      const id = call.query.id ?? call.body.id;
      if (id === undefined) throw invalidParameter('id');
      await wallet.withdrawals.cancel(callerOf(call).user, id);
      return { success: true };
    },
    history: (call) => {
      const { token, balance_token: asset, token_side: side, status, type } = call.query;
      const page = paging(call.query);
      const { user } = callerOf(call);
      const { rows, total } =
        type === 'COLLATERAL'
          ? { rows: [], total: 0 }
          : wallet.history(user, { ...page, token: token ?? asset, side, status });
      return {
        success: true,
        meta: snakeMeta(total, page),
        rows: rows.map((movement) => ({
          id: String(movement.id),
          application_id: movement.accountId,
          user_id: users.byApplication(movement.accountId)?.userId ?? 0,
          balance_token: movement.asset,
          token: movement.chainToken,
          target_address: movement.targetAddress,
          source_address: movement.sourceAddress,
          extra: movement.memo,
          type: 'BALANCE',
          token_side: movement.side,
          amount: unitsText(movement.amount),
          tx_id: movement.transactionId,
          fee_token: movement.fee > 0n ? movement.asset : '',
          fee_amount: unitsText(movement.fee),
          status: movement.status,
          confirming_threshold: movement.side === 'DEPOSIT' ? movement.threshold : null,
          confirmed_number: movement.side === 'DEPOSIT' ? movement.confirmed : null,
          created_time: secondsText(movement.createdAt),
          updated_time: secondsText(movement.updatedAt),
        })),
      };
    },
    transfer: async (call) => {
      const { token, amount, from_application_id: from, to_application_id: to } = call.body;
      return { success: true, id: await wallet.transfers.move(callerOf(call).user, token, amount, from, to) };
    },
    transferHistory: (call) => {
      const page = paging(call.query);
      const { rows, total } = wallet.transfers.list(callerOf(call).user, {
        ...page,
        token: call.query.token,
      });
      return {
        success: true,
        meta: snakeMeta(total, page),
        rows: rows.map(({ id, token, amount, from, to, at, status }) => ({
          id,
          token,
          amount: unitsText(amount),
          status: transferStatus(status),
          from: party(from),
          to: party(to),
          created_time: secondsText(at),
          updated_time: secondsText(at),
        })),
      };
    },
  };
}

/** @throws ApiError -1005 when the token alone does not say its network. */
function networkName({ token, network }: { readonly token: string; readonly network?: string | undefined }): string {
  if (network !== undefined) return network;
  const named = networksOf(token).filter(({ chainToken }) => chainToken === token);
  if (named.length !== 1) throw invalidParameter('token');
  return named[0]!.chain.network;
}
