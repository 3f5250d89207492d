import { Clock } from '../../../../application/kernel/clock.port';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Needs } from '../../../../application/kernel/token';
import { SoundPort } from '../../../../application/platform/sound.port';
import { AccountStreamPort, type ExecutionReport } from '../../../../application/trading/account-stream.port';
import { Placements, type PlacedIntent } from '../../../../application/trading/placements';
import { ProgramWatch } from '../../../../application/trading/program-watch';
import { TicketDrafts } from '../../../../application/trading/ticket/ticket-drafts';
import type { TicketOutcome } from '../../../../application/trading/ticket/ticket-outcome';
import type { Sound } from '../../../../domain/platform/preferences';
import type { Instant, Milliseconds } from '../../../../domain/shared/instant';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';

/** One that begins while the same is heard is the same one, only louder. */
const asLong: Milliseconds = 200;

/** Lets be heard what becomes of one's orders, for people who want it. */
export class OrderSounds implements Startable {
  static readonly needs: Needs<typeof OrderSounds> = [
    AccountStreamPort,
    Placements,
    TicketDrafts,
    ProgramWatch,
    PreferencesStore,
    SoundPort,
    Clock,
  ];

  readonly #played = new Map<Sound, Instant>();

  constructor(
    private readonly stream: Pick<AccountStreamPort, 'onExecutionReport'>,
    private readonly placements: Pick<Placements, 'last'>,
    private readonly drafts: Pick<TicketDrafts, 'last' | 'slices'>,
    private readonly watch: Pick<ProgramWatch, 'programs'>,
    private readonly preferences: Pick<PreferencesStore, 'values'>,
    private readonly sounds: SoundPort,
    private readonly clock: Clock,
  ) {}

  start(): Unsubscribe {
    const stops = [
      this.stream.onExecutionReport((report) => this.#report(report)),
      this.placements.last.subscribe((sent) => sent && this.#sent(sent)),
      this.drafts.last.subscribe((outcome) => this.#written(outcome)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #report({ order, fill }: ExecutionReport): void {
    if (fill) this.#play('filled');
    else if (order.status === 'CANCELLED') this.#play('cancelled');
    else if (order.status === 'REJECTED') this.#play('refused');
  }

  #sent(sent: PlacedIntent): void {
    const { status } = sent.placement;
    if (status === 'notPlaced') this.#play('refused');
    if (status === 'placed' && !this.#isPart(sent)) this.#play('placed');
  }

  /** What goes out in parts is heard once, as it is begun; what could not be sent at all is told by the ticket alone. */
  #written(outcome: TicketOutcome | undefined): void {
    if (outcome?.kind === 'started') this.#play('placed');
    if (outcome?.kind === 'failed') this.#play('refused');
  }

  #isPart({ symbol, side, placement }: PlacedIntent): boolean {
    if (this.drafts.slices.has(placement.clientOrderId)) return true;
    const programs = this.watch.programs?.list.current ?? [];
    return programs.some(
      (each) => each.kind === 'SCALED' && each.status === 'running' && each.symbol === symbol && each.side === side,
    );
  }

  #play(sound: Sound): void {
    const { values } = this.preferences;
    const now = this.clock.now();
    const before = this.#played.get(sound);
    if (!values['sound.on'] || !values[`sound.${sound}`] || (before !== undefined && now - before < asLong)) return;
    this.#played.set(sound, now);
    this.sounds.play(sound, values['sound.volume']);
  }
}
