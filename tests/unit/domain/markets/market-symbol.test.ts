import {
  marketDisplayName,
  marketSlug,
  parseMarketSymbol,
  symbolOfSlug,
} from '../../../../src/domain/markets/market-symbol';

describe('market addresses', () => {
  it.each([
    ['SPOT_BTC_USDT', 'BTC_USDT', 'BTC/USDT'],
    ['PERP_BTC_USDT', 'BTC_PERP', 'BTC-PERP'],
    ['PERP_BTC_USDC', 'BTC_USDC_PERP', 'BTC/USDC-PERP'],
  ])('%s is found at /trade/%s and reads %s', (symbol, slug, name) => {
    expect(marketSlug(symbol)).toBe(slug);
    expect(symbolOfSlug(slug)).toBe(symbol);
    expect(symbolOfSlug(slug.toLowerCase())).toBe(symbol);
    expect(symbolOfSlug(slug.replaceAll('_', '-'))).toBe(symbol);
    expect(marketDisplayName(symbol)).toBe(name);
  });

  it.each(['', 'BTC', 'BTC_USDT_SPOT', '../BTC_USDT', 'BTC__USDT', 'BTC_-USDT', 'BTC_USDT_EXTRA_PERP'])(
    '%p names no market',
    (slug) => {
      expect(symbolOfSlug(slug)).toBeUndefined();
    },
  );

  it('refuses symbols of unknown form', () => {
    expect(parseMarketSymbol('INDEX_BTC_USDT')).toBeUndefined();
    expect(parseMarketSymbol('SPOT_BTC')).toBeUndefined();
    expect(parseMarketSymbol('XSPOT_BTC_USDT')).toBeUndefined();
    expect(parseMarketSymbol('SPOT_BTC_USDT_1')).toBeUndefined();
    expect(parseMarketSymbol('SPOT_BTC_USDT ')).toBeUndefined();
    expect(parseMarketSymbol('SPOT__USDT')).toBeUndefined();
    expect(parseMarketSymbol('spot_btc_usdt')).toBeUndefined();
  });
});

it('a symbol comes apart into type, coin and what it is paid in', () => {
  expect(parseMarketSymbol('PERP_1000PEPE_USDT')).toEqual({ type: 'PERP', base: '1000PEPE', quote: 'USDT' });
});

it('what is no symbol reads as it is written', () => {
  expect([marketSlug('BTC'), marketDisplayName('BTC')]).toEqual(['BTC', 'BTC']);
});

it.each(['BTC_PERP_X', 'BTC_USDT_PERP_X', 'BTC_USDT!', '!BTC_USDT', 'BTC_US DT', 'BTC_USDT_'])(
  'the address %p names no market',
  (slug) => {
    expect(symbolOfSlug(slug)).toBeUndefined();
  },
);
