import type { Milliseconds } from '../../../../domain/shared/instant';
import { DeadManSwitch, type SwitchState } from '../../../../application/trading/dead-man-switch';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { FollowedStore } from './followed.store';
import type { Needs } from '../../../../application/kernel/token';

/** The dead man's switch, on screen. */
export class DeadManStore extends FollowedStore<SwitchState> {
  static readonly needs: Needs<typeof DeadManStore> = [DeadManSwitch];

  constructor(private readonly deadMan: DeadManSwitch) {
    super(deadMan.state);
  }

  /** Whether somebody wants it on again after a reload. */
  get again(): boolean {
    return this.deadMan.again;
  }

  /** Runs the switch itself too: it goes on for as long as the page that shows its state. */
  override start(): Unsubscribe {
    const stops = [this.deadMan.start(), super.start()];
    return () => stops.forEach((stop) => stop());
  }

  switchOn(time: Milliseconds, again: boolean): void {
    void this.deadMan.switchOn(time, again);
  }

  switchOff(): void {
    void this.deadMan.switchOff();
  }
}
