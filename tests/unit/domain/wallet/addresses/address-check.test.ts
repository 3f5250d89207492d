import { depositAddress } from '../../../../../sandbox/services/wallet/addresses';
import { tokenNetworks } from '../../../../../sandbox/services/wallet/networks';
import { addressVerdict, networksLike } from '../../../../../src/domain/wallet/addresses/address-check';
import { fc } from '../../../../support/properties';

const evm = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'];

/** From the documents that define each form: EIP-55, BIP 173, BIP 350, and addresses that are known on their chains. */
test.each([
  ['ETH', evm[0]],
  ['BSC', evm[1]],
  ['ETH', evm[0]!.toLowerCase()],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
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
  ['BTC', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'checksum'],
  ['TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', 'checksum'],
  ['TRX', evm[0]!, 'form'],
  ['ETH', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'form'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'form'],
  ['BTC', '', 'form'],
  ['XRP', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'form'],
  ['a network of tomorrow', 'anything', 'unknown'],
])('of %s, %s: %s', (network, address, verdict) => {
  expect(addressVerdict(network, address)).toBe(verdict);
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
    }
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
