import { observable, runInAction } from 'mobx';
import type { Needs } from '../../../application/kernel/token';
import { UseVoucher } from '../../../application/rewards/use-voucher.use-case';
import { VouchersQueries } from '../../../application/rewards/vouchers.queries';
import type { Voucher } from '../../../domain/rewards/voucher';
import { OnceStore } from '../money-kit/once.store';

/** Vouchers, and each one's use. */
export class VouchersStore {
  static readonly needs: Needs<typeof VouchersStore> = [VouchersQueries, UseVoucher];
  static readonly perAccount = true;

  readonly #uses = observable.map<string, OnceStore<Voucher>>({}, { deep: false });

  constructor(
    readonly queries: VouchersQueries,
    private readonly using: UseVoucher,
  ) {}

  /** What became of a voucher that was put to use here. */
  useOf(id: string): OnceStore<Voucher> | undefined {
    return this.#uses.get(id);
  }

  use(id: string): void {
    const known = this.#uses.get(id);
    const once = known ?? new OnceStore<Voucher>();
    if (!known) runInAction(() => this.#uses.set(id, once));
    if (once.state.status === 'notDone') once.again();
    void once.run(() => this.using.execute(id));
  }
}
