import { depositAddress } from '../../../../../sandbox/services/wallet/addresses';
import { tokenNetworks } from '../../../../../sandbox/services/wallet/networks';
import { addressVerdict, isSameAddress, networksLike } from '../../../../../src/domain/wallet/addresses/address-check';
import { fc } from '../../../../support/properties';

const evm = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'];

/** From the documents that define each form: EIP-55, BIP 173, BIP 350, and addresses that are known on their chains. */
test.each([
  ['ETH', evm[0]],
  ['BSC', evm[1]],
  ['ETH', evm[0]!.toLowerCase()],
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['ETH', `0x${evm[0]!.slice(2).toUpperCase()}`],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['BTC', 'BC1SW50QGDZ25J'],
  ['LTC', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
  ['LTC', 'MTf4tP1TCNBn8dNkyxeBVoPrFCcVzxJvvh'],
  ['TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['SOL', 'EPjFWdd5AufqSSqeM2qNDzT1bLbw35cULsyMLNN7sHiF'],
])('an address of %s is right: %s', (network, address) => {
  expect(addressVerdict(network, address!)).toBe('right');
});

test.each([
  // One letter in the wrong case, one letter another, two letters changed about.
  ['ETH', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'checksum'],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'checksum'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'checksum'],
  // A later version with the checksum of version 0 (BIP 350).
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum'],
  // Version 0 with the checksum of later ones, and a version that there is not (BIP 350).
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'checksum'],
  ['BTC', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'checksum'],
  // As long as no address is, with a checksum that holds (BIP 350).
  ['BTC', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'checksum'],
  ['BTC', 'bc1pw5dgrnzv', 'checksum'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', 'checksum'],
  ['BTC', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'checksum'],
  ['TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', 'checksum'],
  ['TRX', evm[0]!, 'form'],
  ['ETH', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'form'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'form'],
  ['BTC', '', 'form'],
  ['XRP', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'form'],
  ['SOL', '1'.repeat(37), 'form'],
  ['SOL', `${'1'.repeat(12)}abcdefghijkmnopqrstu`, 'form'],
  ['a network of tomorrow', 'anything', 'unknown'],
])('of %s, %s: %s', (network, address, verdict) => {
  expect(addressVerdict(network, address)).toBe(verdict);
});

const base58 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const bech32 = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const move = `0x${'aB'.repeat(32)}`;
test.each([
  ['BSC', evm[0]!, evm[0]!.toLowerCase(), true],
  ['ETH', evm[0]!, `0x${evm[0]!.slice(2).toUpperCase()}`, true],
  ['ETH', evm[0]!, evm[1]!, false],
  ['BTC', bech32, bech32.toUpperCase(), true],
  ['BTC', bech32, `${bech32.slice(0, 4).toUpperCase()}${bech32.slice(4)}`, false],
  ['ATOM', 'cosmos1qqqqqqqqq', 'COSMOS1QQQQQQQQQ', true],
  ['ATOM', 'nobody', 'NOBODY', false],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1a1zp1ep5qgefi2dmptftl5slmv7divfna', false],
  ['BTC', 'anything', 'ANYTHING', false],
  ['TRX', base58, base58.toLowerCase(), false],
  ['TRX', base58, base58, true],
  ['SOL', 'EPjFWdd5AufqSSqeM2qNDzT1bLbw35cULsyMLNN7sHiF', 'epjfwdd5AufqSSqeM2qNDzT1bLbw35cULsyMLNN7sHiF', false],
  ['TON', `UQ${'aB'.repeat(23)}`, `UQ${'ab'.repeat(23)}`, false],
  ['SUI', move, move.toLowerCase(), true],
  ['a network of tomorrow', 'a', 'A', false],
  ['a network of tomorrow', 'a', 'a', true],
])('on %s %s and %s are one address: %s', (network, one, other, same) => {
  expect(isSameAddress(network, one, other)).toBe(same);
  expect(isSameAddress(network, other, one)).toBe(same);
});

test('every address that the exchange gives out is right on its network', () => {
  for (const network of tokenNetworks)
    for (const account of ['one', 'another']) {
      const { address } = depositAddress(account, network);
      expect([network.chainToken, address, addressVerdict(network.chain.network, address)]).toEqual([
        network.chainToken,
        address,
        'right',
      ]);
      expect(networksLike(address)).toContain(network.chain.network);
      // What is pasted with something around it is no address.
      for (const text of [`${address}!`, `!${address}`, `${address} `, ` ${address}`])
        expect([text, addressVerdict(network.chain.network, text)]).toEqual([text, 'form']);
    }
});

test('an address is like those of the networks that write alike, and no others', () => {
  expect(networksLike(evm[0]!)).toEqual(['ETH', 'Arbitrum', 'BSC', 'MATIC', 'OP', 'AVAXC', 'ETC']);
  expect(networksLike('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toEqual(['BTC', 'BCH']);
  expect(networksLike('somebody')).toEqual([]);
});

/** Twenty of them make an address of the other length, which no check tells from a true one. */
test('an address of Bitcoin with letters q put before its last p is not right', () => {
  const address = 'bc1q7p9mcslqjdwrkvpmtjf7qsauf0c2klrrymtpsp';
  expect(addressVerdict('BTC', address)).toBe('right');
  for (let more = 1; more < 20; more++)
    expect(addressVerdict('BTC', `${address.slice(0, -1)}${'q'.repeat(more)}p`)).toBe('checksum');
});

const secured = tokenNetworks.filter(({ chain: { network } }) =>
  ['BTC', 'TRX', 'XRP', 'DOGE', 'BCH', 'LTC', 'ATOM', 'ADA'].includes(network),
);

test('no address with one letter changed is right where there is a checksum', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...secured),
      fc.string({ minLength: 1 }),
      fc.nat(),
      fc.constantFrom(...'023456789acdefghjklmnpqrstuvwxyz'),
      (network, account, at, letter) => {
        const { address } = depositAddress(account, network);
        const place = at % address.length;
        const changed = address.slice(0, place) + letter + address.slice(place + 1);
        fc.pre(changed.toLowerCase() !== address.toLowerCase());
        expect(addressVerdict(network.chain.network, changed)).not.toBe('right');
      },
    ),
    { numRuns: 400 },
  );
});
