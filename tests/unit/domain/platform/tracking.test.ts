import { permittedEvent, trackingPreferenceFrom, type TrackingEvent } from '../../../../src/domain/platform/tracking';
import { pages } from '../../../../src/presentation/shell/pages';

test.each([
  ['yes', 'yes'],
  ['no', 'no'],
  ['', undefined],
  ['true', undefined],
  [undefined, undefined],
])('%j in storage means %j', (text, preference) => {
  expect(trackingPreferenceFrom(text)).toBe(preference);
});

test('every page of the product can be told of', () => {
  const untold = pages
    .map(({ path }) => path)
    .filter((page) => permittedEvent({ name: 'page_view', page }) === undefined);
  expect(untold).toEqual([]);
});

test.each([
  '/trade/BTC_USDT',
  '/login?next=%2Faccount',
  '/account#key',
  'https://elsewhere.example/',
  '/ada@example.com',
  '/x/eyJhbGciOiJSUzI1NiJ9.e30.c2ln',
  '/wallet/0x52908400098527886E0F7030069857D2E4169EE7',
])('an address in place of a page, such as %s, is not told', (page) => {
  expect(permittedEvent({ name: 'page_view', page })).toBeUndefined();
});

test('what does not belong to an event is left out of it', () => {
  const order = {
    name: 'order_placed',
    market: 'SPOT',
    side: 'BUY',
    type: 'LIMIT',
    price: '60000',
    quantity: '1',
    email: 'ada@example.com',
    token: 'secret',
  };
  expect(permittedEvent(order as TrackingEvent)).toEqual({
    name: 'order_placed',
    market: 'SPOT',
    side: 'BUY',
    type: 'LIMIT',
  });
  expect(permittedEvent({ name: 'log_in', email: 'ada@example.com' } as TrackingEvent)).toEqual({ name: 'log_in' });
});

test.each([
  { name: 'order_placed', market: 'SPOT', side: 'BUY', type: 'ada@example.com' },
  { name: 'order_placed', market: 'SPOT', side: '60000.12', type: 'LIMIT' },
  { name: 'order_placed', market: 'SPOT', side: 'BUY' },
  { name: 'order_placed', market: 'SPOT', side: 'BUY', type: 'LIMIT at 60000' },
  { name: 'order_placed', market: 'SPOT', side: 'BUY', type: 'ada: LIMIT' },
  { name: 'order_placed', market: 'SPOT', side: 'BUY', type: 7 },
  { name: 'order_placed', market: '', side: 'BUY', type: 'LIMIT' },
  { name: 'order_placed', market: 'SPOT', side: '', type: 'LIMIT' },
  { name: 'password_typed', password: 'secret' },
  { name: 'toString' },
])('an event that is not what it should be, such as %j, is not told at all', (event) => {
  expect(permittedEvent(event as unknown as TrackingEvent)).toBeUndefined();
});

test('orders of either kind of market and either side are told of', () => {
  for (const market of ['SPOT', 'PERP'] as const)
    for (const side of ['BUY', 'SELL'] as const) {
      const event: TrackingEvent = { name: 'order_placed', market, side, type: 'STOP_MARKET' };
      expect(permittedEvent(event)).toEqual(event);
    }
});
