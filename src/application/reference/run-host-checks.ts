import type { HostAnswer, HostCheck } from '../../domain/reference/host-check';
import type { Milliseconds } from '../../domain/shared/instant';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { HostChecksPort } from './host-checks.port';

const lanes = 4;
/** Time that a lane gives each call at least: a host counts ten public calls a second from one address. */
const pace: Milliseconds = 600;
/** A host that is silent for this long does not answer. */
const patience: Milliseconds = 15_000;

/** Makes checks, four at a time and slower than any host's limit. */
export class RunHostChecks {
  static readonly needs: Needs<typeof RunHostChecks> = [HostChecksPort, Scheduler];

  constructor(
    private readonly port: HostChecksPort,
    private readonly scheduler: Scheduler,
  ) {}

  /** @param stopped ends the run before its next call; answers that are on their way are not told */
  async execute(
    checks: readonly HostCheck[],
    answered: (check: HostCheck, answer: HostAnswer) => void,
    stopped: () => boolean,
  ): Promise<void> {
    const waiting = [...checks];
    const lane = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !stopped(); next = waiting.shift()) {
        const check = next;
        const made = this.#made(check).then((answer) => stopped() || answered(check, answer));
        await Promise.all([made, this.#pause(pace)]);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  async #made(check: HostCheck): Promise<HostAnswer> {
    let stop = (): void => undefined;
    const silent = new Promise<HostAnswer>((resolve) => {
      stop = this.scheduler.after(patience, () => resolve({ state: 'unreachable', took: patience }));
    });
    const answer = await Promise.race([this.port.run(check), silent]);
    stop();
    return answer;
  }

  #pause(time: Milliseconds): Promise<void> {
    return new Promise((resolve) => this.scheduler.after(time, resolve));
  }
}
