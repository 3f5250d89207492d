import { decimal } from '../../../../src/domain/shared/decimal';
import { fillMarks } from '../../../../src/domain/trading/fill-marks';
import type { Fill } from '../../../../src/domain/trading/order';

const fill = (orderId: string, quantity: string, price: string, at: number): Fill =>
  ({ id: `${orderId} ${at}`, orderId, side: 'BUY', quantity: decimal(quantity), price: decimal(price), at }) as Fill;

it('marks what each order traded once, at the average of its prices', () => {
  const marks = fillMarks([fill('2', '1', '70', 9), fill('1', '0.1', '60', 3), fill('1', '0.3', '64', 5)]);
  expect(marks.map(({ id, quantity, price, at }) => [id, quantity.toString(), price.toString(), at])).toEqual([
    ['2', '1', '70', 9],
    ['1', '0.4', '63', 5],
  ]);
});

it('marks nothing where nothing was traded', () => {
  expect(fillMarks([])).toEqual([]);
});
