import * as z from 'zod/mini';
import { sortOrders, tradingPeriods, tradingTypes } from '../../../domain/social/trading-period';
import { wireFlag, wireId, wireNumber } from './wire';

export const social = '/social-backend-ui';
export const assumedShape = 'no public shape; fields as in protocol 6.4';

export const uuidParameter = z.object({ uuid: z.string().check(z.maxLength(64)) });
export const pageQuery = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  size: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
};

export const periodQuery = z.enum(tradingPeriods);
export const typeQuery = z.enum(tradingTypes);
export const orderQuery = z.enum(sortOrders);

/** Hidden by its owner, or not known: null or left out. */
export const hidden = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** A trader as others see one; no id when the trader does not want to be found. */
export const traderName = { uuid: hidden(wireId), coolName: z.string(), avatar: z.optional(z.string()) };

export const rankedTrader = { ...traderName, rank: wireNumber, tier: z.optional(wireNumber), me: z.optional(wireFlag) };
