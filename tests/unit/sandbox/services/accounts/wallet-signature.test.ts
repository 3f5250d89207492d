import {
  checksummed,
  isWalletAddress,
  signerOf,
  walletDigest,
} from '../../../../../sandbox/services/accounts/wallet-signature';

// The worked example of the web3.js documentation (accounts.sign).
const message = 'Some data';
const signer = '0x2c7536e3605d9c16a7a3d7b1898e529396a65c23';
const r = 'b91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd';
const s = '6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a029';

describe('a wallet’s signature', () => {
  it('is read as wallets make it', () => {
    expect(Buffer.from(walletDigest(message)).toString('hex')).toBe(
      '1da44b586eb0729ff70a73c326926f6ed5a25f5b056e7f47fbc6e58d86871655',
    );
    expect(signerOf(message, `0x${r}${s}1c`)).toBe(signer);
    // Hardware wallets count the recovery from 0.
    expect(signerOf(message, `0x${r}${s}01`)).toBe(signer);
  });

  it('of another message is somebody else’s, and none at all is nobody’s', () => {
    expect(signerOf('Other data', `0x${r}${s}1c`)).not.toBe(signer);
    expect(signerOf(message, `0x${r}${s}1b`)).not.toBe(signer);
    for (const none of ['', '0x', `0x${r}${s}`, `0x${r}${s}ff`, `0x${'0'.repeat(130)}`, `0x${'f'.repeat(130)}`])
      expect(signerOf(message, none)).toBeUndefined();
  });
});

describe('a wallet’s address', () => {
  // The examples of EIP-55.
  const known = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ];

  it.each(known)('%s has its capitals', (address) => {
    expect(checksummed(address.toLowerCase())).toBe(address);
    expect([address, address.toLowerCase()].map(isWalletAddress)).toEqual([true, true]);
  });

  it('with one capital wrong is mistyped', () => {
    expect(isWalletAddress('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(false);
    expect(isWalletAddress('5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(false);
  });
});
