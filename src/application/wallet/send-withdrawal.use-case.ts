import { failure, mapResult, success } from '../../domain/shared/result';
import { memoProblem } from '../../domain/wallet/addresses/memo';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { isLost } from '../trading/lost-answer';
import { Journeys, untilKnown } from '../trading/until-known';
import { WithdrawalQueries } from './withdrawal.queries';
import { TransfersCommandsPort } from './transfers-commands.port';
import { WalletCommandsPort, type WithdrawalProof } from './wallet-commands.port';
import { WithdrawalRecord, type WithdrawalWish } from './withdrawal-record';

interface Sent {
  readonly status: 'sent';
  readonly withdrawalId: string;
  /** A second person has to let it go first; of one over a chain its record tells. */
  readonly waitsForApproval?: boolean | undefined;
}

/** `unknown`: nobody can be asked any more, since the session ended while asking; the list of withdrawals will tell. */
export type LookUp = Sent | { readonly status: 'notSent' } | { readonly status: 'unknown' };

/** Either it is known to be there, or its answer never came and the exchange is being asked. */
export type Dispatch = Sent | { readonly status: 'lookedUp'; readonly outcome: Promise<LookUp> };

/** Sends money away a single time. A lost answer is looked up in the account's record until it is known; nothing is sent again. */
export class SendWithdrawal {
  static readonly needs: Needs<typeof SendWithdrawal> = [
    WalletCommandsPort,
    TransfersCommandsPort,
    WithdrawalRecord,
    WithdrawalQueries,
    Scheduler,
  ];

  constructor(
    private readonly wallet: WalletCommandsPort,
    private readonly transfers: TransfersCommandsPort,
    private readonly record: WithdrawalRecord,
    private readonly queries: WithdrawalQueries,
    private readonly scheduler: Scheduler,
  ) {}

  /** `invalid`, and nothing is sent, where the memo is none of the network, or is missing and nobody has said that none is needed. */
  async execute(wish: WithdrawalWish, proof: WithdrawalProof): Outcome<Dispatch> {
    if (!('userId' in wish.to) && memoProblem(wish.to)) return failure({ kind: 'invalid', detail: 'memo' });
    // Without knowing what was there before, a lost answer could not be told from an older withdrawal.
    const before = await this.record.like(wish);
    if (!before.ok) return before;
    const journeys = new Journeys(this.scheduler);
    const answer = await journeys.follow(this.#send(wish, proof), isLost);
    this.queries.moved();
    if (answer.ok) return success({ status: 'sent', ...answer.value });
    if (!isLost(answer)) return answer;
    return success({
      status: 'lookedUp',
      outcome: this.#lookUp(wish, new Set(before.value.map(({ id }) => id)), journeys),
    });
  }

  async #send({ asset, amount, to }: WithdrawalWish, proof: WithdrawalProof): Outcome<Omit<Sent, 'status'>> {
    if (!('userId' in to)) {
      const { network, address, memo } = to;
      return this.wallet.withdraw({ asset, amount, network, address, memo }, proof);
    }
    const sent = await this.transfers.sendToUser(to.userId, asset, amount, proof);
    return mapResult(sent, ({ transferId, waitsForApproval }) => ({ withdrawalId: transferId, waitsForApproval }));
  }

  #lookUp(wish: WithdrawalWish, before: ReadonlySet<string>, journeys: Journeys): Promise<LookUp> {
    return untilKnown<LookUp>({
      scheduler: this.scheduler,
      watch: () => () => undefined,
      ask: async () => {
        const certain = !journeys.any;
        const found = await this.record.like(wish);
        if (!found.ok) return found.error.kind === 'unauthorised' ? { status: 'unknown' } : undefined;
        const there = found.value.find(({ id }) => !before.has(id));
        if (there) return { status: 'sent', withdrawalId: there.id, waitsForApproval: there.waitsForApproval };
        return certain ? { status: 'notSent' } : undefined;
      },
    });
  }
}
