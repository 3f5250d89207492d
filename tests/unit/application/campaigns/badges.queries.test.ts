import { BadgesQueries } from '../../../../src/application/campaigns/badges.queries';
import { answerOf } from '../../../../src/application/kernel/answer-of';
import { failure, success } from '../../../../src/domain/shared/result';
import { PlainResourceCache } from '../../../fakes/plain-resource-cache';

const badge = (campaignId: string) => ({ id: campaignId, campaignId, name: 'Winner', from: 1, to: 1, colour: 'gold' });

/** One campaign has a first, and the other answers like this. */
async function held(other: 'notFound' | 'offline') {
  const port = {
    badges: async () => success([badge('WON'), badge('OTHER')]),
    ranking: async ({ campaignId }: { readonly campaignId: string }) =>
      campaignId === 'WON' ? success({ rows: [{ coolName: 'Ada', rank: 1 }] }) : failure({ kind: other }),
  };
  return answerOf(new BadgesQueries(new PlainResourceCache({ now: () => 0 }), port as never).held());
}

it('a campaign without a ranking gives no badges, and the others give theirs', async () => {
  expect(await held('notFound')).toMatchObject({ ok: true, value: [{ badge: { id: 'WON' } }] });
});

it('a ranking that cannot be read is not one that nobody stands in', async () => {
  expect(await held('offline')).toEqual(failure({ kind: 'offline' }));
});

it('as many of a ranking are asked for as a badge has holders, and never more than a page', async () => {
  const sizes: number[] = [];
  const port = (to: number) => ({
    badges: async () => success([{ ...badge('WON'), to }, badge('OTHER')]),
    ranking: async ({ size }: { readonly size: number }) => {
      sizes.push(size);
      return success({ rows: [] });
    },
  });
  for (const to of [3, 500])
    await answerOf(new BadgesQueries(new PlainResourceCache({ now: () => 0 }), port(to) as never).held());
  expect(sizes).toEqual([3, 3, 100, 100]);
});

it('badges that cannot be read are not none', async () => {
  const port = { badges: async () => failure({ kind: 'offline' }) };
  const queries = new BadgesQueries(new PlainResourceCache({ now: () => 0 }), port as never);
  expect(await answerOf(queries.held())).toEqual(failure({ kind: 'offline' }));
});
