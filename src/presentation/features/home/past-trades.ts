import type { Needs } from '../../../application/kernel/token';
import { MarketDataPort } from '../../../application/markets/market-data.port';
import { GlanceStore, tradeCount } from './glance.store';

/** The trades of the small terminal's market that were before the stream. Without them the stream fills the list. */
export class PastTrades {
  static readonly needs: Needs<typeof PastTrades> = [GlanceStore, MarketDataPort];

  constructor(
    private readonly glance: GlanceStore,
    private readonly marketData: Pick<MarketDataPort, 'recentTrades'>,
  ) {}

  async read(symbol: string): Promise<void> {
    const trades = await this.marketData.recentTrades(symbol, tradeCount);
    if (trades.ok) this.glance.begin(symbol, trades.value);
  }
}
