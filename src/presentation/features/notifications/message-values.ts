import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { NotificationMessage } from '../../../domain/platform/notification';

/** What the texts of `notifications:message` fill in: a market by the name that people know. */
export function messageValues({ values }: NotificationMessage): Readonly<Record<string, string>> {
  const { symbol } = values;
  return symbol === undefined ? values : { ...values, market: marketDisplayName(symbol) };
}
