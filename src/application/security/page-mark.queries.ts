import type { PageMark } from '../../domain/security/page-mark';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { PageMarkPort } from './page-mark.port';

/** Reads of the person's picture and phrase. */
export class PageMarkQueries {
  static readonly needs: Needs<typeof PageMarkQueries> = [ResourceCache, PageMarkPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: PageMarkPort,
  ) {}

  mark(): Resource<{ readonly mark: PageMark | undefined }> {
    return this.cache.open({ key: ['security', 'pageMark'], load: () => this.port.mark() });
  }
}
