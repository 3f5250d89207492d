/** How addresses of a chain are written. */
export type AddressKind =
  | { readonly form: 'evm' }
  | { readonly form: 'bech32'; readonly prefix: string; readonly bytes: number }
  | { readonly form: 'base58check'; readonly version: number; readonly alphabet: 'bitcoin' | 'ripple' }
  | { readonly form: 'base58'; readonly bytes: number }
  | { readonly form: 'hex'; readonly prefix: string; readonly bytes: number }
  | { readonly form: 'base32'; readonly prefix: string; readonly bytes: number }
  | { readonly form: 'base64url'; readonly prefix: string; readonly bytes: number }
  | { readonly form: 'number'; readonly prefix: string };

export interface Chain {
  /** `network` on the wire. */
  readonly network: string;
  /** `protocol` on the wire. */
  readonly protocol: string;
  readonly name: string;
  /** Before a token's name where the token is not the chain's own: `TRON_USDT`. */
  readonly tokenPrefix: string;
  readonly address: AddressKind;
  /** Until a deposit counts. */
  readonly confirmations: number;
  readonly needsMemo: boolean;
}

const evm: AddressKind = { form: 'evm' };
const bech32 = (prefix: string, bytes = 20): AddressKind => ({ form: 'bech32', prefix, bytes });
const base58check = (version: number, alphabet: 'bitcoin' | 'ripple' = 'bitcoin'): AddressKind => ({
  form: 'base58check',
  version,
  alphabet,
});
const hex = (prefix: string, bytes = 32): AddressKind => ({ form: 'hex', prefix, bytes });

type Row = readonly [
  network: string,
  protocol: string,
  name: string,
  tokenPrefix: string,
  address: AddressKind,
  confirmations: number,
  needsMemo?: boolean,
];

const rows: readonly Row[] = [
  ['BTC', 'BTC', 'Bitcoin', 'BTC', bech32('bc'), 2],
  ['ETH', 'ERC20', 'Ethereum (ERC20)', 'ETH', evm, 12],
  ['Arbitrum', 'Arbitrum', 'Arbitrum', 'ARB', evm, 20],
  ['BSC', 'BEP20', 'BNB Smart Chain (BEP20)', 'BSC', evm, 15],
  ['MATIC', 'Polygon', 'Polygon', 'MATIC', evm, 30],
  ['OP', 'Optimism', 'Optimism', 'OP', evm, 20],
  ['AVAXC', 'C Chain', 'Avalanche C-Chain', 'AVAXC', evm, 12],
  ['ETC', 'ETC', 'Ethereum Classic', 'ETC', evm, 40],
  ['TRX', 'TRC20', 'Tron (TRC20)', 'TRON', base58check(0x41), 20],
  ['SOL', 'SOL', 'Solana', 'SOL', { form: 'base58', bytes: 32 }, 10],
  ['TON', 'TON', 'Toncoin', 'TON', { form: 'base64url', prefix: 'UQ', bytes: 34 }, 5, true],
  ['XRP', 'XRP', 'XRP Ledger', 'XRP', base58check(0, 'ripple'), 2, true],
  ['XLM', 'XLM', 'Stellar', 'XLM', { form: 'base32', prefix: 'G', bytes: 34 }, 2, true],
  ['DOGE', 'DOGE', 'Dogecoin', 'DOGE', base58check(0x1e), 12],
  ['LTC', 'LTC', 'Litecoin', 'LTC', bech32('ltc'), 4],
  ['BCH', 'BCH', 'Bitcoin Cash', 'BCH', base58check(0), 6],
  ['ADA', 'ADA', 'Cardano', 'ADA', bech32('addr', 28), 15],
  ['DOT', 'DOT', 'Polkadot', 'DOT', { form: 'base58', bytes: 35 }, 10],
  ['ATOM', 'ATOM', 'Cosmos Hub', 'ATOM', bech32('cosmos'), 10, true],
  ['INJ', 'INJ', 'Injective', 'INJ', bech32('inj'), 10, true],
  ['TIA', 'TIA', 'Celestia', 'TIA', bech32('celestia'), 10, true],
  ['SEI', 'SEI', 'Sei', 'SEI', bech32('sei'), 10, true],
  ['NEAR', 'NEAR', 'NEAR', 'NEAR', hex(''), 5],
  ['APT', 'APT', 'Aptos', 'APT', hex('0x'), 5],
  ['SUI', 'SUI', 'Sui', 'SUI', hex('0x'), 5],
  ['FIL', 'FIL', 'Filecoin', 'FIL', { form: 'base32', prefix: 'f1', bytes: 24 }, 20],
  ['HBAR', 'HBAR', 'Hedera', 'HBAR', { form: 'number', prefix: '0.0.' }, 3, true],
  ['ICP', 'ICP', 'Internet Computer', 'ICP', hex(''), 3],
  ['STX', 'STX', 'Stacks', 'STX', { form: 'base32', prefix: 'SP', bytes: 24 }, 3, true],
];

/** The practice chains, by network. They look like the real ones, and none of their addresses exists there. */
export const chains: ReadonlyMap<string, Chain> = new Map(
  rows.map(([network, protocol, name, tokenPrefix, address, confirmations, needsMemo = false]) => [
    network,
    { network, protocol, name, tokenPrefix, address, confirmations, needsMemo },
  ]),
);
