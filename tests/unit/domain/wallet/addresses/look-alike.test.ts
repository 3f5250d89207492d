import { addressParts, lookAlikeOf, looksAlike } from '../../../../../src/domain/wallet/addresses/look-alike';

const own = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const swindler = '0x5AaE999999999999999999999999999999991BEAED'.slice(0, 34) + 'EF1BeAeD';

test('an address with the ends of a known one is told, its own writing is not', () => {
  expect(swindler).toHaveLength(42);
  expect(looksAlike(swindler, own)).toBe(true);
  expect(looksAlike(own.toLowerCase(), own)).toBe(false);
  expect(lookAlikeOf(swindler, [{ address: own, label: 'Mine' }])?.label).toBe('Mine');
  for (const typed of [own, own.toLowerCase()])
    expect(lookAlikeOf(typed, [{ address: own }, { address: swindler }])).toBeUndefined();
  expect(lookAlikeOf('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1B0000', [{ address: own }])).toBeUndefined();
});

test('what all addresses of a kind begin with is not compared', () => {
  expect(looksAlike('bc1q9zpgru7qxyz8f3t4', 'bc1qw508d6qejxtdg8f3t4')).toBe(false);
  expect(looksAlike('bc1qw508zzzzzzzzzz8f3t4', 'bc1qw508d6qejxtdg8f3t4')).toBe(true);
  expect(looksAlike('EQabcdzzzzzzzz8f3t4', 'EQabccyyyyyyyy8f3t4')).toBe(false);
  // Only where it begins with it.
  expect(looksAlike('TUQabcdzzzzzzzz8f3t4', 'Tabcdyyyyyyyy8f3t4')).toBe(false);
});

test('an address is shown by its ends and what is between them', () => {
  expect(addressParts(own)).toEqual({ first: '0x5aAe', middle: 'b6053F3E94C9b9A09f33669435E7Ef', last: '1BeAed' });
  expect(addressParts('1234567890123')).toEqual({ first: '123456', middle: '7', last: '890123' });
  // A number of a customer says every digit once.
  expect(addressParts('123456789012')).toEqual({ first: '123456789012', middle: '', last: '' });
});
