import { orderAhead } from '../../../../../src/application/trading/ticket/order-ahead';
import type { OrderTicket } from '../../../../../src/application/trading/ticket/order-ticket';
import { flushPromises } from '../../../../support/fake-scheduler';
import { spotTicket, written } from './ticket-fakes';

const plain = (value: unknown): unknown => value && JSON.parse(JSON.stringify(value));

it('is one order of the book as it is written', () => {
  const { ticket } = written();
  expect(plain(orderAhead(ticket))).toEqual({
    symbol: 'SPOT_BTC_USDT',
    side: 'BUY',
    type: 'LIMIT',
    price: '100',
    quantity: '1',
    closing: false,
  });
});

it.each([
  ['STOP_MARKET', { trigger: '120' }, { price: '120', quantity: '1', closing: false }],
  ['TWAP', { minutes: '10', count: '4' }, { type: 'MARKET', quantity: '0.25', closing: false }],
  ['SCALED', { from: '90', to: '100', count: '2' }, { type: 'LIMIT', price: '90', quantity: '0.5', closing: false }],
] as const)('is what goes out first of an order of another kind: %s', async (type, more, first) => {
  const { fields, ticket } = spotTicket({ USDT: '100000', BTC: '500' });
  fields.write({ type, size: '1', more });
  await flushPromises(24);
  expect(plain(orderAhead(ticket))).toMatchObject({ symbol: 'SPOT_BTC_USDT', side: 'BUY', ...first });
});

it('is not known while what the ticket needs is on its way', () => {
  const { fields, ticket } = spotTicket();
  fields.write({ type: 'TWAP', size: '1', more: {} });
  expect(orderAhead(ticket)).toBeUndefined();
  const single = {};
  expect(
    orderAhead({ program: single, composition: { single }, fields: {} } as unknown as OrderTicket),
  ).toBeUndefined();
});
