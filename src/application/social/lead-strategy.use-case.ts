import type { NewStrategy } from '../../domain/social/leading';
import { mapResult } from '../../domain/shared/result';
import { actOnce, type Dispatch } from '../earn/act-once';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { LeadingCommandsPort } from './leading-commands.port';
import { LeadingPort } from './leading.port';
import { LeadingQueries } from './leading.queries';
import { StrategiesQueries } from './strategies.queries';

export interface OpenedStrategy {
  readonly strategyId: string;
}

/** Opens a strategy that others can copy, a single time, describes and closes it; lists that show it are read again. */
export class LeadStrategy {
  static readonly needs: Needs<typeof LeadStrategy> = [
    LeadingCommandsPort,
    LeadingPort,
    LeadingQueries,
    StrategiesQueries,
    Scheduler,
  ];

  constructor(
    private readonly commands: LeadingCommandsPort,
    private readonly port: LeadingPort,
    private readonly queries: LeadingQueries,
    private readonly strategies: StrategiesQueries,
    private readonly scheduler: Scheduler,
  ) {}

  /** One strategy of a kind can be open, so that a lost answer is looked up by the kind. */
  async open(strategy: NewStrategy): Outcome<Dispatch<OpenedStrategy>> {
    const done = await actOnce({
      scheduler: this.scheduler,
      act: () => this.commands.open(strategy),
      find: async () =>
        mapResult(await this.port.state(), ({ strategies }) => {
          const found = strategies.find(
            ({ kind, name, closedAt }) => kind === strategy.kind && name === strategy.name && closedAt === undefined,
          );
          return found && { strategyId: found.strategyId };
        }),
    });
    const read = this.#changed();
    // Whether the name is taken or the kind is led already, the own strategies tell.
    if (!done.ok && done.error.kind === 'duplicate') await read;
    return done;
  }

  /** What others read about it; the same text twice changes nothing. */
  async describe(strategyId: string, intro: string): Outcome<void> {
    const outcome = await this.commands.describe(strategyId, intro);
    const read = this.#changed();
    if (outcome.ok) await read;
    return outcome;
  }

  /** Read again whatever came of it: a lost answer may have done it. */
  async close(strategyId: string): Outcome<void> {
    const outcome = await this.commands.close(strategyId);
    await Promise.all([this.#changed(), this.queries.copiers(strategyId).refresh()]);
    return outcome;
  }

  /** @returns once the own strategies are known as they are then */
  #changed(): Promise<void> {
    void this.strategies.all().refresh();
    return this.queries.state().refresh();
  }
}
