import { OpeningsPort } from '../../../src/application/careers/openings.port';
import { matchingOpenings, openingsByTeam, type OpeningDescription } from '../../../src/domain/careers/opening';
import { contentsOf } from '../../../src/domain/blog/article-body';
import type { Composition } from '../../../src/main/composition';
import type { JobSeekingAbility } from '../abilities/job-seeking';
import type { Settle } from './core-actor';

export function coreJobSeeking(container: Composition, settle: Settle): JobSeekingAbility {
  const board = container.resolve(OpeningsPort);
  let page: OpeningDescription | undefined;
  const all = async () => {
    const answer = await settle(board.openings());
    return answer.ok ? answer.value : [];
  };
  const show = async (id: string): Promise<void> => {
    const answer = await settle(board.opening(id));
    page = answer.ok ? answer.value : undefined;
  };
  return {
    async look({ words = '', team, place }) {
      const found = matchingOpenings(await all(), { query: words, team, place });
      return openingsByTeam(found).flatMap(({ openings }) => openings.map(({ title }) => title));
    },
    open: async (title) => show((await all()).find((opening) => opening.title === title)!.id),
    openClosed: () => show('1'),
    shown: () => page && { chapters: contentsOf(page.body).map(({ title }) => title), applyUrl: page.applyUrl },
  };
}
