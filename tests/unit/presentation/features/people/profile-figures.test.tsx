import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TradersQueries } from '../../../../../src/application/social/traders.queries';
import { success } from '../../../../../src/domain/shared/result';
import { everythingShown, type ProfileSummary } from '../../../../../src/domain/social/trader-profile';
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

it('says the win rate and the trades of the period that is chosen', async () => {
  const host = exchange({ summary: success(summary) });
  const traders = new TradersQueries(new PlainResourceCache(new FakeScheduler()), host.port);
  await renderShell({
    at: profileFeature.path,
    texts: profileFeature.texts,
    open: async () => ({
      View: () => <ProfileFigures uuid="u1" traders={traders} shows={everythingShown} />,
      stores: {},
    }),
  });
  const fact = (name: string) => screen.getByText(name).nextElementSibling;
  await screen.findByText('Win rate');
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
