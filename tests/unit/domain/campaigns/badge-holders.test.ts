import { heldBadges } from '../../../../src/domain/campaigns/badge-holders';
import type { CampaignBadge, CampaignStanding } from '../../../../src/domain/campaigns/campaign';
import { zero } from '../../../../src/domain/shared/decimal';

const badge = (campaignId: string, name: string, from: number, to: number): CampaignBadge => ({
  id: `${campaignId} ${name}`,
  campaignId,
  name,
  from,
  to,
  colour: '#fff',
});
const standing = (rank: number, coolName: string): CampaignStanding => ({
  uuid: coolName,
  coolName,
  rank,
  volume: zero,
  pnl: zero,
  roi: undefined,
  points: 0,
  team: undefined,
  prize: { token: 'WOO', amount: zero },
  badge: undefined,
  me: false,
});

test('badges go to the ranks that bring them, in their own campaign, and nobody’s are left out', () => {
  const badges = [
    badge('A', 'first', 1, 1),
    badge('A', 'next', 2, 3),
    badge('A', 'late', 4, 9),
    badge('B', 'first', 1, 1),
  ];
  const rankings = new Map([['A', [standing(1, 'ada'), standing(2, 'bo'), standing(3, 'cleo')]]]);
  expect(
    heldBadges(badges, rankings).map(({ badge: { id }, holders }) => [id, holders.map(({ coolName }) => coolName)]),
  ).toEqual([
    ['A first', ['ada']],
    ['A next', ['bo', 'cleo']],
  ]);
});
