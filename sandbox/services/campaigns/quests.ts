import type { Units } from '../../engine/model/units';
import type { AccountFigures } from '../../engine/statistics/statistics-model';

export interface Quest {
  readonly questId: string;
  readonly title: string;
  readonly progress: number;
  readonly target: number;
  readonly points: number;
  readonly done: boolean;
}

/** What an account has done that quests look at. */
export interface QuestState {
  readonly figures: AccountFigures | undefined;
  readonly following: number;
  readonly verified: boolean;
}

const usdt = (units: Units): number => Number(units / 10n ** 12n);

const quests: readonly {
  readonly questId: string;
  readonly title: string;
  readonly target: number;
  readonly points: number;
  readonly progress: (state: QuestState) => number;
}[] = [
  {
    questId: 'trade',
    title: 'Trade 1,000 USDT',
    target: 1_000,
    points: 10,
    progress: ({ figures }) => usdt(figures?.volume ?? 0n),
  },
  {
    questId: 'trade-more',
    title: 'Trade 100,000 USDT',
    target: 100_000,
    points: 30,
    progress: ({ figures }) => usdt(figures?.volume ?? 0n),
  },
  {
    questId: 'maker',
    title: 'Have 500 USDT of your own orders taken',
    target: 500,
    points: 20,
    progress: ({ figures }) => usdt(figures?.makerVolume ?? 0n),
  },
  {
    questId: 'markets',
    title: 'Trade in three markets',
    target: 3,
    points: 15,
    progress: ({ figures }) => figures?.symbols.length ?? 0,
  },
  {
    questId: 'profit',
    title: 'Close five trades with a profit',
    target: 5,
    points: 15,
    progress: ({ figures }) => figures?.wins ?? 0,
  },
  {
    questId: 'follow',
    title: 'Follow a trader',
    target: 1,
    points: 5,
    progress: ({ following }) => following,
  },
  {
    questId: 'verify',
    title: 'Verify your identity',
    target: 1,
    points: 5,
    progress: ({ verified }) => (verified ? 1 : 0),
  },
];

export function questsOf(state: QuestState): readonly Quest[] {
  return quests.map(({ progress, ...quest }) => {
    const reached = Math.min(progress(state), quest.target);
    return { ...quest, progress: reached, done: reached >= quest.target };
  });
}

export function pointsOf(done: readonly Quest[]): number {
  return done.reduce((sum, quest) => sum + (quest.done ? quest.points : 0), 0);
}
