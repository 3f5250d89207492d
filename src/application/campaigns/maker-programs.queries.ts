import type { MakerEpoch, MakerProgram, MakerStanding } from '../../domain/campaigns/maker-epoch';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { MakerProgramsPort } from './maker-programs.port';

/** What makers show in the books, which the exchange measures once a minute. */
export class MakerProgramsQueries {
  static readonly needs: Needs<typeof MakerProgramsQueries> = [ResourceCache, MakerProgramsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: MakerProgramsPort,
  ) {}

  /** Newest first. */
  epochs(program: MakerProgram): Resource<readonly MakerEpoch[]> {
    return this.cache.open({
      key: ['maker-programs', 'epochs', program],
      load: () => this.port.epochs(program),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  standings(epochId: string, program: MakerProgram): Resource<readonly MakerStanding[]> {
    return this.cache.open({
      key: ['maker-programs', 'standings', program, epochId],
      load: () => this.port.standings(epochId, program),
      staleAfter: minute,
      outlivesSession: true,
    });
  }
}
