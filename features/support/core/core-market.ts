import { symbolOfSlug } from '../../../src/domain/markets/market-symbol';
import type { Instrument } from '../../../src/domain/markets/instrument';
import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import type { Composition } from '../../../src/main/composition';
import type { MarketStores } from '../../../src/presentation/features/terminal/market/market-stores';
import { Markets } from '../../../src/presentation/features/terminal/market/markets';
import type { Settle } from './core-actor';

/** A market as the terminal opens it, without its page. @param name BTC/USDT, BTC-PERP */
export async function openMarket(composition: Composition, name: string, settle: Settle): Promise<MarketStores> {
  const symbol = symbolOfSlug(name.replace(/[/-]/, '_')) ?? name;
  const market = composition.resolve(Markets).market(await instrumentOf(composition, symbol, settle));
  market.open();
  return market;
}

async function instrumentOf(composition: Composition, symbol: string, settle: Settle): Promise<Instrument> {
  const instruments = await settle(composition.resolve(MarketDataPort).instruments());
  const instrument = instruments.ok ? instruments.value.find((each) => each.symbol === symbol) : undefined;
  if (!instrument) throw new Error(`There is no market ${symbol}.`);
  return instrument;
}
