import { MemoryStorage } from '../../../../fakes/memory-platform';
import { favouritesOn } from './markets-fixture';

const key = 'favourite-markets';

test('the order of starring is kept over a visit', () => {
  const storage = new MemoryStorage();
  const favourites = favouritesOn(storage);
  favourites.toggle('SPOT_ETH_USDT');
  favourites.toggle('SPOT_BTC_USDT');
  favourites.add(['SPOT_ETH_USDT', 'PERP_BTC_USDT']);
  const next = favouritesOn(storage);
  expect(next.symbols).toEqual(['SPOT_ETH_USDT', 'SPOT_BTC_USDT', 'PERP_BTC_USDT']);
  next.toggle('SPOT_BTC_USDT');
  expect(next.has('SPOT_BTC_USDT')).toBe(false);
});

test('another tab is followed while it runs', () => {
  const storage = new MemoryStorage();
  const favourites = favouritesOn(storage);
  const stop = favourites.start();
  storage.writeElsewhere(key, '["SPOT_BTC_USDT"]');
  expect(favourites.has('SPOT_BTC_USDT')).toBe(true);
  stop();
  storage.writeElsewhere(key, '[]');
  expect(favourites.has('SPOT_BTC_USDT')).toBe(true);
});

test.each(['not json', '{}', 'null', '[1, null, "../x", "SPOT_BTC_USDT", "SPOT_BTC_USDT"]'])(
  '%s in storage does no harm',
  (text) => {
    const storage = new MemoryStorage();
    storage.write(key, text);
    expect(favouritesOn(storage).symbols).toEqual(text.includes('BTC') ? ['SPOT_BTC_USDT'] : []);
  },
);
