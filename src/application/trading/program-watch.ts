import { Later, Loader } from '../kernel/later';
import type { Startable, Unsubscribe } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import { shared } from '../kernel/shared';
import { startLater } from '../kernel/start-later';
import type { Needs } from '../kernel/token';
import { OwnListsPort } from '../platform/own-lists.port';
import { Session } from '../session/session';
import type { OrderPrograms } from './order-programs';
import type { OrderSelection } from './order-selection';
import { chasesList, isAnyGoingOn, keptProgramTexts, programsList, slicesUnderWay } from './programs-key';
import { TicketDrafts } from './ticket/ticket-drafts';
import { whileLoggedIn } from './while-logged-in';

/** Programs of orders on any page, whatever is on screen; who has none is brought nothing. */
export class ProgramWatch implements Startable {
  static readonly needs: Needs<typeof ProgramWatch> = [OwnListsPort, TicketDrafts, Session, Scheduler, Loader];

  readonly #programs: Later<OrderPrograms>;

  constructor(
    private readonly storage: Pick<OwnListsPort, 'entries' | 'onEntries'>,
    private readonly drafts: Pick<TicketDrafts, 'last' | 'slices'>,
    private readonly session: Session,
    private readonly scheduler: Scheduler,
    loader: Loader,
  ) {
    this.#programs = new Later(() => loader.load(async () => (await import('./ticket/ticket-programs')).OrderPrograms));
  }

  /** `undefined` as long as there are none. */
  get programs(): OrderPrograms | undefined {
    return this.#programs.value;
  }

  /** Whether leaving the page would end any. */
  get running(): boolean {
    return this.programs?.list.current.some(({ status }) => status === 'running') ?? false;
  }

  /** Whether logging out, or going on as another account, ends any on whichever page, or leaves a chased order behind. */
  get endsWithSession(): boolean {
    // A page that has just come knows what is kept before it has what follows it.
    const sends = this.programs ? this.stops({}) : isAnyGoingOn(keptProgramTexts(this.storage));
    return sends || this.storage.entries(chasesList).size > 0;
  }

  /** Whether cancelling such orders stops any. */
  stops(selection: OrderSelection): boolean {
    return (this.programs?.goingOn(selection).length ?? 0) > 0;
  }

  /**
   * Ends what would place such orders, on whichever page.
   * @returns once none of it is on its way any more: whether every page has said that it stopped; `undefined` where
   * nothing is waited for
   */
  stopAll(selection: OrderSelection): Promise<boolean> | undefined {
    if (this.programs) return this.programs.stopAll(selection);
    if (keptProgramTexts(this.storage).length === 0) return undefined;
    // What could not be had has stopped nothing.
    return this.#programs.load().then((programs) => (programs ? (programs.stopAll(selection) ?? true) : false));
  }

  readonly start = shared(() =>
    whileLoggedIn(this.session, () => {
      let stop: Unsubscribe | undefined;
      const follow = (): void => {
        const { current: last } = this.drafts.last;
        const kept = keptProgramTexts(this.storage);
        // Each is on its way before the program that follows all of them has come.
        for (const slice of slicesUnderWay(kept)) this.drafts.slices.add(slice);
        if (last?.kind !== 'started' && kept.length === 0) return;
        stop ??= startLater(this.#programs, this.scheduler);
      };
      const stops = [
        this.drafts.last.subscribe(follow),
        this.storage.onEntries(programsList, follow),
        this.session.beforeLogOut(async () => this.programs?.leave()),
      ];
      follow();
      return [...stops, () => stop?.()];
    }),
  );
}
