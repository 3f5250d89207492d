import { fc } from '../../../support/properties';
import { returnPath } from '../../../../src/domain/session/return-path';

const kept = ['/', '/trade', '/trade/BTC_USDT', '/markets?tab=PERP', '/markets?tab=PERP#top', '/a?next=%2Fb', '/a//b'];
const refused = [
  undefined,
  null,
  '',
  'trade',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login',
  '/login?next=/trade',
  '/register',
  '/auth/action?mode=x',
  '/ru/login?next=/trade',
  '/zh-Hans/register',
  // What stands behind a language must not become a host.
  '/ru//evil.example',
  '/ru/.//evil.example',
  // Characters that an address bar drops hide where a text leads.
  '/tra\tde',
  '/trade\n',
  '/tr ade',
  '/trade\u007f',
  '/tra\\de',
];

test.each(kept)('keeps %s', (path) => expect(returnPath(path, '/home')).toBe(path));

test.each([
  ['/ru/wallet?deposit=USDT#top', '/wallet?deposit=USDT#top'],
  ['/zh-Hans', '/'],
  ['/zh-Hans?ref=HALYARD7', '/?ref=HALYARD7'],
  // Only a whole word is a language, and plain paths are English.
  ['/rules', '/rules'],
  ['/en/wallet', '/en/wallet'],
])('%s is the page %s in whatever language is shown', (wanted, path) => expect(returnPath(wanted, '/home')).toBe(path));

test.each(refused)('refuses %p', (path) => expect(returnPath(path, '/home')).toBe('/home'));

test('never leaves the site, whatever is asked for', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    'evil.example',
    'ru',
    'https:',
    '?',
    '#',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const result = returnPath(pieces.join(''), '/home');
      expect(new URL(result, 'https://site.example').origin).toBe('https://site.example');
    }),
    { numRuns: 2000 },
  );
});
