import { isSameRecipient } from '../../../../src/domain/wallet/address-book';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const one = { network: 'ETH', address, memo: '' };

test.each([
  ['written in small letters', { address: address.toLowerCase() }, true],
  ['on another network', { network: 'BSC' }, false],
  ['under another memo', { memo: '1' }, false],
  ['at another address', { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }, false],
])('what is %s is the same recipient: %s', (_, other, same) => {
  expect(isSameRecipient(one, { ...one, ...other })).toBe(same);
});

test('a memo is the same to the letter', () => {
  expect(isSameRecipient({ ...one, memo: 'a' }, { ...one, memo: 'A' })).toBe(false);
});
