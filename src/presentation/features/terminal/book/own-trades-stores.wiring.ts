import { Clock } from '../../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { AccountStreamPort } from '../../../../application/trading/account-stream.port';
import { TradingPort } from '../../../../application/trading/trading.port';
import { OwnTradesStores } from './own-trades.store';

/** Shared by the tape and the ladder. */
export const ownTradesModule = defineModule('presentation/own-trades', [
  provideClass(OwnTradesStores, TradingPort, AccountStreamPort, Clock),
]);
