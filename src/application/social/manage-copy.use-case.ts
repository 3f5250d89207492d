import type { CopyTerms } from '../../domain/social/own-copy';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { CopiesCommandsPort } from './copies-commands.port';
import { CopiesQueries } from './copies.queries';

/** Changes, pauses or ends a copy, and closes what it has kept; what was asked for twice happens once. */
export class ManageCopy {
  static readonly needs: Needs<typeof ManageCopy> = [CopiesCommandsPort, CopiesQueries];

  constructor(
    private readonly commands: CopiesCommandsPort,
    private readonly queries: CopiesQueries,
  ) {}

  change(copyId: string, terms: CopyTerms): Outcome<void> {
    return this.#then(this.commands.change(copyId, terms));
  }

  pause(copyId: string, paused: boolean): Outcome<void> {
    return this.#then(this.commands.pause(copyId, paused));
  }

  stop(copyId: string, closePositions: boolean): Outcome<void> {
    return this.#then(this.commands.stop(copyId, closePositions));
  }

  closePosition(copyId: string, symbol: string): Outcome<void> {
    return this.#then(this.commands.closePosition(copyId, symbol));
  }

  /** Read again whatever came of it: a lost answer may have done it. */
  async #then(answer: Outcome<void>): Outcome<void> {
    const outcome = await answer;
    await this.queries.copies().refresh();
    return outcome;
  }
}
