import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TradersQueries } from '../../../../../src/application/social/traders.queries';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { everythingShown, type ProfileSummary, type Span } from '../../../../../src/domain/social/trader-profile';
import { ProfileFigures } from '../../../../../src/presentation/features/people/profile-figures.view';
import { profileFeature } from '../../../../../src/presentation/features/people/profile.feature';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { renderShell } from '../../shell/shell-fixture';

const summary: Partial<ProfileSummary> = {
  winRate: { sevenDays: 0.4909, thirtyDays: 0.5107, ninetyDays: 0.5316, all: 0.5331 },
  trades: { sevenDays: 11, thirtyDays: 22, ninetyDays: 33, all: 44 },
};

async function show(summary: Partial<ProfileSummary>): Promise<void> {
  const host = exchange({ summary: success(summary) });
  const traders = new TradersQueries(new PlainResourceCache(new FakeScheduler()), host.port);
  const Shown = () => {
    const [span, setSpan] = useState<Span>('thirtyDays');
    return <ProfileFigures uuid="u1" traders={traders} shows={everythingShown} span={span} onSpan={setSpan} />;
  };
  await renderShell({
    at: profileFeature.path,
    texts: profileFeature.texts,
    open: async () => ({
      View: Shown,
      stores: {},
    }),
  });
  await screen.findByText('Win rate');
}

const fact = (name: string) => screen.getByText(name).nextElementSibling;

it('says the win rate and the trades of the period that is chosen', async () => {
  await show(summary);
  const user = userEvent.setup();
  for (const [period, winRate, trades] of [
    ['7D', '49.09%', '11'],
    ['30D', '51.07%', '22'],
    ['90D', '53.16%', '33'],
    ['All', '53.31%', '44'],
  ] as const) {
    await user.click(screen.getByText(period, { exact: true }));
    expect([fact('Win rate')?.textContent, fact('Trades')?.textContent]).toEqual([winRate, trades]);
  }
});

it('signs and colours what was gained and what was lost', async () => {
  await show({
    roi: { sevenDays: -0.0125, thirtyDays: 0.05, ninetyDays: 0, all: undefined },
    pnl: { sevenDays: decimal('-12.5'), thirtyDays: decimal('50'), ninetyDays: decimal(0), all: decimal('250000') },
  });
  const user = userEvent.setup();
  const told = (name: string) => [fact(name)?.textContent, fact(name)?.querySelector('span')?.className];
  for (const [period, roi, pnl] of [
    ['7D', ['−1.25%', 'loss'], ['−12.50', 'loss']],
    ['30D', ['+5.00%', 'gain'], ['+50.00', 'gain']],
    ['90D', ['0.00%', ''], ['0.00', '']],
    ['All', ['—', ''], ['+250.00K', 'gain']],
  ] as const) {
    await user.click(screen.getByText(period, { exact: true }));
    expect([told('ROI'), told('PnL, USDT')]).toEqual([roi, pnl]);
  }
});

it.each([
  ['0.004', '0.00', ''],
  // Half a cent is written as the even cent next to it.
  ['0.005', '0.00', ''],
  ['-0.005', '0.00', ''],
  ['0.0051', '+0.01', 'gain'],
  ['0.0099', '+0.01', 'gain'],
  ['-0.0099', '−0.01', 'loss'],
  ['-250000', '−250.00K', 'loss'],
])('a profit of %s has the figure, the sign and the colour of %s', async (worth, text, tone) => {
  await show({ pnl: { sevenDays: zero, thirtyDays: decimal(worth), ninetyDays: zero, all: zero } });
  const told = fact('PnL, USDT');
  expect([told?.textContent, told?.querySelector('span')?.className]).toEqual([text, tone]);
});
