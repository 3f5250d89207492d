import { keptFields } from '../../../domain/shared/kept-fields';

export const currencies = ['USDT', 'USDC', 'BTC', 'ETH'] as const;
export type Currency = (typeof currencies)[number];
export const orders = ['value', 'asset', 'available', 'change'] as const;
export type Order = (typeof orders)[number];

/** How somebody looks at their wallet on this device; nothing of what is in it. */
export interface WalletChoices {
  readonly currency: Currency;
  readonly hideSmall: boolean;
  readonly order: Order;
  readonly starred: readonly string[];
}

export function readChoices(kept: string | undefined): WalletChoices {
  const { currency, hideSmall, order, starred } = keptFields(kept);
  return {
    currency: currencies.find((each) => each === currency) ?? 'USDT',
    hideSmall: hideSmall === true,
    order: orders.find((each) => each === order) ?? 'value',
    starred: Array.isArray(starred) ? starred.filter((each) => typeof each === 'string') : [],
  };
}
