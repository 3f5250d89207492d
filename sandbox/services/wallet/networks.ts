import { unitsFromText, type Units } from '../../engine/model/units';
import { chains, type Chain } from '../../shared/chains';

/** A token on a network: how it can come and go there. */
export interface TokenNetwork {
  /** The asset of the ledger. */
  readonly asset: string;
  /** The chain's own name of it: `BTC`, `TRON_USDT`. */
  readonly chainToken: string;
  readonly chain: Chain;
  readonly decimals: number;
  readonly minimumWithdrawal: Units;
  /** Less is not credited. */
  readonly minimumDeposit: Units;
  /** Taken out of the amount that leaves the account. */
  readonly withdrawalFee: Units;
  /** Nothing comes or goes for now. */
  readonly suspended: boolean;
}

type Row = readonly [asset: string, network: string, minimum: string, fee: string, decimals?: number];

/** Minimum and fee as WOO X publishes them where it does (protocol 2.4), else in proportion. */
const rows: readonly Row[] = [
  ['BTC', 'BTC', '0.0001', '0.00025', 8],
  ['BTC', 'BSC', '0.000018', '0.000009'],
  ['ETH', 'ETH', '0.002', '0.0008'],
  ['ETH', 'Arbitrum', '0.001', '0.0001'],
  ['ETH', 'OP', '0.001', '0.0001'],
  ['USDT', 'ETH', '10', '2', 6],
  ['USDT', 'TRX', '10', '4.5', 6],
  ['USDT', 'Arbitrum', '10', '0.5', 6],
  ['USDT', 'AVAXC', '10', '0.5', 6],
  ['USDT', 'BSC', '10', '0.5'],
  ['USDT', 'MATIC', '10', '0.5', 6],
  ['USDT', 'OP', '10', '0.5', 6],
  ['USDT', 'SOL', '10', '4', 6],
  ['USDT', 'TON', '10', '0.1', 6],
  ['USDC', 'ETH', '10', '2', 6],
  ['USDC', 'Arbitrum', '10', '0.5', 6],
  ['USDC', 'MATIC', '10', '0.5', 6],
  ['USDC', 'SOL', '10', '1', 6],
  ['WOO', 'ETH', '100', '40'],
  ['WOO', 'Arbitrum', '50', '5'],
  ['WOO', 'BSC', '50', '5'],
  ['SOL', 'SOL', '0.02', '0.008', 9],
  ['BNB', 'BSC', '0.01', '0.0005'],
  ['XRP', 'XRP', '20', '0.2', 6],
  ['ADA', 'ADA', '4', '0.8', 6],
  ['DOGE', 'DOGE', '20', '4', 8],
  ['LTC', 'LTC', '0.01', '0.001', 8],
  ['TRX', 'TRX', '10', '1', 6],
  ['AVAX', 'AVAXC', '0.1', '0.008'],
  ['LINK', 'ETH', '0.4', '0.15'],
  ['LINK', 'Arbitrum', '0.2', '0.02'],
  ['DOT', 'DOT', '1.2', '0.08', 10],
  ['ATOM', 'ATOM', '0.1', '0.02', 6],
  ['UNI', 'ETH', '0.8', '0.3'],
  ['NEAR', 'NEAR', '0.4', '0.05'],
  ['APT', 'APT', '0.1', '0.01', 8],
  ['ARB', 'Arbitrum', '2', '0.4'],
  ['OP', 'OP', '1', '0.2'],
  ['SUI', 'SUI', '1', '0.06', 9],
  ['INJ', 'INJ', '0.1', '0.01'],
  ['TIA', 'TIA', '0.2', '0.02', 6],
  ['SEI', 'SEI', '2', '0.1', 6],
  ['AAVE', 'ETH', '0.04', '0.012'],
  ['FIL', 'FIL', '0.2', '0.02'],
  ['TON', 'TON', '1', '0.04', 9],
  ['BCH', 'BCH', '0.01', '0.001', 8],
  ['ETC', 'ETC', '0.1', '0.01'],
  ['XLM', 'XLM', '10', '0.1', 7],
  ['HBAR', 'HBAR', '5', '1', 8],
  ['ICP', 'ICP', '0.05', '0.001', 8],
  ['STX', 'STX', '5', '1', 6],
  ['GRT', 'ETH', '80', '30'],
  ['CRV', 'ETH', '8', '3'],
  ['ENA', 'ETH', '12', '5'],
  ['ONDO', 'ETH', '8', '3'],
  ['PEPE', 'ETH', '800000', '300000'],
  ['SHIB', 'ETH', '400000', '160000'],
];

/** Being worked on, so that it can be seen how that looks. */
const suspended: ReadonlySet<string> = new Set(['AVAXC_USDT']);

export const tokenNetworks: readonly TokenNetwork[] = rows.map(([asset, network, minimum, fee, decimals = 18]) => {
  const chain = chains.get(network)!;
  const chainToken = asset === chain.tokenPrefix ? asset : `${chain.tokenPrefix}_${asset}`;
  const minimumWithdrawal = unitsFromText(minimum);
  return {
    asset,
    chainToken,
    chain,
    decimals,
    minimumWithdrawal,
    minimumDeposit: minimumWithdrawal / 100n,
    withdrawalFee: unitsFromText(fee),
    suspended: suspended.has(chainToken),
  };
});

/** Networks by the ledger's asset or the chain's own name of it. */
export function networksOf(token: string): readonly TokenNetwork[] {
  return tokenNetworks.filter(({ asset, chainToken }) => asset === token || chainToken === token);
}

export function networkOf(token: string, network: string): TokenNetwork | undefined {
  return networksOf(token).find(({ chain }) => chain.network === network || chain.protocol === network);
}
