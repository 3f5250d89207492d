import type { Decimal } from '../../domain/shared/decimal';
import { feesSinceOpened } from '../../domain/trading/closed-positions';
import { positionKey, type Position } from '../../domain/trading/position';
import { newestFills } from './newest-fills';
import { positionFills } from './position-fills';
import type { TradingPort } from './trading.port';

export type HeldPosition = Pick<Position, 'symbol' | 'positionSide' | 'openedAt' | 'holding' | 'averageOpenPrice'>;

/** Fees of a position since it was opened, in quote; `undefined` where its trades cannot be read or do not reach back so far. */
export async function feesPaid(
  trading: Pick<TradingPort, 'fills' | 'orderHistory' | 'openOrders'>,
  { symbol, positionSide, holding }: HeldPosition,
): Promise<Decimal | undefined> {
  if (positionSide === 'BOTH') {
    const answer = await newestFills(trading, { symbol });
    return answer.ok ? feesSinceOpened(answer.value.fills, holding) : undefined;
  }
  const answer = await positionFills(trading, { symbol });
  if (!answer.ok) return undefined;
  return feesSinceOpened(
    answer.value.filter((fill) => fill.positionSide === positionSide),
    holding,
  );
}

/** Another one once a position has been traded: then it has other fees. */
export function feesKey(position: HeldPosition): string {
  const { openedAt, holding, averageOpenPrice } = position;
  return [positionKey(position), openedAt ?? '', holding.toFixed(), averageOpenPrice.toFixed()].join(' ');
}
