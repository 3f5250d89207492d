import type { Clock } from '../../../application/kernel/clock.port';
import type { Log } from '../../../application/kernel/log.port';
import type { ExecutionReport } from '../../../application/trading/account-stream.port';
import type { Balance } from '../../../domain/trading/balance';
import { Listeners } from '../connection/listeners';
import type { StreamNotes } from '../connection/stream-notes';
import { readBalances, readExecutionReport } from './account-message-reader';
import { AccountTopicListeners } from './account-topic-listeners';

/** Asked for whoever listens. */
const always = ['executionreport', 'balance'] as const;

/** What the private stream tells: the topics that the host has accepted on the present connection, and who hears of them. */
export class AccountTopics {
  readonly reports: Listeners<ExecutionReport>;
  readonly balances: Listeners<readonly Balance[]>;
  readonly extra: AccountTopicListeners;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #notes: StreamNotes;
  readonly #send: (frame: object) => void;
  readonly #accepted = new Set<string>();
  /** Whether the host has taken the token of the present connection. */
  #known = false;

  constructor(clock: Clock, log: Log, notes: StreamNotes, send: (frame: object) => void) {
    this.#clock = clock;
    this.#log = log;
    this.#notes = notes;
    this.#send = send;
    this.reports = new Listeners(log);
    this.balances = new Listeners(log);
    this.extra = new AccountTopicListeners(log, (topic, wanted) => {
      if (this.#known) this.#ask(wanted ? 'subscribe' : 'unsubscribe', topic);
    });
  }

  /** Whether orders and balances are told: nothing read from now on is older than what is streamed. */
  get complete(): boolean {
    return always.every((topic) => this.#accepted.has(topic));
  }

  /** The host knows who asks. */
  begin(): void {
    this.#known = true;
    for (const topic of [...always, ...this.extra.wanted]) this.#ask('subscribe', topic);
  }

  /** A new connection knows nobody, and no topic. */
  reset(): void {
    this.#accepted.clear();
    this.#known = false;
  }

  /** False for a refusal. */
  answered(topic: string, success: boolean, reason: unknown): boolean {
    if (success) this.#accepted.add(topic);
    else this.#log.warning('A topic of the account stream was refused.', { topic, reason });
    return success;
  }

  /** What was not asked for is somebody else's, or no business of this account. */
  read(topic: string, data: unknown, at: unknown): void {
    if (!this.#accepted.has(topic)) return this.#notes.unknown('topic', topic.slice(0, 64));
    if (topic === 'executionreport') {
      const report = readExecutionReport(data);
      if (report) this.reports.tell(report);
      else this.#notes.ignored(topic);
    } else if (topic === 'balance') {
      const balances = readBalances(data);
      if (balances && balances.length > 0) this.balances.tell(balances);
      else this.#notes.ignored(topic);
    } else if (!this.extra.read(topic, data, typeof at === 'number' ? at : this.#clock.now())) {
      this.#notes.ignored(topic);
    }
  }

  #ask(event: 'subscribe' | 'unsubscribe', topic: string): void {
    if (event === 'unsubscribe') this.#accepted.delete(topic);
    this.#send({ id: topic, event, topic });
  }
}
