import type { Programme, ProgrammeMember } from '../../domain/earn/programme';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { ProgrammePort } from './programme.port';

export class ProgrammeQueries {
  static readonly needs: Needs<typeof ProgrammeQueries> = [ResourceCache, ProgrammePort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: ProgrammePort,
  ) {}

  programme(): Resource<Programme> {
    return this.cache.open({
      key: ['programme', 'tiers'],
      load: () => this.port.programme(),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }

  member(): Resource<ProgrammeMember> {
    return this.cache.open({ key: ['programme', 'member'], load: () => this.port.member(), staleAfter: minute / 2 });
  }
}
