import { chains } from '../../../../../sandbox/services/wallet/chains';
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
