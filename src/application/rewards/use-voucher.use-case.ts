import { mapResult, success } from '../../domain/shared/result';
import type { Voucher } from '../../domain/rewards/voucher';
import { actOnce, type Dispatch } from '../earn/act-once';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { VouchersCommandsPort } from './vouchers-commands.port';
import { VouchersPort } from './vouchers.port';
import { VouchersQueries } from './vouchers.queries';

/** Puts a voucher into effect, once: who used it in another window already has what was asked for. */
export class UseVoucher {
  static readonly needs: Needs<typeof UseVoucher> = [VouchersCommandsPort, VouchersPort, VouchersQueries, Scheduler];

  constructor(
    private readonly commands: VouchersCommandsPort,
    private readonly port: VouchersPort,
    private readonly queries: VouchersQueries,
    private readonly scheduler: Scheduler,
  ) {}

  /** `invalid` for one that has expired and while another of its type is in use. */
  async execute(id: string): Outcome<Dispatch<Voucher>> {
    const find = async () =>
      mapResult(await this.port.vouchers(), (all) =>
        all.find((each) => each.id === id && each.status !== 'AVAILABLE' && each.status !== 'EXPIRED'),
      );
    const used = await actOnce<Voucher>({
      scheduler: this.scheduler,
      act: async () => {
        const answer = await this.commands.use(id);
        if (answer.ok || answer.error.kind !== 'duplicate') return answer;
        const found = await find();
        return found.ok && found.value ? success(found.value) : answer;
      },
      find,
    });
    void this.queries.vouchers().refresh();
    return used;
  }
}
