import type { Startable, Unsubscribe } from '../kernel/observable-value';
import { DeadManSwitch } from './dead-man-switch';
import { OrderGuards } from './order-guards';
import type { Needs } from '../kernel/token';

/**
 * What keeps an account from harm while somebody trades: own limits, and the dead man's switch. Whatever opens a page
 * or a layer from which orders are sent starts it before, and it goes on for as long as the document, whatever is on
 * screen or could not be had.
 */
export class TradingSafety implements Startable {
  static readonly needs: Needs<typeof TradingSafety> = [OrderGuards, DeadManSwitch];

  constructor(
    private readonly guards: OrderGuards,
    private readonly deadMan: DeadManSwitch,
  ) {}

  start(): Unsubscribe {
    this.guards.prepare();
    return this.deadMan.start();
  }
}
