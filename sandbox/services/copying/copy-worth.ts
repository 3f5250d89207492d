import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { Copy } from './copy';

/** Quote units of everything that a copy has. */
export function worthOf(exchange: ExchangeService, { accountId, status }: Pick<Copy, 'accountId' | 'status'>): Units {
  return status === 'ENDED' ? 0n : exchange.margin.summary(accountId).totalAccountValue;
}
