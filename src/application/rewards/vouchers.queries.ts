import type { Voucher, VoucherTask } from '../../domain/rewards/voucher';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { VouchersPort } from './vouchers.port';

/** The account's vouchers, and what brings them. */
export class VouchersQueries {
  static readonly needs: Needs<typeof VouchersQueries> = [ResourceCache, VouchersPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: VouchersPort,
  ) {}

  tasks(): Resource<readonly VoucherTask[]> {
    return this.cache.open({ key: ['vouchers', 'tasks'], load: () => this.port.tasks(), staleAfter: minute / 2 });
  }

  vouchers(): Resource<readonly Voucher[]> {
    return this.cache.open({ key: ['vouchers', 'all'], load: () => this.port.vouchers(), staleAfter: minute / 2 });
  }
}
