import * as z from 'zod/mini';
import { wireTime } from './wire';

/** A plain decimal as text, as the exchange writes every price, quantity and amount. */
export const decimalText = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

/** A figure of market data: texts here, numbers in the older generation and at other hosts. Left as it comes. */
export const wireFigure = z.union([z.number(), decimalText]);

/** Rows with the time they were read at; these lists are never paged. */
export function tableAnswer<T extends z.ZodMiniType>(row: T) {
  return z.object({ success: z.literal(true), data: z.object({ rows: z.array(row) }), timestamp: wireTime });
}

/** One object with the time it was read at. */
export function objectAnswer<T extends z.ZodMiniType>(data: T) {
  return z.object({ success: z.literal(true), data, timestamp: wireTime });
}
