import * as z from 'zod/mini';
import { dataAnswer } from './wire';

/*
 * What the calls of the trading family have in common (protocol 3.2 to 3.4).
 */

export const sides = ['BUY', 'SELL'] as const;
export const orderTypes = ['LIMIT', 'MARKET', 'IOC', 'FOK', 'POST_ONLY', 'ASK', 'BID'] as const;
export const positionSides = ['BOTH', 'LONG', 'SHORT'] as const;
export const marginModes = ['CROSS', 'ISOLATED'] as const;
export const positionModes = ['ONE_WAY', 'HEDGE_MODE'] as const;
/** INCOMPLETE are open, COMPLETED are ended. */
export const orderStatusFilters = [
  'INCOMPLETE',
  'COMPLETED',
  'NEW',
  'PARTIAL_FILLED',
  'FILLED',
  'CANCELLED',
  'REJECTED',
] as const;

/** Pages of a history; times in milliseconds, pages counted from 1. */
export const pagingInput = {
  symbol: z.optional(z.string()),
  startTime: z.optional(z.coerce.number()),
  endTime: z.optional(z.coerce.number()),
  page: z.optional(z.coerce.number()),
  size: z.optional(z.coerce.number()),
};

/** A cancellation or edit is on its way: CANCEL_SENT, CANCEL_ALL_SENT or EDIT_SENT. */
export const sentAnswer = dataAnswer(z.object({ status: z.string() }));
