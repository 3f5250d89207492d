import { decimal } from '../../src/domain/shared/decimal';
import type { CopyStrategy } from '../../src/domain/social/copy-strategy';

/** A strategy of Ida's in which nothing is unusual. */
export const strategyNamed = (strategyId: string, name: string, assets = '100'): CopyStrategy => ({
  strategyId,
  leadTraderId: strategyId,
  leadTrader: 'Ida',
  name,
  intro: '',
  avatar: '',
  kind: 'spot',
  traderType: 'INDIVIDUAL',
  copiers: 7,
  assetsUnderCopy: decimal(assets),
  dailyReturns: [0.01],
  recordDays: 30,
  symbols: [],
  profitShare: 0.1,
  roi: 0.1,
  pnl: decimal('5'),
  winRate: 0.5,
  maxDrawdown: 0.1,
  sharpe: 1,
});
