import type { KeptPrices, KeptPricesPort } from '../../application/offline/kept-prices.port';
import { keptCache, keptForAll } from './kept-caches';

const key = '/kept/prices';

/** In the browser's store of answers: local storage is read by whoever wants to know whether a device is new. */
export class CacheKeptPricesAdapter implements KeptPricesPort {
  async read(): Promise<KeptPrices | undefined> {
    try {
      const found = await (await keptCache(keptForAll))?.match(key);
      const prices = (await found?.json()) as KeptPrices | undefined;
      return prices && Number.isFinite(prices.at) && Array.isArray(prices.tickers) ? prices : undefined;
    } catch {
      return undefined;
    }
  }

  async write(prices: KeptPrices): Promise<void> {
    // A full disk keeps what was there before.
    await (await keptCache(keptForAll))?.put(key, new Response(JSON.stringify(prices))).catch(() => undefined);
  }
}
