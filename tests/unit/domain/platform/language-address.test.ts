import { languageCodes } from '../../../../src/domain/platform/language';
import { addressIn, languageAddress, languagePrefix } from '../../../../src/domain/platform/language-address';

test.each([
  ['/ru/markets', 'ru', '/markets'],
  ['/zh-Hans/staking/earn', 'zh-Hans', '/staking/earn'],
  ['/vn', 'vn', '/'],
  ['/vn/', 'vn', '/'],
  ['/markets', undefined, '/markets'],
  ['/', undefined, '/'],
  ['/en/markets', undefined, '/en/markets'],
  ['/uk/markets', undefined, '/uk/markets'],
  ['/russia', undefined, '/russia'],
  ['/markets/ru', undefined, '/markets/ru'],
  ['markets/ru/x', undefined, 'markets/ru/x'],
])('%s asks for %s and is the page %s', (address, language, path) => {
  expect(languageAddress(address)).toEqual({ language, path });
});

test('English has plain paths', () => {
  expect([addressIn('en', '/markets'), addressIn('en', '/'), languagePrefix('en'), languagePrefix(undefined)]).toEqual([
    '/markets',
    '/',
    '',
    '',
  ]);
});

test('the first page of a language ends without a stroke', () => {
  expect(addressIn('ru', '/')).toBe('/ru');
});

test('every page has one address in each language, and each address leads back to both', () => {
  for (const path of ['/', '/markets', '/staking/earn']) {
    const addresses = languageCodes.map((language) => addressIn(language, path));
    expect(new Set(addresses).size).toBe(languageCodes.length);
    for (const language of languageCodes)
      expect(languageAddress(addressIn(language, path))).toEqual({
        language: language === 'en' ? undefined : language,
        path,
      });
  }
});
