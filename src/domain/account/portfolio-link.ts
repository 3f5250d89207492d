import type { Instant } from '../shared/instant';

/** Days after which a link opens nothing any more. */
export const portfolioLinkDays = [1, 7, 30] as const;
export type PortfolioLinkDays = (typeof portfolioLinkDays)[number];
export const portfolioLinkNameLength = 32;

/** Anything that can be read, as "BTC + ETH": no line ends, nothing that cannot be seen but what joins an emoji. */
export function isPortfolioLinkName(name: string): boolean {
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200D]{1,32}$/u.test(name) && name.trim() !== '';
}

/** A link by which others see what an account is made of, without amounts. */
export interface PortfolioLink {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  /** How often it was opened. */
  readonly opened: number;
}

export interface SharedPortfolio {
  readonly name: string;
  readonly at: Instant;
  readonly expiresAt: Instant;
  /** Largest first; percent of all that the account holds. */
  readonly assets: readonly { readonly asset: string; readonly percent: number }[];
  readonly positions: readonly {
    readonly symbol: string;
    readonly side: 'long' | 'short';
    readonly leverage: number;
    /** How far the price went since it was opened, in percent; above zero is a gain. */
    readonly change: number;
  }[];
}

/** Behind the hash, which no server is told and no log keeps. */
export function portfolioLinkToken(hash: string): string | undefined {
  return /^#([\w-]{43})$/.exec(hash)?.[1];
}
