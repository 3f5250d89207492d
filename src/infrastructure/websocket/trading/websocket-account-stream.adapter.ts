import type { AccountQueries } from '../../../application/account/account.queries';
import type { Clock } from '../../../application/kernel/clock.port';
import type { Log } from '../../../application/kernel/log.port';
import type { Resource } from '../../../application/kernel/resource';
import {
  Subject,
  type Listener,
  type ObservableValue,
  type Unsubscribe,
} from '../../../application/kernel/observable-value';
import type { Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { ConnectionState, MarketStreamPort } from '../../../application/markets/market-stream.port';
import type { Environment } from '../../../application/platform/environment';
import type { PagePort } from '../../../application/platform/page.port';
import type { SessionTokenPort } from '../../../application/session/session-token.port';
import type { AccountStreamPort, ExecutionReport } from '../../../application/trading/account-stream.port';
import type { Account } from '../../../domain/account/account';
import { second, type Milliseconds } from '../../../domain/shared/instant';
import type { Notification } from '../../../domain/platform/notification';
import type { AlgoOrder } from '../../../domain/trading/algo-order';
import type { Balance } from '../../../domain/trading/balance';
import type { MarginSummary } from '../../../domain/trading/margin-summary';
import type { MarginAssignment, Position } from '../../../domain/trading/position';
import { Listeners } from '../connection/listeners';
import { SocketConnection } from '../connection/socket-connection';
import type { SocketFactory } from '../connection/socket-factory';
import { readStreamMessage, type StreamMessage } from '../connection/stream-message';
import { StreamNotes } from '../connection/stream-notes';
import { readBalances, readExecutionReport } from './account-message-reader';
import { AccountTopicListeners } from './account-topic-listeners';
import { sessionClaims } from '../../jwt/session-claims';

const topics = ['executionreport', 'balance'] as const;
/** A host that neither takes nor refuses the token in this time is asked on a new connection. */
const answerWithin: Milliseconds = 10 * second;
const waiting: ConnectionState = { phase: 'connecting', retry: 0 };

/**
 * The private stream (protocol 1.1, 1.3, 1.7): there is one while somebody is connected to it and a session token
 * exists. Counts as open once the host has taken the token and both topics, so that what is read then is not
 * older than what is streamed.
 */
export class WebsocketAccountStreamAdapter implements AccountStreamPort {
  readonly #tokens: SessionTokenPort;
  readonly #log: Log;
  readonly #notes: StreamNotes;
  readonly #socket: SocketConnection;
  readonly #market: MarketStreamPort;
  readonly #connection = new Subject<ConnectionState>(waiting);
  readonly #reports: Listeners<ExecutionReport>;
  readonly #balances: Listeners<readonly Balance[]>;
  readonly #extra: AccountTopicListeners;
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
  readonly #accepted = new Set<string>();
  /** Whether the host has taken the token of the present connection. */
  #known = false;
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
    this.#reports = new Listeners(log);
    this.#balances = new Listeners(log);
    this.#extra = new AccountTopicListeners(log, (topic, wanted) => {
      if (this.#known) this.#ask(wanted ? 'subscribe' : 'unsubscribe', topic);
    });
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
    return this.#reports.add(listener);
  }

  onBalances(listener: Listener<readonly Balance[]>): Unsubscribe {
    return this.#balances.add(listener);
  }

  onPositions(listener: Listener<readonly Position[]>): Unsubscribe {
    return this.#extra.listen('position', listener);
  }

  onMarginSummary(listener: Listener<MarginSummary>): Unsubscribe {
    return this.#extra.listen('account', listener);
  }

  onAlgoOrders(listener: Listener<readonly AlgoOrder[]>): Unsubscribe {
    return this.#extra.listen('algoexecutionreportv2', listener);
  }

  onMarginAssignment(listener: Listener<MarginAssignment>): Unsubscribe {
    return this.#extra.listen('marginassignment', listener);
  }

  onNotification(listener: Listener<Notification>): Unsubscribe {
    return this.#extra.listen('notification', listener);
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
    this.#accepted.clear();
    this.#known = false;
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
    this.#accepted.clear();
    this.#known = false;
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
        return this.#read(message.topic, message.data, message.at);
      case 'answer':
        if (message.command === 'AUTH') this.#authenticated(message.success);
        else if (message.command === 'SUBSCRIBE') this.#subscribed(message.id, message.success, message.data);
        return;
      case 'pong':
        return this.#socket.ponged();
      case 'ping':
        return this.#send({ event: 'pong', ts: this.#clock.now() });
      case 'error':
        return this.#log.warning('The account stream refused a request.', message.detail);
      case 'unknown':
        return this.#notes.unknown('event', message.name);
      case 'malformed':
        return this.#notes.ignored(message.reason);
    }
  }

  #authenticated(success: boolean): void {
    if (success) {
      this.#known = true;
      for (const topic of [...topics, ...this.#extra.wanted]) this.#ask('subscribe', topic);
      return;
    }
    this.#log.warning('The account stream did not take the session token.');
    this.#refused = this.#offered;
    // Whether the session has ended elsewhere is for the account call to say: its refusal ends it here, too.
    void this.#account?.refresh();
    this.#end();
    // It may have been renewed while it was on its way.
    this.#follow();
  }

  #subscribed(topic: string, success: boolean, reason: unknown): void {
    if (!success) return this.#log.warning('A topic of the account stream was refused.', { topic, reason });
    this.#accepted.add(topic);
    this.#announce();
  }

  /** What was not asked for is somebody else's, or no business of this account. */
  #read(topic: string, data: unknown, at: unknown): void {
    if (!this.#accepted.has(topic)) return this.#notes.unknown('topic', topic.slice(0, 64));
    if (topic === 'executionreport') {
      const report = readExecutionReport(data);
      if (report) this.#reports.tell(report);
      else this.#notes.ignored(topic);
    } else if (topic !== 'balance') {
      if (!this.#extra.read(topic, data, typeof at === 'number' ? at : this.#clock.now()))
        this.#notes.ignored(topic);
    } else {
      const balances = readBalances(data);
      if (balances && balances.length > 0) this.#balances.tell(balances);
      else this.#notes.ignored(topic);
    }
  }

  #announce(): void {
    const socket = this.#socket.state.current;
    const open = topics.every((topic) => this.#accepted.has(topic));
    if (socket.phase !== 'open') {
      this.#accepted.clear();
      this.#known = false;
    }
    if (open || socket.phase !== 'open') this.#cancelWait?.();
    const next = socket.phase === 'open' && !open ? waiting : socket;
    const { current } = this.#connection;
    if (next.phase !== current.phase || 'retry' in next) this.#connection.set(next);
  }

  #ask(event: 'subscribe' | 'unsubscribe', topic: string): void {
    if (event === 'unsubscribe') this.#accepted.delete(topic);
    this.#send({ id: topic, event, topic });
  }

  #send(frame: object): void {
    this.#socket.send(() => [JSON.stringify(frame)]);
  }
}

function offerOf(address: string, token: string): string {
  return `${address} ${token}`;
}
