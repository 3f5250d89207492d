import type { Instant } from '../../domain/shared/instant';
import { mapResult, success } from '../../domain/shared/result';
import type { Fill } from '../../domain/trading/order';
import type { Outcome } from '../kernel/failure';
import type { Conversion } from '../../domain/wallet/conversion';
import type { ConvertPort } from '../wallet/convert.port';
import type { TradingPort } from './trading.port';

const pageSize = 500;
/** Who has traded more often than this is judged by the newest. */
const mostPages = 10;

interface NewestFills {
  /** Newest first. */
  readonly fills: readonly Fill[];
  /** Whether there are no older ones that were asked for. */
  readonly complete: boolean;
}

/** One's own newest executions, of one market or all, back to a moment. */
export async function newestFills(
  trading: Pick<TradingPort, 'fills'>,
  { symbol, since }: { readonly symbol?: string; readonly since?: Instant },
): Outcome<NewestFills> {
  const fills: Fill[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await trading.fills({ symbol, page, size: pageSize });
    if (!answer.ok) return answer;
    const { rows, total } = answer.value;
    const wanted = since === undefined ? rows : rows.filter(({ at }) => at >= since);
    fills.push(...wanted);
    if (rows.length === 0 || wanted.length < rows.length || page * pageSize >= total)
      return success({ fills, complete: true });
  }
  return success({ fills, complete: false });
}

/** The largest page that hosts answer of the wallet's lists. */
const conversionsRead = 1000;

/** One's own newest conversions, which count for what is held like trades do. */
export async function newestConversions(
  convert: Pick<ConvertPort, 'conversions'>,
): Outcome<{ readonly conversions: readonly Conversion[]; readonly complete: boolean }> {
  return mapResult(await convert.conversions({ page: 1, size: conversionsRead }), ({ rows, total }) => ({
    conversions: rows,
    complete: total <= conversionsRead,
  }));
}
