import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the SDK ships to browsers, as readable text. Its timings are no options: they hold as long as they stand here. */
const sdk = (() => {
  const main = require.resolve('@firebase/auth', { paths: [require.resolve('firebase/package.json')] });
  const folder = join(dirname(dirname(main)), 'browser-cjs');
  const name = readdirSync(folder).find((each) => /^index-.*\.js$/.test(each));
  return readFileSync(join(folder, name!), 'utf8');
})();

/** Specification, section 9. */
it.each<[string, RegExp]>([
  ['a token counts as expired 30 s early', /30000 \/\* Buffer\.TOKEN_REFRESH \*\//],
  ['a token is refreshed 5 minutes before it expires', /300000 \/\* Duration\.OFFSET \*\//],
  ['a refresh that failed is tried again after 30 s', /30000 \/\* Duration\.RETRY_BACKOFF_MIN \*\//],
  ['each pause is twice the one before', /this\.errorBackoff \* 2/],
  ['and 16 minutes at most', /960000 \/\* Duration\.RETRY_BACKOFF_MAX \*\//],
  ['tokens of 300 s at most are synchronised', /DEFAULT_ID_TOKEN_MAX_AGE = 5 \* 60;/],
  ['a popup is 500 wide', /DEFAULT_WIDTH = 500;/],
  ['and 600 high', /DEFAULT_HEIGHT = 600;/],
  ['a popup is looked at each 2 s, on a phone each 10 s', /_POLL_WINDOW_CLOSE_TIMEOUT = new Delay\(2000, 10000\);/],
  ['one that was closed is waited for 8 s', /8000 \/\* _Timeout\.AUTH_EVENT \*\//],
  ['local storage is read each second', /_POLLING_INTERVAL_MS\$1 = 1000;/],
  ['and IndexedDB each 800 ms, where it is used', /const _POLLING_INTERVAL_MS = 800;/],
])('%s', (_, constant) => {
  expect(sdk).toMatch(constant);
});
