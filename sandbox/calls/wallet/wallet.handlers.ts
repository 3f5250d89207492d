import type { walletEndpoints } from '../../../src/infrastructure/wire/catalogue/wallet.endpoints';
import { invalidParameter } from '../../shared/api-error';
import type { LedgerEntry, LedgerKind } from '../../engine/model/ledger-model';
import { unitsText } from '../../engine/model/units';
import { callerOf, type Handlers } from '../routing/handler';
import { type Caller } from '../../gateway/caller';
import type { Services } from '../routing/services';
import { providerName } from '../../services/purchases/providers';
import { rewardCampaign, rewardReason } from '../../services/rewards/reward-reason';
import type { BookedAddress } from '../../services/wallet/address-book';
import type { Movement } from '../../services/wallet/movement';
import { ledgerOrigin, type LedgerOrigin } from '../../services/trading/ledger-origin';
import type { WithdrawalProof } from '../../services/wallet/outgoing-door';
import type { TransferParty } from '../../services/wallet/told-transfers';
import { secondsText, snakeMeta, transferStatus, walletPage } from './wallet-page';

export function walletHandlers({
  wallet,
  conversions,
  purchases,
  balanceHistory,
  users,
  secondPerson,
  copying,
  copyStrategies,
  now,
}: Services): Handlers<typeof walletEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });

  const sources = { wallet, conversions, purchases, copying, copyStrategies };

  return {
    depositAddress: (call) => {
      const { address, memo } = wallet.deposits.address(callerOf(call).user, call.query.token, call.query.network);
      return answer({ address, extra: memo });
    },
    withdraw: async (call) => {
      const caller = callerOf(call);
      const { token, network, address, amount, extra = '' } = call.body;
      const { id } = await wallet.withdrawals.request(
        caller.user,
        { token, network, address, amount, memo: extra },
        proofOf(caller, call.body),
      );
      return answer({ withdrawId: String(id) });
    },
    cancelWithdrawal: async (call) => {
      await wallet.withdrawals.cancel(callerOf(call).user, call.parameters.withdrawId);
      return { success: true, timestamp: now() };
    },
    history: (call) => {
      const { token, network, tokenSide: side, status, approval, type } = call.query;
      const page = walletPage(call.query);
      // Every account here has one balance; nothing is ever moved as collateral alone.
      const found =
        type === 'COLLATERAL'
          ? { rows: [], total: 0 }
          : wallet.history(callerOf(call).user, { ...page, token, network, side, status, approval });
      return answer({ rows: found.rows.map(movementRow), meta: snakeMeta(found.total, page) });
    },
    ledger: (call) => {
      const { type, token } = call.query;
      const page = walletPage(call.query);
      const { user } = callerOf(call);
      const { rows, total } = wallet.ledger(user, {
        ...page,
        ...(type !== undefined && { kind: type as LedgerKind }),
        ...(token !== undefined && { asset: token }),
      });
      return answer({
        rows: rows.map((entry) => ledgerRow(entry, ledgerOrigin(entry, sources, user))),
        meta: snakeMeta(total, page),
      });
    },
    balanceHistory: (call) =>
      answer({
        rows: balanceHistory
          .since(callerOf(call).user, call.query.startTime)
          .map(({ at, value }) => ({ time: at, value: unitsText(value) })),
      }),
    transfer: async (call) => {
      const { token, amount, from, to } = call.body;
      return answer({
        id: await wallet.transfers.move(callerOf(call).user, token, amount, from.applicationId, to.applicationId),
      });
    },
    transferHistory: (call) => {
      const page = walletPage(call.query);
      const { rows, total } = wallet.transfers.list(callerOf(call).user, {
        ...page,
        token: call.query.token,
      });
      const party = ({ applicationId, name, userId }: TransferParty) => ({
        applicationId,
        accountName: name,
        ...(userId !== undefined && { userId }),
      });
      return answer({
        rows: rows.map(({ id, token, amount, from, to, at, status }) => ({
          id,
          token,
          amount: unitsText(amount),
          status: transferStatus(status),
          from: party(from),
          to: party(to),
          createdTime: secondsText(at),
          updatedTime: secondsText(at),
        })),
        meta: { total, recordsPerPage: page.size, currentPage: page.page },
      });
    },
    allowance: (call) => {
      const { user } = callerOf(call);
      const { limit, used, usedUnapproved } = wallet.door.allowance(user);
      return answer({
        dailyLimit: unitsText(limit),
        used: unitsText(used),
        usedUnapproved: unitsText(usedUnapproved),
        kycLevel: users.mainOf(user).kycLevel,
        freeWithdrawals: wallet.withdrawals.freeLeft(user),
        approvalAbove: unitsTextOf(secondPerson.freeSum(user)),
      });
    },
    addresses: (call) => {
      const { addresses, listedOnly, listedOnlyUntil } = wallet.addresses.state(callerOf(call).user);
      return answer({
        listedOnly,
        listedOnlyUntil: listedOnlyUntil ?? null,
        rows: addresses.map(addressRow),
      });
    },
    addAddress: async (call) => {
      const { label, network, address, extra, withoutExtra, ...proof } = call.body;
      const said = { memo: extra ?? '', ...(withoutExtra && { withoutMemo: true as const }) };
      return answer(
        addressRow(await wallet.addAddress(callerOf(call).user, { label, network, address, ...said }, proof)),
      );
    },
    removeAddress: (call) => {
      wallet.addresses.remove(callerOf(call).user, call.parameters.addressId);
      return { success: true, timestamp: now() };
    },
    setListedOnly: async (call) => {
      const { listedOnly, ...proof } = call.body;
      await wallet.setListedOnly(callerOf(call).user, listedOnly, proof);
      return { success: true, timestamp: now() };
    },
    internalWithdraw: async (call) => {
      const caller = callerOf(call);
      const {
        target_user_id: target,
        balance_token: token,
        amount,
        otp,
        email_code: emailCode,
        withdraw_password: withdrawPassword,
        passkey,
      } = call.body;
      if (!Number.isSafeInteger(target)) throw invalidParameter('target_user_id');
      const id = await wallet.transfers.send(
        caller.user,
        target,
        token,
        amount,
        proofOf(caller, { otp, emailCode, withdrawPassword, passkey }),
      );
      return { success: true, withdraw_id: String(id), waiting: wallet.transfers.waits(id), timestamp: now() };
    },
    recipient: (call) => answer(wallet.transfers.recipient(call.query.userId)),
    loanToValue: (call) => {
      const { debt, collateral, current, after } = wallet.loanToValue(
        callerOf(call).user,
        call.body.token,
        call.body.amount,
      );
      const text = (ratio: bigint | undefined) => (ratio === undefined ? null : unitsText(ratio));
      return {
        success: true,
        current_ltv: text(current),
        ltv_after: text(after),
        debt: unitsText(debt),
        collateral: unitsText(collateral),
        timestamp: now(),
      };
    },
  };
}

