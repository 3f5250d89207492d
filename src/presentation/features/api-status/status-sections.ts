import type { HostCheck } from '../../../domain/reference/host-check';

export interface StatusArea {
  readonly name: string;
  readonly checks: readonly HostCheck[];
}

export interface StatusSection {
  readonly id: 'public' | 'feeds' | 'account';
  readonly areas: readonly StatusArea[];
}

/** Feeds that are read by other services, with the names of these. */
const services: Readonly<Record<string, string>> = {
  coinmarketcap: 'CoinMarketCap',
  coingecko: 'CoinGecko',
  nomics: 'Nomics',
  chart: 'TradingView',
};

/** What the product itself reads, what other services read, and what only the account may: each by area. */
export function statusSections(checks: readonly HostCheck[]): readonly StatusSection[] {
  return (['public', 'feeds', 'account'] as const)
    .map((id) => ({ id, areas: areasOf(checks.filter((check) => sectionOf(check) === id)) }))
    .filter(({ areas }) => areas.length > 0);
}

function sectionOf({ area, access }: HostCheck): StatusSection['id'] {
  if (access === 'private') return 'account';
  return area in services ? 'feeds' : 'public';
}

function areasOf(checks: readonly HostCheck[]): readonly StatusArea[] {
  const names = new Set(checks.map(({ area }) => area));
  return [...names].map((name) => ({ name, checks: checks.filter(({ area }) => area === name) }));
}

/** The name of an area as a title, in the words of the reference: `marketData` is "Market data". */
export function areaName(area: string): string {
  const words = area.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return services[area] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
