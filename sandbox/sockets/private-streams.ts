import type { EngineEvent } from '../engine/model/events';
import type { EngineOrder } from '../engine/model/orders';
import type { ExchangeService } from '../engine/exchange-service';
import type { Notifications } from '../services/notifications/notifications';
import type { Faults } from '../gateway/faults';
import type { PendingAnswers } from '../gateway/pending-answers';
import type { MarketFormat } from '../services/markets/market-format';
import type { Connection } from './connection';
import { cmdData } from './private-cmd-data';
import { notificationData } from '../gateway/notification-row';
import { type PrivateData } from './private-data';
import { eventData } from './private-event-data';
import { channelOf, type Channel, type Family } from './private-topics';

interface Subscription {
  readonly connection: Connection;
  readonly topic: string;
  readonly channel: Channel;
  readonly family: Family;
}

export interface PrivateStreamsOptions {
  readonly exchange: ExchangeService;
  readonly notifications: Notifications;
  readonly markets: ReadonlyMap<string, MarketFormat>;
  readonly pending: PendingAnswers;
  readonly faults: Faults;
  readonly now: () => number;
}

const spellings: Readonly<Record<Family, PrivateData>> = { event: eventData, cmd: cmdData };
/** An account is told how it stands this often, whatever happens (milliseconds). */
const accountCadence = 1_000;

/** Tells people about their own affairs: in order, and never before the call that caused it is answered. */
export class PrivateStreams {
  readonly #subscriptions = new Map<string, Set<Subscription>>();
  readonly #tails = new Map<string, Promise<void>>();
  readonly #changed = new Set<string>();
  readonly #stops: readonly (() => void)[];

  constructor(private readonly options: PrivateStreamsOptions) {
    const timer = setInterval(() => this.#tellAccounts(), accountCadence);
    timer.unref();
    this.#stops = [
      options.exchange.onEvent((event) => this.#hear(event)),
      options.notifications.onNotification((to, notification) =>
        this.#tell(to.applicationId, 'notifications', () => notificationData(notification)),
      ),
      () => clearInterval(timer),
    ];
  }

  /** False when there is no such topic, or nobody known to tell it to. */
  subscribe(connection: Connection, topic: string, family: Family): boolean {
    const channel = channelOf(topic);
    const accountId = connection.caller?.user.applicationId;
    if (channel === undefined || accountId === undefined) return false;
    if (connection.topics.has(topic)) return true;
    connection.topics.add(topic);
    const subscriptions = this.#subscriptions.get(accountId) ?? new Set();
    this.#subscriptions.set(accountId, subscriptions.add({ connection, topic, channel, family }));
    return true;
  }

  unsubscribe(connection: Connection, topic: string): void {
    this.#drop(connection, (subscription) => subscription.topic === topic);
  }

  remove(connection: Connection): void {
    this.#drop(connection, () => true);
  }

  /** An edit that the exchange did not make is reported as message type 1 (protocol 1.7). */
  editRefused(order: EngineOrder, reason: string): void {
    const market = this.options.markets.get(order.symbol);
    if (market)
      this.#tell(order.accountId, 'executions', (data) =>
        data.execution({ order, fill: undefined, editRefused: reason }, market),
      );
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #hear(event: EngineEvent): void {
    switch (event.type) {
      case 'order': {
        const { order, fill } = event;
        const market = this.options.markets.get(order.symbol)!;
        this.#tell(order.accountId, 'executions', (data) => data.execution({ order, fill }, market));
        return this.#accountChanged(order.accountId);
      }
      case 'algo': {
        const market = this.options.markets.get(event.order.symbol)!;
        return this.#tell(event.order.accountId, 'algos', (data) => data.algo(event.order, market));
      }
      case 'position': {
        const market = this.options.markets.get(event.position.symbol)!;
        this.#tell(event.position.accountId, 'positions', (data) => data.position(event.position, market));
        return this.#accountChanged(event.position.accountId);
      }
      case 'balance':
        this.#tell(event.balance.accountId, 'balances', (data) => data.balance(event.balance, this.options.now()));
        return this.#accountChanged(event.balance.accountId);
      case 'marginAssignment':
        return this.#tell(event.accountId, 'assignments', (data) => data.assignment(event));
      default:
    }
  }

  /** One message for all that happens at once. */
  #accountChanged(accountId: string): void {
    if (!this.#subscriptions.has(accountId)) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#tellChanged());
    this.#changed.add(accountId);
  }

  #tellChanged(): void {
    const accounts = [...this.#changed];
    this.#changed.clear();
    for (const accountId of accounts) this.#tellAccount(accountId);
  }

  #tellAccounts(): void {
    for (const accountId of this.#subscriptions.keys()) this.#tellAccount(accountId);
  }

  #tellAccount(accountId: string): void {
    this.#tell(accountId, 'account', (data) => data.account(this.options.exchange.margin.summary(accountId)));
  }

  /** Made into text at once, because what is told of goes on changing; sent when its turn has come. */
  #tell(accountId: string, channel: Channel, read: (data: PrivateData) => unknown): void {
    const all = this.#subscriptions.get(accountId);
    const interested = all && [...all].filter((subscription) => subscription.channel === channel);
    if (!interested || interested.length === 0) return;
    const { faults, pending, now } = this.options;
    const texts = new Map<string, { readonly topic: string; readonly text: string; readonly to: Subscription[] }>();
    for (const subscription of interested) {
      const { topic, family } = subscription;
      const key = `${family} ${topic}`;
      const known = texts.get(key);
      if (known) known.to.push(subscription);
      else
        texts.set(key, {
          topic,
          text: faults.textOf({ topic, ts: now(), data: read(spellings[family]) }),
          to: [subscription],
        });
    }
    const send = () => {
      for (const { topic, text, to } of texts.values()) {
        for (const each of faults.messages(topic, text))
          for (const subscription of to) if (all.has(subscription)) subscription.connection.send(each);
      }
    };
    const answered = pending.ofNow(accountId);
    const before = this.#tails.get(accountId);
    if (!answered && !before) return send();
    const tail = Promise.all([before, answered]).then(() => {
      send();
      if (this.#tails.get(accountId) === tail) this.#tails.delete(accountId);
    });
    this.#tails.set(accountId, tail);
  }

  #drop(connection: Connection, ends: (subscription: Subscription) => boolean): void {
    const accountId = connection.caller?.user.applicationId;
    const subscriptions = accountId === undefined ? undefined : this.#subscriptions.get(accountId);
    if (!subscriptions) return;
    for (const subscription of subscriptions)
      if (subscription.connection === connection && ends(subscription)) subscriptions.delete(subscription);
    if (subscriptions.size === 0) this.#subscriptions.delete(accountId!);
  }
}
