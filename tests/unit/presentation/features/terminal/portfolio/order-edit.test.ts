import { failure, success } from '../../../../../../src/domain/shared/result';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { decimalMarks } from '../../../../../../src/domain/platform/decimal-marks';
import { OrderEdit } from '../../../../../../src/presentation/features/terminal/portfolio/orders/order-edit';
import { order } from '../../../../application/trading/trading-fakes';
import { bitcoin } from '../../../../domain/trading/instruments';

const refused = failure({ kind: 'rejected', reason: 'priceOutOfBand' } as const);

async function moved(price: string, answer: typeof refused | { ok: true; value: undefined }, best = {}) {
  const edit = new OrderEdit(
    order({ price: decimal('60000') }),
    bitcoin,
    async () => answer,
    decimalMarks('en'),
    () => best,
  );
  edit.price!.type(price);
  await edit.send();
  return edit.refused && `${edit.refused.bound} ${edit.refused.limit!.toFixed()}`;
}

it('a price refused as too far from the market names the bound, by the best price as it is then', async () => {
  const best = { bestAsk: decimal('60010') };
  expect(await moved('70000', refused, best)).toBe('atMost 61810.3');
  expect(await moved('20000', refused, best)).toBe('atLeast 24004');
  expect(await moved('70000', refused)).toBeUndefined();
  expect(await moved('60001', success(undefined), best)).toBeUndefined();
});
