import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { FiredSwitch } from '../../../../application/trading/fired-switch';
import type { Needs } from '../../../../application/kernel/token';
import { LiquidationWarnings } from './liquidation-warnings';
import { OrderNotices } from './order-notices';
import { OrderSounds } from './order-sounds';

/** All that is said of an account's own accord while it trades: one part of the program, brought once somebody is logged in. */
export class AccountNews implements Startable {
  static readonly needs: Needs<typeof AccountNews> = [OrderNotices, OrderSounds, LiquidationWarnings, FiredSwitch];

  readonly #parts: readonly Startable[];

  constructor(notices: OrderNotices, sounds: OrderSounds, warnings: LiquidationWarnings, fired: FiredSwitch) {
    this.#parts = [notices, sounds, warnings, fired];
  }

  start(): Unsubscribe {
    const stops = this.#parts.map((part) => part.start());
    return () => stops.forEach((stop) => stop());
  }
}
