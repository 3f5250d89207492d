import { decimalMarks } from '../../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { CloseForm } from '../../../../../../src/presentation/features/terminal/portfolio/positions/close-form';
import { bitcoinPerpetual } from '../../../../domain/trading/instruments';
import { position } from '../contracts/contract-fixture';

const refused = { status: 'failed', failure: { kind: 'rejected', reason: 'priceOutOfBand' } } as const;

async function refusedForm() {
  const form = new CloseForm(
    { close: async () => refused } as never,
    bitcoinPerpetual,
    position('1'),
    decimalMarks('en'),
  );
  form.choose('LIMIT', decimal(60_000));
  await form.send();
  return form;
}

it('says what was refused while the market moves, and no longer once another price is typed', async () => {
  const form = await refusedForm();
  expect(form.failure).toEqual(refused.failure);
  form.follow(position('1.5'));
  expect([form.failure, form.quantity.text]).toEqual([refused.failure, '1.5']);
  form.price.type('59000');
  expect(form.failure).toBeUndefined();
});

it('says it no longer of another quantity', async () => {
  const form = await refusedForm();
  form.typeQuantity('0.5');
  expect([form.failure, form.percent]).toEqual([undefined, undefined]);
});

it('closes once, though the orders beside it could not be cancelled: pressed again it cancels alone', async () => {
  const done: string[] = [];
  const failures: unknown[] = [{ kind: 'offline' }, undefined];
  const form = new CloseForm(
    {
      close: async (_position: unknown, quantity: { toFixed(): string }) => (
        done.push(`close ${quantity.toFixed()}`),
        { status: 'placed' }
      ),
      cancelOrdersOf: async () => (done.push('cancel'), failures.shift()),
    } as never,
    bitcoinPerpetual,
    position('1'),
    decimalMarks('en'),
  );
  form.take(50);
  form.cancelOrders = true;
  expect(await form.send()).toBe(false);
  expect([form.placed, form.failure]).toEqual([true, { kind: 'offline' }]);
  // What is left of the position.
  form.follow(position('0.5'));
  expect(await form.send()).toBe(true);
  expect(done).toEqual(['close 0.5', 'cancel', 'cancel']);
});
