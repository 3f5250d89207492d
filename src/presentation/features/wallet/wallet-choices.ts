import { keptFields } from '../../../domain/shared/kept-fields';

/** Coins that the wallet is counted in; money of countries beside them as far as the exchange has rates. */
export const coins: readonly string[] = ['USDT', 'USDC', 'BTC', 'ETH'];
export const orders = ['value', 'asset', 'available', 'change'] as const;
export type Order = (typeof orders)[number];

/** Decimals of a sum in a coin of `coins` or a currency of ISO 4217. */
export function placesOf(currency: string): number {
  if (currency === 'BTC' || currency === 'ETH') return 8;
  if (coins.includes(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** How somebody looks at their wallet on this device; nothing of what is in it. */
export interface WalletChoices {
  /** One of `coins`, or a code of ISO 4217. */
  readonly currency: string;
  readonly hideSmall: boolean;
  readonly order: Order;
  readonly starred: readonly string[];
}

export function readChoices(kept: string | undefined): WalletChoices {
  const { currency, hideSmall, order, starred } = keptFields(kept);
  return {
    currency: typeof currency === 'string' && /^(USD[TC]|[A-Z]{3})$/.test(currency) ? currency : 'USDT',
    hideSmall: hideSmall === true,
    order: orders.find((each) => each === order) ?? 'value',
    starred: Array.isArray(starred) ? starred.filter((each) => typeof each === 'string') : [],
  };
}
