import type { Proof } from '../../domain/security/factor';
import type { PageMark } from '../../domain/security/page-mark';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { DevicePageMark } from './device-page-mark';
import { PageMarkCommandsPort } from './page-mark-commands.port';
import { PageMarkQueries } from './page-mark.queries';

/** Choosing the picture and phrase, and whether this device shows them before the log-in. */
export class ChangePageMark {
  static readonly needs: Needs<typeof ChangePageMark> = [PageMarkCommandsPort, PageMarkQueries, DevicePageMark];

  constructor(
    private readonly commands: PageMarkCommandsPort,
    private readonly queries: PageMarkQueries,
    private readonly device: DevicePageMark,
  ) {}

  /** This device shows it from now on. */
  async set(mark: PageMark, proof: Proof): Outcome<void> {
    const set = await this.commands.set(mark, proof);
    if (!set.ok) return set;
    this.device.keep(mark);
    await this.queries.mark().refresh();
    return set;
  }

  async remove(proof: Proof): Outcome<void> {
    const removed = await this.commands.remove(proof);
    if (!removed.ok) return removed;
    this.device.forget();
    await this.queries.mark().refresh();
    return removed;
  }

  get shownHere(): PageMark | undefined {
    return this.device.read();
  }

  showHere(mark: PageMark | undefined): void {
    if (mark) this.device.keep(mark);
    else this.device.forget();
  }
}
