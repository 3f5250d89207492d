import type { CommandContext } from '../../../../src/domain/commands/parse-command';
import { decimalMarks } from '../../../../src/domain/platform/decimal-marks';

const spot = (base: string) => ({ symbol: `SPOT_${base}_USDT`, type: 'SPOT' as const, base, quote: 'USDT' });
const perpetual = (base: string) => ({ symbol: `PERP_${base}_USDT`, type: 'PERP' as const, base, quote: 'USDT' });

export const commandMarkets = [spot('BTC'), spot('ETH'), spot('1INCH'), perpetual('BTC'), perpetual('SOL')];

export function commandContext(tag = 'en', current = 'SPOT_ETH_USDT'): CommandContext {
  return { markets: commandMarkets, current, marks: decimalMarks(tag) };
}
