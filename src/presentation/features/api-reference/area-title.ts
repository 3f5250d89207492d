/** Areas of feeds that other services read, with the names of these. */
export const areasOfServices: Readonly<Record<string, string>> = {
  coinmarketcap: 'CoinMarketCap',
  coingecko: 'CoinGecko',
  nomics: 'Nomics',
  chart: 'TradingView',
};

/** The name of an area as a title: `marketData` is "Market data". */
export function areaTitle(area: string): string {
  const words = area.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return areasOfServices[area] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
