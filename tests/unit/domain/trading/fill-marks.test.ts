import { decimal } from '../../../../src/domain/shared/decimal';
import { fillMarks, labelledMarks, type FillMark } from '../../../../src/domain/trading/fill-marks';
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

it('says of a mark which position its order changed', () => {
  const [mark] = fillMarks([{ ...fill('1', '1', '70', 9), positionSide: 'LONG' }]);
  expect(mark).toMatchObject({ side: 'BUY', positionSide: 'LONG' });
});

it('marks nothing where nothing was traded', () => {
  expect(fillMarks([])).toEqual([]);
});

it('labels one mark of each candle and side, the outermost, with what all of them traded', () => {
  const mark = (id: string, side: 'BUY' | 'SELL', quantity: string, price: string, at: number): FillMark => ({
    id,
    side,
    quantity: decimal(quantity),
    price: decimal(price),
    at,
  });
  const marks = [
    mark('a', 'BUY', '0.1', '60', 3),
    mark('b', 'BUY', '0.2', '59', 5),
    mark('c', 'BUY', '0.4', '61', 9),
    mark('d', 'BUY', '1', '50', 12),
    mark('e', 'SELL', '2', '60', 4),
    mark('f', 'SELL', '3', '62', 6),
    mark('g', 'SELL', '4', '62', 7),
  ];
  const labels = labelledMarks(marks, (at) => Math.floor(at / 10)).map(({ id, total }) => [id, total?.toString()]);
  expect(labels).toEqual([
    ['a', undefined],
    ['b', '0.7'],
    ['c', undefined],
    ['d', '1'],
    ['e', undefined],
    ['f', '9'],
    ['g', undefined],
  ]);
});
