import type { MakerStanding } from '../../../domain/campaigns/maker-epoch';
import { csvText } from '../../../domain/shared/csv';
import { decimalText } from '../../../domain/shared/decimal';

const head = [
  'rank',
  'maker',
  'market',
  'depth_share',
  'spread_bps',
  'uptime',
  'maker_volume_usdt',
  'pool_share',
  'reward',
  'token',
];

/** Standings with all decimals; shares and uptime are parts of one. */
export function standingsCsv(rows: readonly MakerStanding[]): string {
  return csvText([
    head,
    ...rows.map(({ rank, maker, symbol, depth, spread, uptime, volume, share, reward }) => [
      String(rank),
      maker,
      symbol,
      String(depth),
      String(spread),
      String(uptime),
      decimalText(volume),
      String(share),
      decimalText(reward.amount),
      reward.token,
    ]),
  ]);
}
