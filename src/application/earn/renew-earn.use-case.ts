import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { EarnCommandsPort } from './earn-commands.port';
import { EarnQueries } from './earn.queries';

/** Switches a position's automatic renewal; sending it twice changes nothing. */
export class RenewEarn {
  static readonly needs: Needs<typeof RenewEarn> = [EarnCommandsPort, EarnQueries];

  constructor(
    private readonly commands: EarnCommandsPort,
    private readonly queries: EarnQueries,
  ) {}

  async execute(positionId: string, renewed: boolean): Outcome<void> {
    const answer = await this.commands.setAutoReinvest(positionId, renewed);
    await this.queries.book().refresh();
    return answer;
  }
}
