import { unitDecimals, type Units, scaleOf, unitsFromText } from '../../engine/model/units';
import { type ExchangeService } from '../../engine/exchange-service';
import { assetProfiles } from '../markets/asset-profile';

const one = 10n ** BigInt(unitDecimals);
const profiles = new Map(assetProfiles.map(({ asset, price }) => [asset, unitsFromText(price.toFixed(unitDecimals))]));

/** What assets are worth in USDT at the moment: the middle of their spot book, the last trade, or what the asset began at. */
export class AssetPrices {
  constructor(private readonly exchange: ExchangeService) {}

  /** USDT units for one of the asset; 0 for an asset nobody ever priced. */
  price(asset: string): Units {
    if (asset === 'USDT') return one;
    const specification = this.exchange.instruments.find(
      ({ type, base, quote }) => type === 'SPOT' && base === asset && quote === 'USDT',
    );
    if (specification) {
      const { tickUnits } = scaleOf(specification);
      const { bids, asks } = this.exchange.book(specification.symbol, 1) ?? { bids: [], asks: [] };
      if (bids[0] && asks[0]) return (BigInt(bids[0][0] + asks[0][0]) * tickUnits) / 2n;
      const last = this.exchange.ticker(specification.symbol)?.close;
      if (last !== undefined) return BigInt(last) * tickUnits;
    }
    return profiles.get(asset) ?? 0n;
  }

  /** USDT units, rounded down. */
  value(asset: string, amount: Units): Units {
    return (amount * this.price(asset)) / one;
  }
}
