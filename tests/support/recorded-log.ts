import type { Log } from '../../src/application/kernel/log.port';

/** A log that a test reads. */
export class RecordedLog implements Log {
  readonly lines: {
    readonly level: 'info' | 'warning' | 'error';
    readonly message: string;
    readonly details: unknown;
  }[] = [];

  info(message: string, details?: unknown): void {
    this.lines.push({ level: 'info', message, details });
  }

  warning(message: string, details?: unknown): void {
    this.lines.push({ level: 'warning', message, details });
  }

  error(message: string, details?: unknown): void {
    this.lines.push({ level: 'error', message, details });
  }

  count(part: string): number {
    return this.lines.filter((line) => line.message.includes(part)).length;
  }
}
