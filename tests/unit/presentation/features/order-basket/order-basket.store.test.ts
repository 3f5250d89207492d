import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { OrderBasketStore } from '../../../../../src/presentation/features/order-basket/order-basket.store';
import { bitcoin } from '../../../domain/trading/instruments';

function open() {
  const sent: number[] = [];
  const place = async (orders: readonly unknown[]) => void sent.push(orders.length);
  const basket = new OrderBasketStore(
    { place } as never,
    { available: () => decimal('10000') },
    { ticker: () => ({ symbol: bitcoin.symbol, firstBidPrice: 60_000, firstAskPrice: 60_010 }) },
  );
  const begin = () => basket.begin([bitcoin], bitcoin.symbol, decimalMarks('en'));
  begin();
  return { basket, begin, sent };
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
