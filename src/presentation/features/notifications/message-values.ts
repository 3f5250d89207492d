import { securityChange } from '../../../domain/security/security-change';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { parseDecimal } from '../../../domain/shared/decimal';
import type { Format } from '../../kit/formats/format';
import { triggeredKinds, type NotificationMessage } from '../../../domain/platform/notification';

/** Values that are figures, as the exchange writes them. */
const figures = ['amount', 'price', 'pnl', 'tradingFee', 'liquidationFee'] as const;

/** What the texts of `notifications:message` fill in: a market by the name that people know, figures as the reader writes them. */
export function messageValues(
  { values }: NotificationMessage,
  format?: Pick<Format, 'decimal'>,
): Readonly<Record<string, string>> {
  const { symbol } = values;
  const written = figures.flatMap((name) => {
    const value = parseDecimal(values[name]);
    // As many decimals as the exchange wrote: prices of a market have all the same.
    const places = values[name]?.split('.')[1]?.length ?? 0;
    // What was earned has its sign, as in every table.
    const sign = name === 'pnl' && value?.gt(0) ? '+' : '';
    return format && value ? [[name, sign + format.decimal(value, places, 'down')]] : [];
  });
  return {
    ...values,
    ...(Object.fromEntries(written) as Record<string, string>),
    ...(symbol !== undefined && { market: marketDisplayName(symbol) }),
  };
}

const triggered = {
  triggeredBuy: 'triggered',
  triggeredSell: 'triggered',
  refusedBuy: 'refused',
  refusedSell: 'refused',
} as const;

/** Which setting was changed is the first that somebody wants to know of a change to their security; of an order that was set off, what it was. */
export function titleKey({ key, values }: NotificationMessage) {
  const change = key === 'securityChanged' ? securityChange(values['action']) : undefined;
  const group = key in triggered ? triggered[key as keyof typeof triggered] : undefined;
  const known = triggeredKinds.find((each) => each === values['kind']);
  if (group && known) return `notifications:${group}.${known}` as const;
  return change ? (`notifications:securityChange.${change}` as const) : (`notifications:message.${key}.title` as const);
}
