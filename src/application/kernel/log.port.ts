import { token } from './token';

/** Notes for developers. Never receives a token, a password or a personal detail. */
export interface Log {
  info(message: string, details?: unknown): void;
  warning(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}

export const Log = token<Log>('Log');
