import { Clock } from '../../../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../../../application/kernel/provider';
import { Scheduler } from '../../../../../application/kernel/scheduler.port';
import { AccountStreamPort } from '../../../../../application/trading/account-stream.port';
import { PositionsPort } from '../../../../../application/trading/positions.port';
import { TradingPort } from '../../../../../application/trading/trading.port';
import { TransfersPort } from '../../../../../application/wallet/transfers.port';
import { Histories } from './histories';

/** Apart from its tab, because it needs no page. */
export const historiesModule = defineModule('presentation/histories', [
  provideClass(Histories, TradingPort, PositionsPort, TransfersPort, AccountStreamPort, Scheduler, Clock),
]);
