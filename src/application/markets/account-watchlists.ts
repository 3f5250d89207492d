import { favouritesName, type Watchlist } from '../../domain/markets/watchlist';
import { failure, success } from '../../domain/shared/result';
import type { Failure, Outcome } from '../kernel/failure';
import { shared } from '../kernel/shared';
import { Subject, type ObservableValue, type Startable } from '../kernel/observable-value';
import { known } from '../kernel/resource';
import { Recovery, type Attempts } from '../kernel/recovery';
import { Session } from '../session/session';
import type { SessionState } from '../session/session-state';
import { WatchlistsCommandsPort } from './watchlists-commands.port';
import { PagePort } from '../platform/page.port';
import { WatchlistsPort } from './watchlists.port';
import type { Needs } from '../kernel/token';

export type WatchlistsState =
  /** Nobody is logged in, or it is not known yet who. */
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly lists: readonly Watchlist[]; readonly chosen: Watchlist | undefined };

/**
 * The account's lists of markets while somebody is logged in, and which of them is being looked at: the first, until
 * another is chosen. Changes are sent one after the other, in the order they were made.
 */
export class AccountWatchlists implements Startable {
  static readonly needs: Needs<typeof AccountWatchlists> = [
    WatchlistsPort,
    WatchlistsCommandsPort,
    Session,
    Recovery,
    PagePort,
  ];

  readonly #port: WatchlistsPort;
  readonly #commands: WatchlistsCommandsPort;
  readonly #session: Session;
  readonly #state = new Subject<WatchlistsState>({ status: 'none' });
  readonly #attempts: Attempts;
  #chosen: string | undefined;
  #owner: string | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    port: WatchlistsPort,
    commands: WatchlistsCommandsPort,
    session: Session,
    recovery: Recovery,
    private readonly page: Pick<PagePort, 'visible'>,
  ) {
    this.#port = port;
    this.#commands = commands;
    this.#session = session;
    this.#attempts = recovery.attempts();
  }

  get state(): ObservableValue<WatchlistsState> {
    return this.#state;
  }

  /** Pages and layers share one reading. */
  readonly start = shared(() => {
    const stops = [
      this.#session.state.subscribe((state) => this.#follow(state)),
      this.page.visible.subscribe((visible) => visible && this.#readAgain()),
    ];
    this.#follow(this.#session.state.current);
    return () => {
      stops.forEach((stop) => stop());
      this.#attempts.drop();
    };
  });

  async read(): Promise<void> {
    const owner = this.#owner;
    // Whose lists they are is not known either.
    if (owner === undefined) return this.#session.readAccount();
    const answer = await this.#port.watchlists();
    if (owner !== this.#owner) return;
    this.#attempts.ended(answer, () => void this.read());
    if (answer.ok) this.#show(answer.value);
    else this.#state.set({ status: 'failed', failure: answer.error });
  }

  choose(id: string): void {
    this.#chosen = id;
    const { current } = this.#state;
    if (current.status === 'ready') this.#show(current.lists);
  }

  /** Chooses the new list too. */
  async create(name: string, symbols: readonly string[] = []): Outcome<void> {
    const wanted = name.trim();
    return this.#change(
      () => this.#commands.create({ name: wanted, symbols }),
      (lists) => (this.#chosen = lists.find((list) => list.name === wanted)?.id),
    );
  }

  /**
   * Names and order of the lists, and of the markets in them; the list that is being looked at stays the one.
   *
   * @param change of the lists as they are now, since another device may have changed them; `undefined` for what is there
   *   no more
   */
  rearrange(change: (lists: readonly Watchlist[]) => readonly Watchlist[] | undefined): Outcome<void> {
    return this.#change(
      async () => {
        const now = await this.#port.watchlists();
        if (!now.ok) return now;
        const wanted = change(now.value);
        return wanted ? this.#commands.rearrange(wanted) : failure({ kind: 'notFound' });
      },
      () => (this.#chosen = this.#chosenOf(this.#lists())?.id),
    );
  }

  discard(id: string): Outcome<void> {
    return this.#change(() => this.#commands.discard(id));
  }

  /** Into the list that is being looked at; the first star makes one. */
  put(symbols: readonly string[]): Outcome<void> {
    return this.#change(async () => {
      const chosen = this.#chosenOf(this.#lists());
      if (!chosen) return this.#commands.create({ name: favouritesName, symbols });
      let answer: Awaited<ReturnType<WatchlistsCommandsPort['add']>> = success(this.#lists());
      for (const symbol of symbols) {
        answer = await this.#commands.add(chosen.id, symbol);
        if (!answer.ok) return answer;
      }
      return answer;
    });
  }

  /** Out of the list that is being looked at. */
  take(symbol: string): Outcome<void> {
    return this.#change(async () => {
      const chosen = this.#chosenOf(this.#lists());
      return chosen ? this.#commands.remove(chosen.id, symbol) : success(this.#lists());
    });
  }

  /** Joins markets starred on this device with the account's favourites. */
  takeOver(symbols: readonly string[]): Outcome<void> {
    const name = this.#chosenOf(this.#lists())?.name ?? favouritesName;
    return this.#change(() => this.#commands.takeOver([{ name, symbols }]));
  }

  #change(
    send: () => ReturnType<WatchlistsPort['watchlists']>,
    before?: (lists: readonly Watchlist[]) => void,
  ): Outcome<void> {
    const owner = this.#owner;
    const sent = this.#last.then(async (): Outcome<void> => {
      // Whoever asked for it has gone: their change is not made to somebody else’s lists.
      if (owner !== this.#owner) return success(undefined);
      const answer = await send();
      if (owner !== this.#owner) return success(undefined);
      if (!answer.ok) return answer;
      before?.(answer.value);
      this.#show(answer.value);
      return success(undefined);
    });
    this.#last = sent.catch(() => undefined);
    return sent;
  }

  #follow(state: SessionState): void {
    const account = state.status === 'loggedIn' ? state.account : undefined;
    const owner = account && known(account)?.userId;
    if (owner !== undefined && owner === this.#owner) return;
    this.#owner = owner;
    this.#chosen = undefined;
    this.#attempts.drop();
    if (!account) this.#state.set({ status: 'none' });
    else if (owner === undefined && account.status === 'failed')
      this.#state.set({ status: 'failed', failure: account.failure });
    else this.#state.set({ status: 'loading' });
    if (owner !== undefined) void this.read();
  }

  /** Another device may have changed them while this one was put away; a failure leaves what is shown. */
  #readAgain(): void {
    if (this.#state.current.status === 'ready') void this.#change(() => this.#port.watchlists());
  }

  #show(lists: readonly Watchlist[]): void {
    this.#state.set({ status: 'ready', lists, chosen: this.#chosenOf(lists) });
  }

  #chosenOf(lists: readonly Watchlist[]): Watchlist | undefined {
    return lists.find(({ id }) => id === this.#chosen) ?? lists[0];
  }

  #lists(): readonly Watchlist[] {
    const { current } = this.#state;
    return current.status === 'ready' ? current.lists : [];
  }
}
