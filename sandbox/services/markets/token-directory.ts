import type { InstrumentSpecification } from '../../engine/model/instrument-specification';
import { underlyingOf } from './asset-profile';

type Row = readonly [token: string, fullname: string, coinMarketCapId: number];

/** Public names, and the ids under which CoinMarketCap knows the assets. */
const rows: readonly Row[] = [
  ['BTC', 'Bitcoin', 1],
  ['ETH', 'Ethereum', 1027],
  ['USDT', 'Tether USD', 825],
  ['WOO', 'WOO', 7501],
  ['SOL', 'Solana', 5426],
  ['BNB', 'BNB', 1839],
  ['XRP', 'XRP', 52],
  ['ADA', 'Cardano', 2010],
  ['DOGE', 'Dogecoin', 74],
  ['LTC', 'Litecoin', 2],
  ['TRX', 'TRON', 1958],
  ['AVAX', 'Avalanche', 5805],
  ['LINK', 'Chainlink', 1975],
  ['DOT', 'Polkadot', 6636],
  ['ATOM', 'Cosmos', 3794],
  ['UNI', 'Uniswap', 7083],
  ['NEAR', 'NEAR Protocol', 6535],
  ['APT', 'Aptos', 21794],
  ['ARB', 'Arbitrum', 11841],
  ['OP', 'Optimism', 11840],
  ['SUI', 'Sui', 20947],
  ['INJ', 'Injective', 7226],
  ['TIA', 'Celestia', 22861],
  ['SEI', 'Sei', 23149],
  ['AAVE', 'Aave', 7278],
  ['FIL', 'Filecoin', 2280],
  ['TON', 'Toncoin', 11419],
  ['BCH', 'Bitcoin Cash', 1831],
  ['ETC', 'Ethereum Classic', 1321],
  ['XLM', 'Stellar', 512],
  ['HBAR', 'Hedera', 4642],
  ['ICP', 'Internet Computer', 8916],
  ['STX', 'Stacks', 4847],
  ['GRT', 'The Graph', 6719],
  ['CRV', 'Curve DAO Token', 6538],
  ['ENA', 'Ethena', 30171],
  ['ONDO', 'Ondo', 21159],
  ['PEPE', 'Pepe', 24478],
  ['SHIB', 'Shiba Inu', 5994],
  ['USDC', 'USD Coin', 3408],
];

const known = new Map(rows.map((row) => [row[0], row]));
/** What people call an asset, or a thousand of it; `undefined` for one without another name. */
export function fullNameOf(base: string): string | undefined {
  return known.get(underlyingOf(base).asset)?.[1];
}

const stable = new Set(['USDT', 'USDC']);

export interface Token {
  readonly token: string;
  readonly fullname: string;
  /** Undefined for an asset that the service has not been looked up for. */
  readonly coinMarketCapId: number | undefined;
  readonly stable: boolean;
  /** Markets that trade the token or contracts on it. */
  readonly markets: readonly InstrumentSpecification[];
  /** When the first of them opened, milliseconds. */
  readonly listedAt: number;
}

/** The assets behind all markets; a contract on a thousand coins stands for the coin. */
export function tokensOf(instruments: readonly InstrumentSpecification[]): ReadonlyMap<string, Token> {
  const markets = new Map<string, InstrumentSpecification[]>();
  const add = (token: string, market: InstrumentSpecification) =>
    markets.set(token, [...(markets.get(token) ?? []), market]);
  for (const instrument of instruments) {
    add(underlyingOf(instrument.base).asset, instrument);
    add(instrument.quote, instrument);
  }
  const tokens = new Map<string, Token>();
  for (const [token, traded] of markets) {
    const [, fullname = token, coinMarketCapId] = known.get(token) ?? [];
    const listedAt = Math.min(...traded.map(({ listingTime }) => listingTime));
    tokens.set(token, { token, fullname, coinMarketCapId, stable: stable.has(token), markets: traded, listedAt });
  }
  return tokens;
}

/** Tokens with their markets; with a type only those that have a market of it, and only these markets. */
export function tokenProfiles(tokens: ReadonlyMap<string, Token>, type?: string) {
  const wanted = (market: InstrumentSpecification) => type === undefined || market.type === type;
  return [...tokens.values()]
    .filter(({ markets }) => markets.some(wanted))
    .map(({ token, fullname, markets, listedAt }) => ({
      token,
      fullname,
      symbols: markets.filter(wanted).map(({ symbol }) => symbol),
      listingTime: listedAt,
    }));
}
