import type { MarketType } from '../../../domain/markets/market-symbol';

const parts = {
  SPOT: ['token', 'rules', 'costs'],
  PERP: ['token', 'rules', 'tiers', 'fund', 'index', 'funding', 'costs'],
} as const;
export type DetailsPart = (typeof parts)['PERP'][number];

/** What there is to know of a market of a kind. */
export function detailsParts(type: MarketType): readonly DetailsPart[] {
  return parts[type];
}

/** What the address asks for, or what comes first. */
export function detailsPart(type: MarketType, word: string | null): DetailsPart {
  return detailsParts(type).find((part) => part === word) ?? 'token';
}
