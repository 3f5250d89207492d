import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { type Decimal, decimal } from '../../../../../src/domain/shared/decimal';
import { useReserveValue } from '../../../../../src/presentation/features/reserves/use-reserve-value';
import { renderShell } from '../../shell/shell-fixture';

it.each([
  ['', 'USD', '$139,145,577.09'],
  ['/es', 'USD', '139.145.577,09 $'],
  ['/vn', 'USD', '139.145.577,09 $'],
  ['/pt', 'USD', '$ 139.145.577,09'],
  ['/es', 'BTC', '139.145.577,0987 BTC'],
])('writes a value as the language does (%s, %s)', async (language, currency, text) => {
  const reserves = { currency, valueOf: (usdt: Decimal | undefined) => usdt };
  const Value = () => <output>{useReserveValue(reserves as never)(decimal('139145577.0987'))}</output>;
  await renderShell({ at: `${language}/proof-of-reserves`, open: async () => ({ View: Value, stores: {} }) });
  const shown = await screen.findAllByRole('status');
  expect(shown.map((each) => each.textContent.replace(/\s/g, ' '))).toContain(text);
});
