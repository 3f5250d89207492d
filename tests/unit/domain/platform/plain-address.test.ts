import { plainAddress } from '../../../../src/domain/platform/plain-address';

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/markets', '/markets'],
  ['/en/trade/BTC_USDT?tab=orders#book', '/trade/BTC_USDT?tab=orders#book'],
  ['/en?from=mail', '/?from=mail'],
  ['/en#top', '/#top'],
  ['/en/en/markets', '/en/markets'],
  ['/en//elsewhere.example/x', '/elsewhere.example/x'],
  ['/en/\\elsewhere.example', '/elsewhere.example'],
  ['/en\\/elsewhere.example', '/elsewhere.example'],
])('%s is %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});

test.each(['/', '/markets', '/english', '/entry/x', '/ru/en/markets', '/EN/markets', 'x/en/markets'])(
  '%s puts no language before English',
  (address) => {
    expect(plainAddress(address)).toBeUndefined();
  },
);
