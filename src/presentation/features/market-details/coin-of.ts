import type { Instrument } from '../../../domain/markets/instrument';

/** The coin that costs go by: PEPE, whether one or a thousand make a contract. */
export function coinOf({ base }: Pick<Instrument, 'base'>): string {
  return base.replace(/^\d+/, '');
}
