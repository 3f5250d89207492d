import type { Office, Opening, OpeningDescription } from '../../domain/careers/opening';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { OpeningsPort } from './openings.port';

/** Boards change a few times a week. */
const fresh = 5 * minute;

/** Reads of the job board. */
export class OpeningsQueries {
  static readonly needs: Needs<typeof OpeningsQueries> = [ResourceCache, OpeningsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: OpeningsPort,
  ) {}

  openings(): Resource<readonly Opening[]> {
    return this.cache.open({
      key: ['careers', 'openings'],
      load: () => this.port.openings(),
      staleAfter: fresh,
      outlivesSession: true,
    });
  }

  opening(id: string): Resource<OpeningDescription> {
    return this.cache.open({
      key: ['careers', 'opening', id],
      load: () => this.port.opening(id),
      staleAfter: fresh,
      outlivesSession: true,
    });
  }

  offices(): Resource<readonly Office[]> {
    return this.cache.open({
      key: ['careers', 'offices'],
      load: () => this.port.offices(),
      staleAfter: fresh,
      outlivesSession: true,
    });
  }
}
