import type { Milliseconds } from '../../domain/shared/instant';
import { second } from '../../domain/shared/instant';
import type { Startable } from '../kernel/observable-value';
import { type Cancel, Scheduler } from '../kernel/scheduler.port';
import { shared } from '../kernel/shared';
import type { Needs } from '../kernel/token';
import { type ConnectionState, MarketStreamPort } from '../markets/market-stream.port';
import { ConfigurationPort } from './configuration.port';
import { PagePort } from './page.port';

/** Between two questions whether an exchange that went away is back. */
export const askEvery: Milliseconds = 10 * second;

/**
 * Notices that an exchange which was away is back, without anybody's press. A stream gives up after three tries
 * (specification, section 4); from then on the exchange is asked by an ordinary call, and when it answers the stream
 * begins anew. What the exchange closed normally stays closed: that was no outage.
 */
export class ComeBack implements Startable {
  static readonly needs: Needs<typeof ComeBack> = [MarketStreamPort, ConfigurationPort, PagePort, Scheduler];

  #before: ConnectionState['phase'] = 'connecting';
  #asking: Cancel | undefined;

  constructor(
    private readonly stream: Pick<MarketStreamPort, 'connection' | 'reconnect'>,
    private readonly configuration: Pick<ConfigurationPort, 'serviceState'>,
    private readonly page: Pick<PagePort, 'visible'>,
    private readonly scheduler: Scheduler,
  ) {}

  readonly start = shared(() => {
    const { connection } = this.stream;
    const stop = connection.subscribe((state) => this.#follow(state));
    this.#before = connection.current.phase;
    // What was offline before anybody listened had its tries.
    if (this.#before === 'offline') this.#ask();
    return () => {
      stop();
      this.#rest();
    };
  });

  #follow({ phase }: ConnectionState): void {
    this.#rest();
    if (phase === 'offline' && this.#before !== 'open') this.#ask();
    this.#before = phase;
  }

  #ask(): void {
    this.#asking = this.scheduler.after(askEvery, () => void this.#askOnce());
  }

  async #askOnce(): Promise<void> {
    const { current } = this.stream.connection;
    // A page that nobody sees begins anew when it is shown.
    const answer = this.page.visible.current ? await this.configuration.serviceState() : undefined;
    if (this.stream.connection.current !== current || this.#asking === undefined) return;
    this.#ask();
    if (answer?.ok) this.stream.reconnect();
  }

  #rest(): void {
    this.#asking?.();
    this.#asking = undefined;
  }
}
