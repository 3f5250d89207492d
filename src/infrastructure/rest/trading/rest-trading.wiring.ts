import { defineModule, provide } from '../../../application/kernel/provider';
import { TradingCommandsPort } from '../../../application/trading/trading-commands.port';
import { TradingPort } from '../../../application/trading/trading.port';
import { RestTradingAdapter } from './rest-trading.adapter';

export default defineModule('rest-trading', [
  provide(TradingPort, RestTradingAdapter),
  provide(TradingCommandsPort, RestTradingAdapter),
]);
