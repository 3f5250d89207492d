import type { RejectionReason } from '../trading/rejection-reason';
import type { ErrorMeaning } from './error-code';

/**
 * What the trading services' own codes say (protocol 4.5): one table, read by the client and by the embedded
 * exchange. The first code of a reason is the one to send; all are understood.
 */
export const rejectionCodes: Readonly<Record<RejectionReason, readonly [number, ...number[]]>> = {
  insufficientBalance: [302118, 302301, 302119, 302155, 302157, 302166, 302167],
  priceNotOnTick: [-1103, 317147],
  priceOutOfBounds: [302114, 302140, 317145, 317146],
  priceOutOfBand: [-1105],
  quantityNotOnStep: [-1104],
  quantityOutOfBounds: [302115, 302141, 302142, 317170],
  belowMinimumNotional: [302164, -1102],
  unknownMarket: [302101, 317155, 317148, 317156, 317159],
  marketNotTrading: [317157, 317158, 317169],
  noLiquidity: [-1012],
  orderEnded: [302127, 317161, 317177],
  orderNotFound: [302129, 317149, 317152, 317153, 317160, 317184],
  insufficientMargin: [302102, 302103, 302104, 302120, 302169, 302170, 302305, -1101],
  reduceOnlyRefused: [302138, 302125, 302137, 302160, 302163, 302314],
  leverageOutOfBounds: [302306],
  positionSideMismatch: [302186, 302195],
  maximumPosition: [302172, 302188],
  tooManyOrders: [302303, 302194],
  modeInUse: [302308, 302126, 302185, 302189],
  beingLiquidated: [302111],
  triggerRequired: [317139],
  triggerNotAbove: [317150],
  triggerNotBelow: [317151],
  legsDoNotMatch: [317143, 317136, 317137, 317138, 317140, 317141, 317142, 317163],
  isolatedMarginRefused: [302190, 302191],
  isolatedMarginWithdrawable: [302192],
  isolatedMarginBalance: [302193],
  collateralNeeded: [302145],
  // None of the four has a public code: ours lie outside the ranges in use.
  postOnlyWouldTake: [302901],
  accountFrozen: [302903],
  expiryOutOfBounds: [302904],
  notAvailable: [302902, 302110, 302131, 302132, 302156, 302168, 302177, 302178, 302307, 317174],
};

/** Codes of the same families that mean what a code of the error catalogue means. */
export const meaningCodes: Readonly<Partial<Record<ErrorMeaning, readonly [number, ...number[]]>>> = {
  duplicate: [302117],
  invalid: [
    302003, 302004, 302147, 302148, 302149, 302150, 302151, 302152, 311004, 317164, 317165, 317166, 317167, 317176,
    317178, 317179,
  ],
  notFound: [311002],
  unknown: [302159, 302311, 302312, 302313, 302999, 311001, 311999, 317168],
};

const reasons = new Map(entries(rejectionCodes));
const meanings = new Map(entries(meaningCodes));

export function rejectionReason(code: string | number): RejectionReason | undefined {
  return reasons.get(Number(code));
}

export function serviceCodeMeaning(code: string | number): ErrorMeaning | undefined {
  return meanings.get(Number(code));
}

function entries<K extends string>(table: Readonly<Partial<Record<K, readonly number[]>>>): (readonly [number, K])[] {
  return (Object.keys(table) as K[]).flatMap((name) => (table[name] ?? []).map((code) => [code, name] as const));
}
