import { BadgesQueries } from '../../../../src/application/campaigns/badges.queries';
import { CampaignsQueries } from '../../../../src/application/campaigns/campaigns.queries';
import { ListingCampaignQueries } from '../../../../src/application/campaigns/listing-campaign.queries';
import { MakerProgramsQueries } from '../../../../src/application/campaigns/maker-programs.queries';
import type { Resource } from '../../../../src/application/kernel/resource';
import { success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const minute = 60_000;

function setUp() {
  const host = exchange({ badges: success([]) });
  const cache = new ReadCache();
  return {
    host,
    cache,
    badges: new BadgesQueries(cache, host.port),
    campaigns: new CampaignsQueries(cache, host.port),
    listing: new ListingCampaignQueries(cache, host.port),
    makers: new MakerProgramsQueries(cache, host.port),
  };
}

type Reads = ReturnType<typeof setUp>;

const spot = 'SPOT' as never;
const perpetual = 'PERP' as never;
const ranked = (campaignId: string, page: number) => ({ campaignId, page, size: 20 });

/** Each question, whom it is asked of with what, for how long its answer is fresh, and whether anybody may see it. */
const questions: readonly (readonly [(reads: Reads) => unknown, readonly unknown[], number | undefined, boolean])[] = [
  [({ badges }) => badges.held(), ['badges'], 5 * minute, true],
  [({ campaigns }) => campaigns.campaigns(), ['campaigns'], minute, true],
  [({ campaigns }) => campaigns.campaign('c1', false), ['campaign', 'c1', false], minute, false],
  [({ campaigns }) => campaigns.campaign('c1', true), ['campaign', 'c1', true], minute, false],
  [({ campaigns }) => campaigns.campaign('c2', false), ['campaign', 'c2', false], minute, false],
  [({ campaigns }) => campaigns.campaign('THE_GATHERING', false), ['named', 'THE_GATHERING'], minute, false],
  [({ campaigns }) => campaigns.campaign('THE_GATHERING', true), ['campaign', 'THE_GATHERING', true], minute, false],
  [({ campaigns }) => campaigns.competition('c1', false), ['competition', 'c1', false], minute / 2, false],
  [({ campaigns }) => campaigns.competition('c1', true), ['competition', 'c1', true], minute / 2, false],
  [({ campaigns }) => campaigns.competition('c2', true), ['competition', 'c2', true], minute / 2, false],
  [({ campaigns }) => campaigns.ranking('c1', 1), ['ranking', ranked('c1', 1)], minute / 2, false],
  [({ campaigns }) => campaigns.ranking('c1', 2), ['ranking', ranked('c1', 2)], minute / 2, false],
  [({ campaigns }) => campaigns.ranking('c2', 1), ['ranking', ranked('c2', 1)], minute / 2, false],
  [({ campaigns }) => campaigns.tasks(), ['tasks'], minute / 2, false],
  [({ campaigns }) => campaigns.rewardNotices(), ['rewardNotices'], undefined, false],
  [({ listing }) => listing.round(), ['round'], minute / 2, true],
  [({ listing }) => listing.account(), ['account'], minute / 2, false],
  [({ listing }) => listing.voting(true), ['voting', true], minute / 2, false],
  [({ listing }) => listing.voting(false), ['voting', false], minute / 2, false],
  [({ listing }) => listing.showdown(true), ['showdown', true], minute / 2, false],
  [({ listing }) => listing.showdown(false), ['showdown', false], minute / 2, false],
  [({ listing }) => listing.battle(true), ['battle', true], minute / 2, false],
  [({ listing }) => listing.battle(false), ['battle', false], minute / 2, false],
  [({ makers }) => makers.epochs(spot), ['epochs', spot], minute, true],
  [({ makers }) => makers.epochs(perpetual), ['epochs', perpetual], minute, true],
  [({ makers }) => makers.standings('e1', spot), ['standings', 'e1', spot], minute, true],
  [({ makers }) => makers.standings('e2', spot), ['standings', 'e2', spot], minute, true],
  [({ makers }) => makers.standings('e1', perpetual), ['standings', 'e1', perpetual], minute, true],
];

describe('what is read of campaigns', () => {
  it.each(questions)(
    'is asked of the exchange, and is fresh for as long as it may be (%#)',
    async (read, ...expected) => {
      const reads = setUp();
      await (read(reads) as Resource<unknown>).refresh();
      const [{ staleAfter, outlivesSession = false }] = reads.cache.opened as never as [never];
      expect([reads.host.calls[0], staleAfter, outlivesSession]).toEqual(expected);
    },
  );

  it('is one value for one question', () => {
    const reads = setUp();
    const values = questions.map(([read]) => read(reads));
    expect(new Set(values).size).toBe(questions.length);
    expect(questions.map(([read], index) => read(reads) === values[index])).not.toContain(false);
  });

  it('bears the name of what it is, so that no other part of the application reads it by mistake', () => {
    const reads = setUp();
    for (const [read] of questions) read(reads);
    const keys = reads.cache.opened.map(({ key }) => key);
    expect(new Set(keys.map(([part]) => part))).toEqual(new Set(['campaigns', 'listing', 'maker-programs']));
    expect(keys.filter((key) => key.length < 2 || key.includes(''))).toEqual([]);
  });
});

describe('the listing campaign', () => {
  it.each([true, false])('is read again as the caller sees it, once something has moved (own: %s)', (own) => {
    const { host, listing } = setUp();
    listing.moved(own);
    const boards = [['round'], ['voting', own], ['showdown', own], ['battle', own]];
    expect(host.calls).toEqual(own ? [...boards, ['account']] : boards);
  });
});
