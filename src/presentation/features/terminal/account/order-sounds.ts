import { reaction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { SoundPort } from '../../../../application/platform/sound.port';
import { AccountStreamPort, type ExecutionReport } from '../../../../application/trading/account-stream.port';
import type { Sound } from '../../../../domain/platform/preferences';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';
import { TicketDrafts } from '../../../../application/trading/ticket/ticket-drafts';
import type { Needs } from '../../../../application/kernel/token';

/** Lets be heard what becomes of one's orders, for people who want it. */
export class OrderSounds implements Startable {
  static readonly needs: Needs<typeof OrderSounds> = [AccountStreamPort, TicketDrafts, PreferencesStore, SoundPort];

  constructor(
    private readonly stream: AccountStreamPort,
    private readonly orders: Pick<TicketDrafts, 'last'>,
    private readonly preferences: Pick<PreferencesStore, 'values'>,
    private readonly sounds: SoundPort,
  ) {}

  start(): Unsubscribe {
    const stops = [
      this.stream.onExecutionReport((report) => this.#report(report)),
      reaction(
        () => this.orders.last.current,
        (message) => {
          if (message?.kind === 'failed') this.#play('refused');
          if (message?.kind === 'placed' || message?.kind === 'started') this.#play('placed');
        },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #report({ order, fill }: ExecutionReport): void {
    if (fill) this.#play('filled');
    else if (order.status === 'CANCELLED') this.#play('cancelled');
    else if (order.status === 'REJECTED') this.#play('refused');
  }

  #play(sound: Sound): void {
    const { values } = this.preferences;
    if (values['sound.on'] && values[`sound.${sound}`]) this.sounds.play(sound, values['sound.volume']);
  }
}
