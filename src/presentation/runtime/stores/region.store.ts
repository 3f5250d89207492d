import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import type { IpInfo } from '../../../application/account/account.port';
import { AccountQueries } from '../../../application/account/account.queries';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { known, type ResourceState } from '../../../application/kernel/resource';
import { Session } from '../../../application/session/session';
import type { SessionState } from '../../../application/session/session-state';
import type { Needs } from '../../../application/kernel/token';

/**
 * Which rules somebody lives under: the account says so, and before log-in the visitor's address (specification,
 * section 1). Reads the address only once it is started.
 */
export class RegionStore implements Startable {
  static readonly needs: Needs<typeof RegionStore> = [Session, AccountQueries];

  place: IpInfo | undefined = undefined;
  session: SessionState;

  constructor(
    private readonly sessions: Session,
    private readonly queries: AccountQueries,
  ) {
    this.session = sessions.state.current;
    makeObservable(this, {
      place: observableRef,
      session: observableRef,
      eu: computed,
      refusedCountry: computed,
      followSession: actionBound,
      followPlace: actionBound,
    });
  }

  /** `undefined` while nobody knows: what is shown then has to suit both. */
  get eu(): boolean | undefined {
    if (this.session.status === 'loggedIn') return known(this.session.account)?.eu;
    return this.session.status === 'loggedOut' ? this.place?.eu : undefined;
  }

  /** Code of the country that the visitor seems to be in, where the exchange serves nobody there. */
  get refusedCountry(): string | undefined {
    return this.place?.restricted ? this.place.country : undefined;
  }

  start(): Unsubscribe {
    const place = this.queries.ipInfo();
    const stops = [this.sessions.state.subscribe(this.followSession), place.subscribe(this.followPlace)];
    this.followSession(this.sessions.state.current);
    this.followPlace(place.current);
    return () => stops.forEach((stop) => stop());
  }

  followSession(state: SessionState): void {
    this.session = state;
  }

  followPlace(state: ResourceState<IpInfo>): void {
    if (state.status !== 'loading') this.place = known(state);
  }
}
