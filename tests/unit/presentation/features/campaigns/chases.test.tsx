import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Campaign, CampaignStanding, Competition } from '../../../../../src/domain/campaigns/campaign';
import { decimal } from '../../../../../src/domain/shared/decimal';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import { campaignFeature } from '../../../../../src/presentation/features/campaigns/campaign.feature';
import type { CampaignStores } from '../../../../../src/presentation/features/campaigns/campaign.page';
import { Chases } from '../../../../../src/presentation/features/campaigns/chases.view';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const prize = (amount: string) => ({ token: 'USDT', amount: decimal(amount) });
const competition = {
  campaign: {
    id: 'WOOTOPIA_2049',
    type: 'VOLUME',
    status: 'LIVE',
    symbols: ['SPOT_BTC_USDT'],
    prizePool: prize('500'),
    startsAt: Date.now() - 86_400_000,
    endsAt: Date.now() + 86_400_000,
  } as unknown as Campaign,
  rows: [{ rank: 1, volume: decimal('1000'), prize: prize('500'), me: false } as CampaignStanding],
  me: undefined,
  teams: [],
} as Competition;
const tiers = { tiers: [{ tier: 0, spot: { taker: decimal('0.001') }, contracts: { taker: decimal('0.0005') } }] };

async function show(
  member: ResourceState<object>,
  stale: boolean,
  symbols: readonly string[] = competition.campaign.symbols,
): Promise<string[]> {
  const asked: string[] = [];
  const resource = (name: string, current: ResourceState<object>) => ({
    current,
    subscribe: () => () => undefined,
    refresh: async () => void asked.push(name),
  });
  const [programme, own] = [resource('tiers', read(tiers)), resource('member', member)];
  const stores = { programme: { programme: () => programme, member: () => own } } as unknown as CampaignStores;
  await renderShell({
    at: campaignFeature.path.replace(':id', 'WOOTOPIA_2049'),
    session: loggedIn(),
    open: async () => ({
      View: () => (
        <Chases
          competition={{ ...competition, campaign: { ...competition.campaign, symbols } }}
          stores={stores}
          stale={stale}
        />
      ),
      stores: {},
    }),
  });
  await screen.findByRole('heading', { name: 'Reaching a higher rank' });
  return asked;
}

it.each([true, false])('is as old as the ranking that it is counted from: %s', async (stale) => {
  await show(read({ tier: 0 }), stale);
  const table = screen.getByRole('table', { name: 'Reaching a higher rank' });
  expect(table.hasAttribute('data-stale')).toBe(stale);
});

it('says that nobody knows the fees, and asks for them again', async () => {
  const asked = await show(
    { status: 'failed', failure: { kind: 'offline' }, value: undefined } as unknown as ResourceState<object>,
    false,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toEqual(['tiers', 'member']);
});

it.each([
  ['spot alone', ['SPOT_BTC_USDT'], 0.001],
  ['contracts alone', ['PERP_BTC_USDT'], 0.0005],
  ['both', ['SPOT_BTC_USDT', 'PERP_BTC_USDT'], 0.0005],
])('counts the fees of %s at the least that has to be paid there', async (_, symbols, rate) => {
  await show(read({ tier: 0 }), false, symbols);
  const [, first] = screen.getAllByRole('row');
  const [, , volume, fees] = within(first!)
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent.replaceAll(',', '')));
  expect(volume).toBeGreaterThan(1_000);
  expect(fees).toBeCloseTo(volume! * rate, 1);
});
