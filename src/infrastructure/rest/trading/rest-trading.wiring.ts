import { defineModule, provide } from '../../../application/kernel/provider';
import { TradingPort } from '../../../application/trading/trading.port';
import { RestTradingAdapter } from './rest-trading.adapter';

export const restTradingModule = defineModule('rest-trading', [provide(TradingPort, RestTradingAdapter)]);
