import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { ConvertPort } from '../../../application/wallet/convert.port';
import { Session } from '../../../application/session/session';
import { TakeQuote } from '../../../application/wallet/take-quote.use-case';
import { WalletQueries } from '../../../application/wallet/wallet.queries';
import { type Decimal, zero } from '../../../domain/shared/decimal';
import type { SmallBalance } from '../../../domain/wallet/small-balance';

/** Several small balances into one asset, one after the other, each at a price of its own. */
export class SmallBalancesStore {
  static readonly needs: Needs<typeof SmallBalancesStore> = [WalletQueries, ConvertPort, TakeQuote, Session];
  static readonly perAccount = true;

  into = 'USDT';
  readonly left = observable.set<string>();
  busy = false;
  received: Decimal | undefined = undefined;
  readonly failures = observable.map<string, Failure>({}, { deep: false });

  constructor(
    readonly queries: WalletQueries,
    private readonly port: ConvertPort,
    private readonly takeQuote: TakeQuote,
    private readonly session: Pick<Session, 'visit'>,
  ) {
    makeObservable(this, { into: observable, busy: observable, received: observableRef });
  }

  choose(into: string): void {
    runInAction(() => (this.into = into));
  }

  /** Takes an asset along, or leaves it. */
  take(asset: string, along: boolean): void {
    runInAction(() => (along ? this.left.delete(asset) : this.left.add(asset)));
  }

  async convert(balances: readonly SmallBalance[]): Promise<void> {
    if (this.busy) return;
    const { into } = this;
    runInAction(() => {
      this.busy = true;
      this.received = zero;
      this.failures.clear();
    });
    const visit = this.session.visit.current;
    for (const { asset, amount } of balances) {
      // What is left belongs to whoever has gone.
      if (this.session.visit.current !== visit) break;
      const quoted = await this.port.quote(asset, into, amount);
      const end = quoted.ok ? await this.takeQuote.execute(quoted.value, () => undefined) : undefined;
      runInAction(() => {
        if (quoted.ok && end?.status === 'taken')
          this.received = this.received!.plus((end.booked ?? quoted.value).buyAmount);
        else if (!quoted.ok) this.failures.set(asset, quoted.error);
        else if (end && end.status !== 'taken') this.failures.set(asset, end.failure);
      });
    }
    runInAction(() => (this.busy = false));
    void this.queries.holdings().refresh();
  }
}
