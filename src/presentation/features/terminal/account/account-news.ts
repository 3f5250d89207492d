import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Needs } from '../../../../application/kernel/token';
import { LiquidationWarnings } from './liquidation-warnings';
import { OrderNotices } from './order-notices';
import { OrderSounds } from './order-sounds';

/** All that is said of an account's own accord while it trades: one part of the program, brought once somebody is logged in. */
export class AccountNews implements Startable {
  static readonly needs: Needs<typeof AccountNews> = [OrderNotices, OrderSounds, LiquidationWarnings];

  readonly #parts: readonly Startable[];

  constructor(notices: OrderNotices, sounds: OrderSounds, warnings: LiquidationWarnings) {
    this.#parts = [notices, sounds, warnings];
  }

  start(): Unsubscribe {
    const stops = this.#parts.map((part) => part.start());
    return () => stops.forEach((stop) => stop());
  }
}
