import { fc } from '../../../../support/properties';
import {
  base58,
  base58check,
  bech32,
  fiveBits,
  isBase58check,
  isBech32,
} from '../../../../../sandbox/services/wallet/address-text';
import { chains } from '../../../../../sandbox/shared/chains';
import { depositAddress, isAddressOf } from '../../../../../sandbox/services/wallet/addresses';
import { networkOf, tokenNetworks } from '../../../../../sandbox/services/wallet/networks';

const chain = (network: string) => chains.get(network)!;

describe('deposit addresses', () => {
  it.each(tokenNetworks.map((network) => [`${network.chainToken} on ${network.chain.network}`, network] as const))(
    'of %s are addresses of their chain',
    (_name, network) => {
      const { address, memo } = depositAddress('account-1', network);
      expect(isAddressOf(network.chain, address)).toBe(true);
      expect(memo === '').toBe(!network.chain.needsMemo);
      expect(depositAddress('account-1', network)).toEqual({ address, memo });
    },
  );

  it('tell accounts, tokens and networks apart', () => {
    const of = (accountId: string, token: string, network: string) =>
      JSON.stringify(depositAddress(accountId, networkOf(token, network)!));
    const all = [
      of('a', 'USDT', 'ETH'),
      of('b', 'USDT', 'ETH'),
      of('a', 'USDC', 'ETH'),
      of('a', 'USDT', 'Arbitrum'),
      of('a', 'XRP', 'XRP'),
      of('b', 'XRP', 'XRP'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('what is an address', () => {
  // Addresses that the specifications of the formats give as examples.
  it.each([
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    ['BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ])('%s takes %s', (network, address) => {
    expect(isAddressOf(chain(network), address)).toBe(true);
  });

  it.each([
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'one letter wrong'],
    ['BTC', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'another chain'],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'one letter in the wrong case'],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA', 'too short'],
    ['TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'one letter wrong'],
    ['SOL', '', 'nothing'],
    ['HBAR', '0.0.x', 'no number'],
  ])('%s refuses %s: %s', (network, address) => {
    expect(isAddressOf(chain(network), address)).toBe(false);
  });
});

describe('an address with one letter wrong', () => {
  it.each(['BTC', 'LTC', 'ETH', 'TRX', 'XRP', 'DOGE', 'BCH', 'ATOM', 'ADA'])('is none on %s', (network) => {
    const token = tokenNetworks.find(({ chain: each }) => each.network === network)!;
    const letters = [...'023456789acdefghjklmnpqrstuvwxyzBCDEFGHJKLMNPQRSTUVWXYZ'];
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.constantFrom(...letters), (account, at, letter) => {
        const { address } = depositAddress(account, token);
        const place = at % address.length;
        const wrong = address.slice(0, place) + letter + address.slice(place + 1);
        // Whatever stands in one case alone is taken as written without a checksum on Ethereum.
        fc.pre(wrong !== address && !/^0x([0-9a-f]{40}|[0-9A-F]{40})$/.test(wrong));
        expect(isAddressOf(token.chain, wrong)).toBe(false);
      }),
    );
  });

  it.each(tokenNetworks.map((network) => [network.chain.network, network] as const))(
    'or something before or behind it is none on %s',
    (_name, network) => {
      const { address } = depositAddress('account-1', network);
      for (const wrong of [` ${address}`, `${address} `, `-${address}`, `${address}-`, `x\n${address}`, `${address}!`])
        expect([wrong, isAddressOf(network.chain, wrong)]).toEqual([wrong, false]);
    },
  );
});

describe('what is written in another way', () => {
  it.each([
    ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', true, 'a script of Bitcoin'],
    ['LTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', false, 'an old address of Bitcoin'],
    ['LTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', false, 'a script of Bitcoin'],
    ['DOGE', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', false, 'another version'],
    ['BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', false, 'too long'],
    ['BTC', 'bc1', false, 'nothing behind the prefix'],
    ['ETH', '0xcbf3b25a130e227e7c7167ef6d64174798042475', true, 'small letters alone'],
    ['ETH', '0xCBF3B25A130E227E7C7167EF6D64174798042475', true, 'capitals alone'],
    ['ETH', '0x0000000000000000000000000000000000000000', true, 'digits alone'],
    ['ETH', '0xcbf3b25A130E227E7C7167EF6D64174798042475', false, 'both, and not as the checksum has them'],
    ['APT', `0x${'AB'.repeat(32)}`, true, 'capitals'],
    ['APT', `0x${'ab'.repeat(31)}`, false, 'too short'],
    ['APT', 'ab'.repeat(33), false, 'without its prefix'],
    ['XLM', `X${'A'.repeat(55)}`, false, 'another prefix'],
    ['XLM', 'GA', false, 'too short'],
    ['TON', `EQ${'A'.repeat(46)}`, true, 'an address that bounces'],
    ['TON', `AQ${'A'.repeat(46)}`, false, 'another prefix'],
  ])('on %s is %s: %s (%s)', (network, text, right) => {
    expect(isAddressOf(chain(network), text)).toBe(right);
  });
});

describe('the ways in which bytes are written', () => {
  const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

  // What the specifications give as examples.
  it('are those that the specifications show', () => {
    expect(base58(bytes('48656c6c6f20576f726c6421'))).toBe('2NEpo7TZRRrLZSi2U');
    expect(base58(bytes('0000287fb4cd'))).toBe('11233QC4');
    expect(base58(bytes('0000'))).toBe('11');
    expect(base58(bytes(''))).toBe('');
    expect(base58check(0, bytes('62e907b15cbf27d5425399ebf6f0fb50ebb88f18'), 'bitcoin')).toBe(
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    );
    expect(bech32('bc', [0, ...fiveBits(bytes('751e76e8199196d454941c45d1b3a323f1433bd6'))])).toBe(
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    );
  });

  it('take eight bits apart in groups of five, the last filled up with nothing', () => {
    expect(fiveBits(bytes('ff'))).toEqual([31, 28]);
    expect(fiveBits(bytes('00'))).toEqual([0, 0]);
    expect(fiveBits(bytes('0102030405'))).toEqual([0, 4, 1, 0, 6, 1, 0, 5]);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (some) => {
        const text = fiveBits(some).map((group) => group.toString(2).padStart(5, '0'));
        const plain = [...some].map((byte) => byte.toString(2).padStart(8, '0')).join('');
        expect(text.join('')).toBe(plain.padEnd(Math.ceil(plain.length / 5) * 5, '0'));
      }),
    );
  });

  it('are read again as what was written, of that kind alone', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.nat({ max: 255 }), (payload, version) => {
        const text = base58check(version, payload, 'bitcoin');
        expect(isBase58check(text, version, 'bitcoin')).toBe(true);
        expect(isBase58check(text, (version + 1) % 256, 'bitcoin')).toBe(false);
        const address = bech32('cosmos', fiveBits(payload));
        expect([isBech32(address, 'cosmos'), isBech32(address, 'inj'), isBech32(address.slice(7), '')]).toEqual([
          true,
          false,
          false,
        ]);
      }),
    );
  });

  it('are at least so long that there is something beside the checksum', () => {
    expect(isBech32(bech32('bc', [0, 0]), 'bc')).toBe(true);
    expect(isBech32(bech32('bc', [0]), 'bc')).toBe(false);
    expect(isBech32(bech32('bc', []), 'bc')).toBe(false);
  });
});
