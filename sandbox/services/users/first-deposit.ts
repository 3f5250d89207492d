import type { ExchangeService } from '../../engine/exchange-service';
import type { User } from './user';

/** When anything was first deposited (milliseconds); what the sandbox gave to practise with is no deposit. */
export function firstDepositOf(exchange: ExchangeService, user: User): number | undefined {
  const page = (number: number) =>
    exchange.ledger.entries(user.applicationId, { kind: 'DEPOSIT', page: number, size: 1 });
  const { total } = page(1);
  return total === 0 ? undefined : page(total).rows[0]?.at;
}
