import * as z from 'zod/mini';
import { wireDecimal, wireId, wireTime } from './wire';

/** A deposit or withdrawal. */
export const movementRow = z.object({
  id: wireId,
  externalId: z.optional(z.nullable(z.string())),
  applicationId: z.optional(z.string()),
  token: z.string(),
  network: z.optional(z.string()),
  targetAddress: z.optional(z.nullable(z.string())),
  sourceAddress: z.optional(z.nullable(z.string())),
  extra: z.optional(z.nullable(z.string())),
  type: z.string(),
  tokenSide: z.string(),
  amount: wireDecimal,
  txId: z.optional(z.nullable(z.string())),
  feeToken: z.optional(z.nullable(z.string())),
  feeAmount: z.optional(z.nullable(wireDecimal)),
  status: z.string(),
  /** `WAITING` while a second person has to let it go, `REFUSED` or `EXPIRED` where they did not: our own, absent elsewhere. */
  approval: z.optional(z.nullable(z.string())),
  confirmingThreshold: z.optional(z.nullable(wireDecimal)),
  confirmedNumber: z.optional(z.nullable(wireDecimal)),
  createdTime: wireTime,
  updatedTime: wireTime,
});

/** What a line of the ledger was booked for: why something was given, the way over a chain, the other side. */
export const ledgerOrigin = {
  reason: z.optional(z.string()),
  campaign: z.optional(z.string()),
  movement: z.optional(movementRow),
  counterparty: z.optional(z.string()),
  /** How far a transfer has come, as the list of transfers says it. */
  status: z.optional(z.string()),
  /** Collateral that the exchange sold because nothing of another asset was left to pay with. */
  automatic: z.optional(z.boolean()),
  /** Of a position, its funding or a trade: the market. */
  symbol: z.optional(z.string()),
  /** Of a copy’s money: the name of the strategy. */
  strategy: z.optional(z.string()),
  otherLeg: z.optional(z.object({ token: z.string(), amount: wireDecimal })),
  /** Of what was bought for money of a country: from whom and for how much. */
  purchase: z.optional(
    z.object({ purchaseId: wireId, providerName: z.string(), currency: z.string(), pays: wireDecimal }),
  ),
};
