import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Needs } from '../../../../application/kernel/token';
import { NoticesPort } from '../../../kit/notices.port';
import { FiredSwitch, type Firing } from '../../../../application/trading/fired-switch';
import { LiquidationWarnings } from './liquidation-warnings';
import { OrderNotices } from './order-notices';
import { OrderSounds } from './order-sounds';

/** All that is said of an account's own accord while it trades: one part of the program, brought once somebody is logged in. */
export class AccountNews implements Startable {
  static readonly needs: Needs<typeof AccountNews> = [
    OrderNotices,
    OrderSounds,
    LiquidationWarnings,
    FiredSwitch,
    NoticesPort,
  ];

  readonly #parts: readonly Startable[];

  constructor(
    orders: Startable,
    sounds: Startable,
    warnings: Startable,
    private readonly fired: Pick<FiredSwitch, 'start'>,
    private readonly notices: NoticesPort,
  ) {
    this.#parts = [orders, sounds, warnings];
  }

  start(): Unsubscribe {
    const stops = [...this.#parts.map((part) => part.start()), this.fired.start(this.#tellFiring)];
    return () => stops.forEach((stop) => stop());
  }

  readonly #tellFiring = ({ cancelled: count, hasPositions }: Firing): void => {
    const key = hasPositions ? 'notifications:switchFiredPositions' : 'notifications:switchFired';
    this.notices.show('warning', { key, values: { count } }, 'untilDismissed');
  };
}
