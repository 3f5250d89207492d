import { AccountQueries } from '../../../application/account/account.queries';
import { Clock } from '../../../application/kernel/clock.port';
import { Log } from '../../../application/kernel/log.port';
import type { Resource } from '../../../application/kernel/resource';
import {
  Subject,
  type Listener,
  type ObservableValue,
  type Unsubscribe,
} from '../../../application/kernel/observable-value';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import { type ConnectionState, MarketStreamPort } from '../../../application/markets/market-stream.port';
import { Environment } from '../../../application/platform/environment';
import { PagePort } from '../../../application/platform/page.port';
import { SessionTokenPort } from '../../../application/session/session-token.port';
import type { AccountStreamPort, ExecutionReport } from '../../../application/trading/account-stream.port';
import type { Account } from '../../../domain/account/account';
import { second, type Milliseconds } from '../../../domain/shared/instant';
import type { Notification } from '../../../domain/platform/notification';
import type { AlgoOrder } from '../../../domain/trading/algo-order';
import type { Balance } from '../../../domain/trading/balance';
import type { MarginSummary } from '../../../domain/trading/margin-summary';
import type { MarginAssignment, PositionChange } from '../../../domain/trading/position';
import { SocketConnection } from '../connection/socket-connection';
import { SocketFactory } from '../connection/socket-factory';
import { readStreamMessage, type StreamMessage } from '../connection/stream-message';
import { StreamNotes } from '../connection/stream-notes';
import { AccountTopics } from './account-topics';
import { sessionClaims } from '../../jwt/session-claims';
import type { Needs } from '../../../application/kernel/token';

/** A host that neither takes nor refuses the token in this time is asked on a new connection. */
const answerWithin: Milliseconds = 10 * second;
const waiting: ConnectionState = { phase: 'connecting', retry: 0 };

/**
 * The private stream (protocol 1.1, 1.3, 1.7): there is one while somebody is connected to it and a session token
 * exists. Counts as open once the host has taken the token and the topics of orders and balances, so that what is
 * read then is not older than what is streamed. Here is whose line it is; what it tells is in `AccountTopics`.
 */
export class WebsocketAccountStreamAdapter implements AccountStreamPort {
  static readonly needs: Needs<typeof WebsocketAccountStreamAdapter> = [
    Environment,
    Scheduler,
    Clock,
    Log,
    PagePort,
    SocketFactory,
    SessionTokenPort,
    MarketStreamPort,
    AccountQueries,
  ];

  readonly #tokens: SessionTokenPort;
  readonly #log: Log;
  readonly #notes: StreamNotes;
  readonly #socket: SocketConnection;
  readonly #market: MarketStreamPort;
  readonly #connection = new Subject<ConnectionState>(waiting);
  readonly #topics: AccountTopics;
  readonly #environment: Environment;
  readonly #accounts: AccountQueries;
  readonly #clock: Clock;
  readonly #scheduler: Scheduler;
  #users = 0;
  #stops: Unsubscribe[] = [];
  /** Whose stream it is. */
  #subject: string | undefined;
  /** Address and token that the host refused; they are not offered again. */
  #refused: string | undefined;
  #offered: string | undefined;
  #account: Resource<Account> | undefined;
  #stopReadingAccount: Unsubscribe | undefined;
  #cancelWait: Cancel | undefined;

