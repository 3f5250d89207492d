import { defineModule, provide } from '../../../application/kernel/provider';
import { TradingPort } from '../../../application/trading/trading.port';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestTradingAdapter } from './rest-trading.adapter';

export const restTradingModule = defineModule('rest-trading', [
  provide(TradingPort, RestTradingAdapter, RestClient, UnknownValues),
]);
