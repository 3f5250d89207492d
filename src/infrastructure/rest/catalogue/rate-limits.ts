import type { ApiLimit } from '../../../domain/reference/api-reference';
import type { Endpoint } from './endpoint';

const perSecond = (count: number): ApiLimit => ({ count, span: 1_000 });

/** The limits of protocol 4.6 by endpoint id. All public calls share one per address; the others count per account. */
const limits: Readonly<Record<string, ApiLimit>> = {
  'trading.placeOrder': perSecond(5),
  'trading.editOrder': perSecond(5),
  'trading.order': perSecond(5),
  'trading.fills': perSecond(2),
  'trading.tradingFee': perSecond(2),
  'listenKey.create': { count: 5, span: 10_000 },
};

/** How often one caller may make a call. */
export function rateLimitOf({ id }: Pick<Endpoint, 'id'>): ApiLimit {
  return limits[id] ?? perSecond(10);
}
