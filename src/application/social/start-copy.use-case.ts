import { mapResult } from '../../domain/shared/result';
import { actOnce, type Dispatch } from '../earn/act-once';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { CopiesCommandsPort, type NewCopy } from './copies-commands.port';
import { CopiesPort } from './copies.port';
import { CopiesQueries } from './copies.queries';

export interface StartedCopy {
  readonly copyId: string;
}

/** Puts money under a strategy a single time. */
export class StartCopy {
  static readonly needs: Needs<typeof StartCopy> = [CopiesCommandsPort, CopiesPort, CopiesQueries, Scheduler];

  constructor(
    private readonly commands: CopiesCommandsPort,
    private readonly copies: CopiesPort,
    private readonly queries: CopiesQueries,
    private readonly scheduler: Scheduler,
  ) {}

  async execute(copy: NewCopy): Outcome<Dispatch<StartedCopy>> {
    // Without knowing what was there before, a lost answer could not be told from an older copy.
    const before = await this.#copiesOf(copy.strategyId);
    if (!before.ok) return before;
    const older = new Set(before.value);
    const done = await actOnce({
      scheduler: this.scheduler,
      act: () => this.commands.start(copy),
      find: async () =>
        mapResult(await this.#copiesOf(copy.strategyId), (ids) => {
          const copyId = ids.find((id) => !older.has(id));
          return copyId === undefined ? undefined : { copyId };
        }),
    });
    void this.queries.copies().refresh();
    return done;
  }

  async #copiesOf(strategy: string): Outcome<readonly string[]> {
    return mapResult(await this.copies.copies(), (all) =>
      all.filter(({ strategyId }) => strategyId === strategy).map(({ copyId }) => copyId),
    );
  }
}
