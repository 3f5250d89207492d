import type { Instrument } from '../../domain/markets/instrument';
import { Later, Loader } from '../kernel/later';
import type { ContractMarket } from './contract-market';
import type { Needs } from '../kernel/token';

/** What perpetuals have beside spot markets; it comes with the first of them that is looked at. */
export class Contracts {
  static readonly needs: Needs<typeof Contracts> = [Loader];

  constructor(private readonly loader: Loader) {}

  /** Nothing for a spot market. */
  of({ symbol, type }: Instrument): Later<ContractMarket> | undefined {
    if (type !== 'PERP') return undefined;
    return new Later(async () => {
      const sessions = await this.loader.load(async () => (await import('./contract-market')).ContractMarkets);
      return sessions.of(symbol);
    });
  }
}