  constructor(
    environment: Environment,
    scheduler: Scheduler,
    clock: Clock,
    log: Log,
    page: PagePort,
    sockets: SocketFactory,
    tokens: SessionTokenPort,
    market: MarketStreamPort,
    accounts: AccountQueries,
  ) {
    this.#environment = environment;
    this.#tokens = tokens;
    this.#market = market;
    this.#accounts = accounts;
    this.#clock = clock;
    this.#scheduler = scheduler;
    this.#log = log;
    this.#notes = new StreamNotes('account', log, clock);
    this.#topics = new AccountTopics(clock, log, this.#notes, (frame) => this.#send(frame));
    this.#socket = new SocketConnection(
      {
        name: 'account',
        address: () => this.#address() ?? '',
        ping: () => JSON.stringify({ event: 'ping', ts: clock.now() }),
        opened: () => this.#authenticate(),
        received: (text) => this.#receive(readStreamMessage(text)),
      },
      { sockets, scheduler, clock, log, page },
    );
    this.#socket.state.subscribe(() => this.#announce());
  }

  get connection(): ObservableValue<ConnectionState> {
    return this.#connection;
  }

  connect(): Unsubscribe {
    this.#users += 1;
    if (this.#users === 1) {
      this.#stops = [
        this.#tokens.token.subscribe(() => this.#follow()),
        // The button that brings the market stream back serves this one, too.
        this.#market.connection.subscribe(({ phase }) => {
          if (phase === 'open' && this.#socket.state.current.phase === 'offline') this.#socket.reconnect();
        }),
      ];
      this.#follow();
    }
    let connected = true;
    return () => {
      if (!connected) return;
      connected = false;
      this.#users -= 1;
      if (this.#users > 0) return;
      for (const stop of this.#stops) stop();
      this.#end();
    };
  }

  onExecutionReport(listener: Listener<ExecutionReport>): Unsubscribe {
    return this.#topics.reports.add(listener);
  }

  onBalances(listener: Listener<readonly Balance[]>): Unsubscribe {
    return this.#topics.balances.add(listener);
  }

  onPositions(listener: Listener<readonly PositionChange[]>): Unsubscribe {
    return this.#topics.extra.listen('position', listener);
  }

  onMarginSummary(listener: Listener<MarginSummary>): Unsubscribe {
    return this.#topics.extra.listen('account', listener);
  }

  onAlgoOrders(listener: Listener<readonly AlgoOrder[]>): Unsubscribe {
    return this.#topics.extra.listen('algoexecutionreportv2', listener);
  }

  onMarginAssignment(listener: Listener<MarginAssignment>): Unsubscribe {
    return this.#topics.extra.listen('marginassignment', listener);
  }

  onNotification(listener: Listener<Notification>): Unsubscribe {
    return this.#topics.extra.listen('notification', listener);
  }

  /** Connects with the first token, anew for another person's, and ends with the last. A renewed one changes nothing. */
  #follow(): void {
    const token = this.#tokens.token.current;
    if (token === undefined) return this.#end();
    const { subject } = sessionClaims(token);
    if (this.#subject !== undefined && subject !== this.#subject) this.#end();
    this.#subject = subject;
    this.#readAccount();
    const address = this.#address();
    if (address !== undefined && offerOf(address, token) !== this.#refused) this.#socket.connect();
  }

  #end(): void {
    this.#subject = undefined;
    this.#cancelWait?.();
    this.#stopReadingAccount?.();
    this.#account = undefined;
    this.#topics.reset();
    this.#socket.disconnect();
  }

  #readAccount(): void {
    if (this.#account) return;
    this.#account = this.#accounts.account();
    this.#stopReadingAccount = this.#account.subscribe(() => this.#follow());
  }

  /** The private address carries the application id, which the account tells where the token does not. */
  #address(): string | undefined {
    const account = this.#account?.current;
    const told = account?.status === 'ready' ? (account.value.applicationId ?? '0') : undefined;
    const applicationId = sessionClaims(this.#tokens.token.current ?? '').applicationId ?? told;
    if (applicationId === undefined) return undefined;
    return `${this.#environment.hosts.newWsUrl}/v2/ws/private/stream/${encodeURIComponent(applicationId)}`;
  }

  /** The token goes in the first message, never in the address, which ends up in logs. */
  #authenticate(): void {
    this.#topics.reset();
    const token = this.#tokens.token.current ?? '';
    this.#offered = offerOf(this.#address() ?? '', token);
    this.#cancelWait?.();
    this.#cancelWait = this.#scheduler.after(answerWithin, () => {
      this.#log.warning('The account stream was not answered.');
      this.#end();
      this.#follow();
    });
    this.#send({ id: 'auth', event: 'auth', params: { token } });
  }

  #receive(message: StreamMessage): void {
    switch (message.kind) {
      case 'data':
        return this.#topics.read(message.topic, message.data, message.at);
      case 'answer':
        if (message.command === 'AUTH') this.#authenticated(message.success);
        else if (message.command === 'SUBSCRIBE' && this.#topics.answered(message.id, message.success, message.data))
          this.#announce();
        return;
      case 'pong':
        return this.#socket.ponged();
      case 'ping':
        return this.#send({ ...message.answer, ts: this.#clock.now() });
      case 'error':
        return this.#log.warning('The account stream refused a request.', message.detail);
      case 'unknown':
        return this.#notes.unknown('event', message.name);
      case 'malformed':
        return this.#notes.ignored(message.reason);
    }
  }

  #authenticated(success: boolean): void {
    if (success) return this.#topics.begin();
    this.#log.warning('The account stream did not take the session token.');
    this.#refused = this.#offered;
    // Whether the session has ended elsewhere is for the account call to say: its refusal ends it here, too.
    void this.#account?.refresh();
    this.#end();
    // It may have been renewed while it was on its way.
    this.#follow();
  }

  #announce(): void {
    const socket = this.#socket.state.current;
    const open = socket.phase === 'open';
    if (!open) this.#topics.reset();
    const { complete } = this.#topics;
    if (complete || !open) this.#cancelWait?.();
    const next = open && !complete ? waiting : socket;
    const { current } = this.#connection;
    if (next.phase !== current.phase || 'retry' in next) this.#connection.set(next);
  }

  #send(frame: object): void {
    this.#socket.send(() => [JSON.stringify(frame)]);
  }
}

function offerOf(address: string, token: string): string {
  return `${address} ${token}`;
}
