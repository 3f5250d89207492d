import type { RealWorldProduct } from '../../domain/earn/earn-product';
import type { Audit, OwnAudit } from '../../domain/reserves/audit';
import type { UserCheck } from '../../domain/reserves/merkle-tree';
import type { ReserveSheet } from '../../domain/reserves/reserve-sheet';
import { minute } from '../../domain/shared/instant';
import { EarnPort } from '../earn/earn.port';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { ReservesPort } from './reserves.port';

/** Reads of what the exchange holds and owes, and of its audits. */
export class ReservesQueries {
  static readonly needs: Needs<typeof ReservesQueries> = [ResourceCache, ReservesPort, EarnPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: ReservesPort,
    private readonly earn: EarnPort,
  ) {}

  sheet(withoutProductToken: boolean): Resource<ReserveSheet> {
    return this.cache.open({
      key: ['reserves', 'sheet', withoutProductToken ? 1 : 0],
      load: () => this.port.sheet(withoutProductToken),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  realWorldProducts(): Resource<readonly RealWorldProduct[]> {
    return this.cache.open({
      key: ['reserves', 'real-world'],
      load: () => this.earn.realWorldProducts(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  audits(): Resource<readonly Audit[]> {
    return this.cache.open({
      key: ['reserves', 'audits'],
      load: () => this.port.audits(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  ownAudits(): Resource<readonly OwnAudit[]> {
    return this.cache.open({ key: ['reserves', 'own'], load: () => this.port.ownAudits(), staleAfter: minute });
  }

  ownBalances({ userHash, auditId }: OwnAudit): Resource<UserCheck> {
    return this.cache.open({
      key: ['reserves', 'balances', auditId, userHash],
      load: () => this.port.userCheck(userHash, auditId),
    });
  }
}
