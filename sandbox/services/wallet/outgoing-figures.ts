import { type Units, unitsFromText } from '../../engine/model/units';
import type { ApprovalRequest } from '../security/second-person/approval-requests';
import type { User } from '../users/user';
import type { Wallet } from './wallet';

/** What somebody decides by who lets another's money go. */
export interface OutgoingFigures {
  /** USDT at the moment, as the rule counts them. */
  readonly worth: Units;
  /** Of the amount and its asset; what is left arrives. */
  readonly fee: Units;
}

/** @returns `undefined` for what is no money */
export function outgoingFigures(
  wallet: Pick<Wallet, 'prices' | 'movement'>,
  account: User,
  { kind, reference, subject }: Pick<ApprovalRequest, 'kind' | 'reference' | 'subject'>,
): OutgoingFigures | undefined {
  if (kind !== 'CHAIN' && kind !== 'TRANSFER') return undefined;
  const worth = wallet.prices.value(subject['asset'] ?? '', unitsFromText(subject['amount'] ?? '0'));
  const fee = kind === 'CHAIN' ? wallet.movement(account, Number(reference))?.fee : 0n;
  return fee === undefined ? undefined : { worth, fee };
}
