import { rejected } from '../../shared/api-error';
import { unitDecimals, type Units, scaleOf } from '../../engine/model/units';
import { type ExchangeService } from '../../engine/exchange-service';
import { type InstrumentSpecification } from '../../engine/model/instrument-specification';

const one = 10n ** BigInt(unitDecimals);
const deepest = 500;
/** What the exchange keeps for itself, in basis points. */
export const spreadBps = 8n;

/**
 * What an amount of one asset gets of another by the books as they are: sold into the bids for USDT, bought from
 * the asks with it, less the spread. @throws ApiError when an asset is not convertible or a book too thin.
 */
export function convertedAmount(exchange: ExchangeService, sell: string, buy: string, amount: Units): Units {
  const quote = sell === 'USDT' ? amount : sold(exchange, sell, amount);
  const gross = buy === 'USDT' ? quote : bought(exchange, buy, quote);
  return (gross * (10_000n - spreadBps)) / 10_000n;
}

export function convertibleAssets(exchange: ExchangeService): ReadonlyMap<string, InstrumentSpecification | undefined> {
  const markets = exchange.instruments.filter(({ type, quote }) => type === 'SPOT' && quote === 'USDT');
  return new Map<string, InstrumentSpecification | undefined>([
    ['USDT', undefined],
    ...markets.map((market) => [market.base, market] as const),
  ]);
}

function sold(exchange: ExchangeService, asset: string, amount: Units): Units {
  const { specification, tickUnits, stepUnits } = marketOf(exchange, asset);
  let left = amount;
  let received = 0n;
  for (const [price, quantity] of exchange.book(specification.symbol, deepest)?.bids ?? []) {
    const taken = min(left, BigInt(quantity) * stepUnits);
    received += (taken * BigInt(price) * tickUnits) / one;
    left -= taken;
    if (left === 0n) return received;
  }
  throw rejected('noLiquidity');
}

function bought(exchange: ExchangeService, asset: string, amount: Units): Units {
  const { specification, tickUnits, stepUnits } = marketOf(exchange, asset);
  let left = amount;
  let received = 0n;
  for (const [price, quantity] of exchange.book(specification.symbol, deepest)?.asks ?? []) {
    const priceUnits = BigInt(price) * tickUnits;
    const cost = (BigInt(quantity) * stepUnits * priceUnits) / one;
    if (cost >= left) return received + (left * one) / priceUnits;
    received += BigInt(quantity) * stepUnits;
    left -= cost;
  }
  throw rejected('noLiquidity');
}

function marketOf(exchange: ExchangeService, asset: string) {
  const specification = convertibleAssets(exchange).get(asset);
  if (!specification) throw rejected('unknownMarket');
  return { specification, ...scaleOf(specification) };
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
