import { payingPrice } from '../../../../src/domain/trading/break-even';
import { decimal } from '../../../../src/domain/shared/decimal';

test('closing pays at the shown price: a long breaks even no lower, a short no higher', () => {
  const shown = (holding: number, exact: string) => payingPrice(decimal(exact), decimal(holding), 1).toFixed();
  expect([shown(2, '2793.31'), shown(-2, '2793.39'), shown(2, '2793.3')]).toEqual(['2793.4', '2793.3', '2793.3']);
});
