import { Log } from '../../../application/kernel/log.port';
import { Random } from '../../../application/kernel/random.port';
import type { Needs } from '../../../application/kernel/token';

/** Gives an unexpected error an id that a person can quote and the log can be searched for. */
export class ErrorReports {
  static readonly needs: Needs<typeof ErrorReports> = [Log, Random];

  constructor(
    private readonly log: Log,
    private readonly random: Random,
  ) {}

  report(error: unknown, where?: string): string {
    const id = this.random.identifier().toString(36).toUpperCase().slice(-8).padStart(8, '0');
    this.log.error('unexpected error', { id, where, error });
    return id;
  }
}
