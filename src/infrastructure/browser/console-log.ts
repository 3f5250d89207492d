import type { Log } from '../../application/kernel/log.port';

export class ConsoleLog implements Log {
  info(message: string, details?: unknown): void {
    console.info(...line(message, details));
  }

  warning(message: string, details?: unknown): void {
    console.warn(...line(message, details));
  }

  error(message: string, details?: unknown): void {
    console.error(...line(message, details));
  }
}

function line(message: string, details: unknown): unknown[] {
  return details === undefined ? [message] : [message, details];
}
