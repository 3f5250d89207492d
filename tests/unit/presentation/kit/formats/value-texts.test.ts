import { decimal } from '../../../../../src/domain/shared/decimal';
import { formatOf } from '../../../../../src/presentation/kit/formats/format';
import { valueTexts } from '../../../../../src/presentation/kit/formats/use-failure-text';

test('an amount within a text is written as the language on screen writes numbers, and nothing else is', () => {
  const values = { limit: { amount: decimal('1234.567'), asset: 'BTC' }, code: 'ABC', count: 2 };
  expect(valueTexts(values, formatOf('en'))).toEqual({ limit: '1,234.567 BTC', code: 'ABC', count: 2 });
  expect(valueTexts(values, formatOf('es'))['limit']).toMatch(/,567 BTC$/);
  expect(valueTexts(undefined, formatOf('en'))).toEqual({});
});
