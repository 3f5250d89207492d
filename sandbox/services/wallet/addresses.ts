import { keccak_256 } from '@noble/hashes/sha3.js';
import { base32Letters, base58, base58check, bech32, fiveBits, isBase58check, isBech32, sha256 } from './address-text';
import { fitsNetwork } from '../../../src/domain/wallet/addresses/memo';
import type { AddressKind, Chain } from '../../shared/chains';
import type { TokenNetwork } from './networks';

export interface DepositAddress {
  readonly address: string;
  /** What the chain needs beside the address to know whose deposit it is; empty where it needs nothing. */
  readonly memo: string;
}

/** The same account, token and network always have the same address. */
export function depositAddress(accountId: string, { asset, chain }: TokenNetwork): DepositAddress {
  const seed = sha256(`deposit ${accountId} ${asset} ${chain.network}`);
  if (!chain.needsMemo) return { address: addressText(chain.address, seed), memo: '' };
  // One address takes everybody's deposits; the memo tells them apart.
  const memo = Buffer.from(seed).readUIntBE(0, 5) % 4_000_000_000;
  return { address: addressText(chain.address, sha256(`deposit ${chain.network}`)), memo: String(memo) };
}

/** Where the exchange itself keeps an asset on a network. */
export function custodyAddress(purpose: string, { asset, chain }: TokenNetwork): string {
  return addressText(chain.address, sha256(`custody ${purpose} ${asset} ${chain.network}`));
}

/** Whether it may go beside an address: where the chain knows none, none does. */
export function isMemoOf({ network, needsMemo }: Chain, text: string): boolean {
  return needsMemo ? fitsNetwork(network, text) : text === '';
}

export function isAddressOf(chain: Chain, text: string): boolean {
  const { address } = chain;
  switch (address.form) {
    case 'evm':
      return (
        /^0x[0-9a-fA-F]{40}$/.test(text) &&
        (!/[a-f]/.test(text) || !/[A-F]/.test(text.slice(2)) || evmAddress(text.slice(2).toLowerCase()) === text)
      );
    case 'bech32':
      return (
        isBech32(text === text.toUpperCase() ? text.toLowerCase() : text, address.prefix) ||
        (chain.network === 'BTC' && isBase58check(text, 0, 'bitcoin')) ||
        (chain.network === 'BTC' && isBase58check(text, 5, 'bitcoin'))
      );
    case 'base58check':
      return isBase58check(text, address.version, address.alphabet);
    case 'base58':
      return /^[1-9A-HJ-NP-Za-km-z]{32,50}$/.test(text);
    case 'hex':
      return new RegExp(`^${address.prefix}[0-9a-f]{${address.bytes * 2}}$`, 'i').test(text);
    case 'base32':
      return text.startsWith(address.prefix) && /^[A-Za-z0-9]{38,60}$/.test(text);
    case 'base64url':
      return /^(UQ|EQ)[A-Za-z0-9_-]{46}$/.test(text);
    case 'number':
      return /^0\.0\.\d{1,10}$/.test(text);
  }
}

function addressText(kind: AddressKind, seed: Uint8Array): string {
  const bytes = (count: number) => Uint8Array.from([...seed, ...sha256(seed)]).subarray(0, count);
  switch (kind.form) {
    case 'evm':
      return evmAddress(Buffer.from(bytes(20)).toString('hex'));
    case 'bech32':
      // Bitcoin and its relatives put the witness version in front.
      return bech32(kind.prefix, [
        ...(kind.prefix === 'bc' || kind.prefix === 'ltc' ? [0] : []),
        ...fiveBits(bytes(kind.bytes)),
      ]);
    case 'base58check':
      return base58check(kind.version, bytes(20), kind.alphabet);
    case 'base58':
      return base58(bytes(kind.bytes));
    case 'hex':
      return kind.prefix + Buffer.from(bytes(kind.bytes)).toString('hex');
    case 'base32': {
      const text = fiveBits(bytes(kind.bytes))
        .map((group) => base32Letters[group])
        .join('');
      return kind.prefix + (kind.prefix === 'f1' ? text.toLowerCase() : text);
    }
    case 'base64url':
      return kind.prefix + Buffer.from(bytes(kind.bytes)).toString('base64url');
    case 'number':
      return `${kind.prefix}${(Buffer.from(seed).readUInt32BE(0) % 9_000_000) + 1_000_000}`;
  }
}

/** Letters in the case that EIP-55 gives them, so that a wrong letter shows. */
function evmAddress(hex: string): string {
  const hash = Buffer.from(keccak_256(Buffer.from(hex, 'ascii'))).toString('hex');
  return `0x${[...hex].map((letter, place) => (Number.parseInt(hash[place]!, 16) >= 8 ? letter.toUpperCase() : letter)).join('')}`;
}
