import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import type { Resource } from '../../../application/kernel/resource';
import { MakerProgramsQueries } from '../../../application/campaigns/maker-programs.queries';
import type { MakerEpoch, MakerProgram, MakerStanding } from '../../../domain/campaigns/maker-epoch';
import { minute } from '../../../domain/shared/instant';

/** Epochs and standings of makers; a running epoch is read again as often as the exchange measures. */
export class MakerBoardStore {
  static readonly needs: Needs<typeof MakerBoardStore> = [MakerProgramsQueries, Scheduler];

  constructor(
    private readonly queries: MakerProgramsQueries,
    private readonly scheduler: Scheduler,
  ) {}

  epochs(program: MakerProgram): Resource<readonly MakerEpoch[]> {
    return this.queries.epochs(program);
  }

  standings(epoch: MakerEpoch, program: MakerProgram): Resource<readonly MakerStanding[]> {
    return this.queries.standings(epoch.id, program);
  }

  /** @returns what stops it. */
  follow(epoch: MakerEpoch, program: MakerProgram): () => void {
    if (epoch.status !== 'LIVE') return () => undefined;
    return this.scheduler.every(minute, () => void this.standings(epoch, program).refresh());
  }
}