export function proofOf(
  caller: Caller,
  { otp, emailCode, withdrawPassword, passkey }: WithdrawalProof,
): WithdrawalProof | 'apiKey' {
  return caller.sessionId === undefined ? 'apiKey' : { otp, emailCode, withdrawPassword, passkey };
}

function unitsTextOf(sum: bigint | undefined): string | null {
  return sum === undefined ? null : unitsText(sum);
}

function ledgerRow(
  { entryId, kind, asset, amount, reference, at }: LedgerEntry,
  { movement, counterparty, transfer, otherLeg, automatic, symbol, strategy, purchase }: LedgerOrigin,
) {
  return {
    id: entryId,
    type: kind,
    token: asset,
    amount: unitsText(amount),
    timestamp: at,
    ...((kind === 'DISTRIBUTION' || kind === 'CREDIT') && {
      reason: rewardReason(reference),
      campaign: rewardCampaign(reference),
    }),
    ...(movement && { movement: movementRow(movement) }),
    ...(counterparty !== undefined && { counterparty }),
    ...(transfer && { status: transferStatus(transfer) }),
    ...(automatic && { automatic }),
    ...(symbol !== undefined && { symbol }),
    ...(strategy !== undefined && { strategy }),
    ...(purchase && {
      purchase: {
        purchaseId: purchase.purchaseId,
        providerName: providerName(purchase.providerId),
        currency: purchase.currency,
        pays: unitsText(purchase.pays),
      },
    }),
    ...(otherLeg && { otherLeg: { token: otherLeg.asset, amount: unitsText(otherLeg.amount) } }),
  };
}

function addressRow({ addressId, label, network, address, memo, withoutMemo, createdAt, usableAt }: BookedAddress) {
  const said = { extra: memo, withoutExtra: withoutMemo ?? false };
  return { addressId, label, network, address, ...said, createdTime: createdAt, usableTime: usableAt };
}

function movementRow(movement: Movement) {
  const { id, accountId, side, asset, network, chainToken, amount, fee, status } = movement;
  return {
    createdTime: secondsText(movement.createdAt),
    updatedTime: secondsText(movement.updatedAt),
    id: String(id),
    externalId: String(id),
    applicationId: accountId,
    token: chainToken,
    network,
    targetAddress: movement.targetAddress,
    sourceAddress: movement.sourceAddress,
    extra: movement.memo,
    type: 'BALANCE',
    tokenSide: side,
    amount: unitsText(amount),
    txId: movement.transactionId,
    feeToken: fee > 0n ? asset : '',
    feeAmount: unitsText(fee),
    status,
    approval: movement.approval === undefined || movement.approval === 'APPROVED' ? null : movement.approval,
    confirmingThreshold: side === 'DEPOSIT' ? movement.threshold : null,
    confirmedNumber: side === 'DEPOSIT' ? movement.confirmed : null,
  };
}
