import { type Base58Alphabet, base58Bytes, base58ChecksumHolds, bech32Groups, isWitnessAddress } from './encodings';
import { evmChecksumHolds, isEvmForm } from './evm';

/** `checksum`: it is written as addresses there are, and a letter is wrong. `unknown`: a network we have no rule for. */
type AddressVerdict = 'right' | 'checksum' | 'form' | 'unknown';

interface Rule {
  readonly verdict: (text: string) => Exclude<AddressVerdict, 'unknown'>;
  /** The one of several ways to write the same address that stands for all; where case counts, each is its own. */
  readonly plain: (text: string) => string;
}

const asWritten = (text: string): string => text;
const inSmallLetters = (text: string): string => text.toLowerCase();

const evm: Rule = {
  verdict: (text) => (!isEvmForm(text) ? 'form' : evmChecksumHolds(text) ? 'right' : 'checksum'),
  plain: inSmallLetters,
};

/** Version, 20 bytes and a checksum. */
function base58check(versions: readonly number[], alphabet: Base58Alphabet = 'bitcoin'): Rule {
  const verdict: Rule['verdict'] = (text) => {
    const bytes = /^.{25,36}$/.test(text) ? base58Bytes(text, alphabet) : undefined;
    if (bytes?.length !== 25 || !versions.includes(bytes[0]!)) return 'form';
    return base58ChecksumHolds(bytes) ? 'right' : 'checksum';
  };
  return { verdict, plain: asWritten };
}

function bech32(prefix: string, holds: (text: string, prefix: string) => boolean): Rule {
  const form = new RegExp(`^${prefix}1[02-9ac-hj-np-z]{8,}$`, 'i');
  return {
    verdict: (text) => (!form.test(text) ? 'form' : holds(text, prefix) ? 'right' : 'checksum'),
    // In capitals throughout it is the same; mixed, it is none.
    plain: (text) => (form.test(text) && text === text.toUpperCase() ? text.toLowerCase() : text),
  };
}

const isAccount = (text: string, prefix: string): boolean => bech32Groups(text, prefix) !== undefined;
const account = (prefix: string): Rule => bech32(prefix, isAccount);

/** The first that is meant counts: a text that has the form of one is not judged by the others. */
function either(...rules: readonly Rule[]): Rule {
  const meant = (text: string): Rule | undefined => rules.find(({ verdict }) => verdict(text) !== 'form');
  return {
    verdict: (text) => meant(text)?.verdict(text) ?? 'form',
    plain: (text) => meant(text)?.plain(text) ?? text,
  };
}

/** Where only the writing can be looked at. */
const written = (form: RegExp): Rule => ({
  verdict: (text) => (form.test(text) ? 'right' : 'form'),
  plain: form.ignoreCase ? inSmallLetters : asWritten,
});

const solana: Rule = {
  verdict: (text) => (/^.{32,44}$/.test(text) && base58Bytes(text)?.length === 32 ? 'right' : 'form'),
  plain: asWritten,
};

/** How addresses are written, by the exchange's names of networks. */
const rules: Readonly<Record<string, Rule>> = {
  BTC: either(bech32('bc', isWitnessAddress), base58check([0x00, 0x05])),
  LTC: either(bech32('ltc', isWitnessAddress), base58check([0x30, 0x32])),
  BCH: base58check([0x00, 0x05]),
  DOGE: base58check([0x1e, 0x16]),
  TRX: base58check([0x41]),
  XRP: base58check([0x00], 'ripple'),
  ETH: evm,
  Arbitrum: evm,
  BSC: evm,
  MATIC: evm,
  OP: evm,
  AVAXC: evm,
  ETC: evm,
  ADA: account('addr'),
  ATOM: account('cosmos'),
  INJ: account('inj'),
  TIA: account('celestia'),
  SEI: account('sei'),
  SOL: solana,
  DOT: written(/^[1-9A-HJ-NP-Za-km-z]{46,50}$/),
  TON: written(/^[UE]Q[\w-]{46}$/),
  XLM: written(/^G[A-Z2-7]{55}$/),
  NEAR: written(/^[0-9a-f]{64}$/),
  ICP: written(/^[0-9a-f]{64}$/),
  APT: written(/^0x[0-9a-f]{64}$/i),
  SUI: written(/^0x[0-9a-f]{64}$/i),
  FIL: written(/^f1[a-z2-7]{39}$/i),
  HBAR: written(/^0\.0\.\d{1,10}$/),
  STX: written(/^SP[0-9A-Z]{38,40}$/),
};

export const networkNames: readonly string[] = Object.keys(rules);

/** @param network as the exchange names it, such as `TRX` */
export function addressVerdict(network: string, address: string): AddressVerdict {
  return rules[network]?.verdict(address) ?? 'unknown';
}

/** Whether two texts are one address there: letters that carry a checksum in their case are the same in any. */
export function isSameAddress(network: string, one: string, other: string): boolean {
  const plain = rules[network]?.plain ?? asWritten;
  return plain(one) === plain(other);
}

/** Networks whose addresses are written like this one. */
export function networksLike(address: string): readonly string[] {
  return networkNames.filter((network) => addressVerdict(network, address) !== 'form');
}
