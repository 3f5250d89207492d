import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { DailyReturns } from '../../../../../src/presentation/features/copy-trading/daily-returns.view';
import { strategyFeature } from '../../../../../src/presentation/features/copy-trading/strategy.feature';
import { renderShell } from '../../shell/shell-fixture';

it('tells small returns apart, and counts no day before the first', async () => {
  await renderShell({
    at: strategyFeature.path,
    texts: strategyFeature.texts,
    open: async () => ({
      View: () => <DailyReturns returns={[0, 0, 0, 0, -0.000123]} recordDays={1} />,
      stores: {},
    }),
  });
  expect(await screen.findByText(/^1 day:/)).toHaveTextContent('1 day: 0 profitable, best −0.012%, worst −0.012%.');
  const scale = screen.getAllByText(/^[−+]?[\d.]+%$/).map(({ textContent }) => textContent);
  expect(scale.length).toBeGreaterThan(2);
  expect(new Set(scale).size).toBe(scale.length);
});
