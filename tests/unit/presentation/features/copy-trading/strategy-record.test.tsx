import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { StrategiesQueries } from '../../../../../src/application/social/strategies.queries';
import { zero } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { strategyFeature } from '../../../../../src/presentation/features/copy-trading/strategy.feature';
import { StrategyRecord } from '../../../../../src/presentation/features/copy-trading/strategy-record.view';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { strategyNamed } from '../../../../support/strategies';
import { renderShell } from '../../shell/shell-fixture';

const second = 1 / 86_400;

it.each([
  [3 * second, '< 1 min'],
  [61 * second, '1.0 min'],
  [90 * 60 * second, '1.5 h'],
  [2, '2.0 d'],
  [undefined, '—'],
])('says how long a strategy holds what it opens: %s days are %s', async (averageHolding, words) => {
  const metrics = { roi: 0, pnl: zero, trades: 4, copierAssets: zero, averageHolding };
  const host = exchange({ metrics: success(metrics) });
  const strategies = new StrategiesQueries(new PlainResourceCache(new FakeScheduler()), host.port);
  const strategy = { ...strategyNamed('3', 'Calm'), dailyReturns: [0, 0, 0.01], recordDays: 1 };
  await renderShell({
    at: strategyFeature.path,
    texts: strategyFeature.texts,
    open: async () => ({ View: () => <StrategyRecord strategy={strategy} strategies={strategies} />, stores: {} }),
  });
  expect((await screen.findByText('Avg. holding')).nextElementSibling).toHaveTextContent(words);
  expect(screen.getByText('1 day: 1 profitable, best +1.00%, worst +1.00%.')).toBeInTheDocument();
});
