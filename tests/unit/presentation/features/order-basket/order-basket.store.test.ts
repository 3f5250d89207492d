import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { OrderBasketStore } from '../../../../../src/presentation/features/order-basket/order-basket.store';
import { FakeAccountStream, order } from '../../../application/trading/trading-fakes';
import { bitcoin } from '../../../domain/trading/instruments';

function open() {
  const sent: number[] = [];
  const place = async (orders: readonly unknown[]) => void sent.push(orders.length);
  const stream = new FakeAccountStream();
  const basket = new OrderBasketStore(
    { place } as never,
    { available: () => decimal('10000') },
    { ticker: () => ({ symbol: bitcoin.symbol, firstBidPrice: 60_000, firstAskPrice: 60_010 }) },
    stream,
  );
  const begin = () => basket.begin([bitcoin], bitcoin.symbol, decimalMarks('en'));
  begin();
  return { basket, begin, sent, stream };
}

test('what was written and not sent is there when the basket opens again, also after it was looked at', async () => {
  const { basket, begin } = open();
  basket.lines[0]!.quantity.type('0.01');
  basket.add();
  begin();
  expect(basket.lines.map(({ quantity }) => quantity.text)).toEqual(['0.01', '']);
  basket.remove(basket.lines[1]!.id);
  expect(basket.review()).toBe(true);
  begin();
  expect([basket.phase, basket.lines[0]!.quantity.text]).toEqual(['writing', '0.01']);
});

test('it begins anew once it was sent, and where nothing was written', async () => {
  const { basket, begin, sent } = open();
  basket.add();
  begin();
  expect(basket.lines).toHaveLength(1);
  basket.lines[0]!.quantity.type('0.01');
  basket.review();
  await basket.send();
  expect(sent).toEqual([1]);
  begin();
  expect([basket.phase, basket.lines.map(({ quantity }) => quantity.text)]).toEqual(['writing', ['']]);
});

test('what has filled is known, before the exchange answers and after it', async () => {
  const { basket, stream } = open();
  basket.lines[0]!.quantity.type('0.01');
  basket.review();
  const sending = basket.send();
  stream.report(order({ status: 'FILLED', clientOrderId: 7 }));
  await sending;
  stream.report(order({ status: 'FILLED', clientOrderId: 8 }));
  stream.report(order({ status: 'NEW', clientOrderId: 9 }));
  expect([...basket.filled]).toEqual([7, 8]);
});
