import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { marginModes, pagingInput, positionModes, positionSides } from './trading-wire';
import { dataAnswer, emptyAnswer, rowsAnswer, wireDecimal, wireId, wireNumber, wireTime } from './wire';

const optionalDecimal = z.optional(z.nullable(wireDecimal));
const ofSymbol = z.object({ symbol: z.optional(z.string()) });
const marginModeRow = z.object({ symbol: z.string(), defaultMarginMode: z.string() });
const noMarginModeShape = 'the client library names the call without its shape';

export const positionRow = z.object({
  symbol: z.string(),
  /** Contracts in base, below zero when short. */
  holding: wireDecimal,
  pendingLongQty: optionalDecimal,
  pendingShortQty: optionalDecimal,
  /** Where unrealised profit was last settled. */
  settlePrice: optionalDecimal,
  averageOpenPrice: wireDecimal,
  pnl24H: optionalDecimal,
  fee24H: optionalDecimal,
  markPrice: wireDecimal,
  /** 0 when no price would do it. */
  estLiqPrice: optionalDecimal,
  timestamp: wireTime,
  /** Not every host tells it here; the stream does (protocol 1.7). */
  openingTime: z.optional(z.nullable(wireTime)),
  adlQuantile: z.optional(wireNumber),
  positionSide: z.string(),
  marginMode: z.string(),
  isolatedMarginToken: z.optional(z.nullable(z.string())),
  isolatedMarginAmount: optionalDecimal,
  isolatedFrozenLong: optionalDecimal,
  isolatedFrozenShort: optionalDecimal,
  leverage: wireNumber,
});

export const fundingPaymentRow = z.object({
  id: wireId,
  symbol: z.string(),
  fundingRate: wireDecimal,
  markPrice: wireDecimal,
  /** Unsigned; `paymentType` says which way. */
  fundingFee: wireDecimal,
  fundingIntervalHours: z.optional(wireNumber),
  paymentType: z.enum(['Pay', 'Receive']),
  status: z.string(),
  createdTime: wireTime,
  updatedTime: z.optional(wireTime),
});

/** Positions in contracts and how they are margined. */
export const positionsEndpoints = {
  positions: endpoint({
    id: 'positions.positions',
    method: 'GET',
    path: '/v3/futures/positions',
    access: 'private',
    summary: 'Open positions, and closed ones with open orders.',
    query: ofSymbol,
    answer: dataAnswer(z.object({ positions: z.array(positionRow) })),
    source: 'protocol 3.4',
  }),
  leverage: endpoint({
    id: 'positions.leverage',
    method: 'GET',
    path: '/v3/futures/leverage',
    access: 'private',
    summary: 'Leverage of a contract, by position side in hedge mode.',
    query: z.object({
      symbol: z.string(),
      marginMode: z.optional(z.enum(marginModes)),
      positionMode: z.optional(z.enum(positionModes)),
    }),
    answer: dataAnswer(
      z.object({
        symbol: z.string(),
        marginMode: z.string(),
        positionMode: z.string(),
        details: z.array(z.object({ positionSide: z.string(), leverage: wireNumber })),
      }),
    ),
    source: 'protocol 3.4',
  }),
  setLeverage: endpoint({
    id: 'positions.setLeverage',
    method: 'PUT',
    path: '/v3/futures/leverage',
    access: 'private',
    summary: 'Sets the leverage of a contract, of one position side in hedge mode.',
    body: z.object({
      symbol: z.string(),
      marginMode: z.enum(marginModes),
      leverage: wireNumber,
      positionMode: z.optional(z.enum(positionModes)),
      positionSide: z.optional(z.enum(positionSides)),
    }),
    answer: emptyAnswer,
    source: 'protocol 3.4',
  }),
  setPositionMode: endpoint({
    id: 'positions.setPositionMode',
    method: 'PUT',
    path: '/v3/futures/positionMode',
    access: 'private',
    summary: 'One position a contract, or one a side; refused while there are positions or orders.',
    body: z.object({ positionMode: z.enum(positionModes) }),
    answer: emptyAnswer,
    source: 'protocol 3.4',
  }),
  marginModes: endpoint({
    id: 'positions.marginModes',
    method: 'GET',
    path: '/v3/futures/defaultMarginMode',
    access: 'private',
    summary: 'The margin mode new orders of a contract have unless they say another.',
    query: ofSymbol,
    answer: rowsAnswer(marginModeRow),
    assumed: noMarginModeShape,
    source: 'protocol 3.4',
  }),
  setMarginModes: endpoint({
    id: 'positions.setMarginModes',
    method: 'PUT',
    path: '/v3/futures/defaultMarginMode',
    access: 'private',
    summary: 'Sets the margin mode of all contracts.',
    body: z.object({ defaultMarginMode: z.enum(marginModes) }),
    answer: emptyAnswer,
    assumed: noMarginModeShape,
    source: 'protocol 3.4',
  }),
  setMarginModeOf: endpoint({
    id: 'positions.setMarginModeOf',
    method: 'PUT',
    path: '/v3/futures/defaultMarginMode/{symbol}',
    access: 'private',
    summary: 'Sets the margin mode of one contract.',
    parameters: z.object({ symbol: z.string() }),
    body: z.object({ defaultMarginMode: z.enum(marginModes) }),
    answer: emptyAnswer,
    assumed: noMarginModeShape,
    source: 'protocol 3.4',
  }),
  resetMarginModes: endpoint({
    id: 'positions.resetMarginModes',
    method: 'POST',
    path: '/v3/futures/defaultMarginMode/reset',
    access: 'private',
    summary: 'Puts every contract back to cross margin.',
    answer: emptyAnswer,
    assumed: noMarginModeShape,
    source: 'protocol 3.4',
  }),
  fundingPayments: endpoint({
    id: 'positions.fundingPayments',
    method: 'GET',
    path: '/v3/futures/fundingFee/history',
    access: 'private',
    summary: 'Funding paid and received, newest first.',
    query: z.object(pagingInput),
    answer: rowsAnswer(fundingPaymentRow),
    source: 'protocol 3.4',
  }),
  adjustIsolatedMargin: endpoint({
    id: 'positions.adjustIsolatedMargin',
    method: 'POST',
    path: '/v3/isolatedMargin/margin',
    access: 'private',
    summary: 'Adds margin to an isolated position or takes some out.',
    body: z.object({
      symbol: z.string(),
      positionSide: z.optional(z.enum(positionSides)),
      adjustToken: z.optional(z.string()),
      adjustAmount: wireDecimal,
      action: z.enum(['ADD', 'REDUCE']),
    }),
    answer: emptyAnswer,
    assumed: 'the v1 form in camel case',
    source: 'protocol 3.4',
  }),
} as const;
