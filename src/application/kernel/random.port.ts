import { token } from './token';

/** Randomness: identifiers that must not repeat. */
export interface Random {
  /** A positive integer below 2^53, unlikely to be drawn twice; usable as a client order id. */
  identifier(): number;
}

export const Random = token<Random>('Random');
