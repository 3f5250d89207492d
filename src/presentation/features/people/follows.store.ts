import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { known } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import { tellRefusal } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import { FollowTrader } from '../../../application/social/follow-trader.use-case';
import { FollowingQueries } from '../../../application/social/following.queries';

/** Whom the account follows, and following from any row. */
export class FollowsStore {
  static readonly needs: Needs<typeof FollowsStore> = [FollowingQueries, FollowTrader, NoticesPort];

  /** `undefined` before it is known. */
  ids: ReadonlySet<string> | undefined = undefined;
  /** On their way to the exchange. */
  readonly busy = observable.set<string>();

  constructor(
    readonly queries: FollowingQueries,
    private readonly act: FollowTrader,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { ids: observableRef, read: actionBound });
  }

  /** Of the account that is logged in now. */
  start(): Unsubscribe {
    const ids = this.queries.ids();
    const read = (): void => this.read(known(ids.current));
    const stop = ids.subscribe(read);
    read();
    return stop;
  }

  read(ids: readonly string[] | undefined): void {
    this.ids = ids && new Set(ids);
  }

  async toggle(uuid: string): Promise<void> {
    if (this.busy.has(uuid) || !this.ids) return;
    const followed = this.ids.has(uuid);
    runInAction(() => this.busy.add(uuid));
    const answer = await (followed ? this.act.unfollow(uuid) : this.act.follow(uuid));
    if (!answer.ok) tellRefusal(this.notices, answer.error);
    runInAction(() => this.busy.delete(uuid));
  }
}
