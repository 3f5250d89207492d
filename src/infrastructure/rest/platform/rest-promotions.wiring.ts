import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { FeedbackPort } from '../../../application/platform/feedback.port';
import { PromotionsPort } from '../../../application/platform/promotions.port';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestFeedbackAdapter } from './rest-feedback.adapter';
import { RestPromotionsAdapter } from './rest-promotions.adapter';

export const restPromotionsModule = defineModule('rest-promotions', [
  entry(provide(PromotionsPort, RestPromotionsAdapter, RestClient, UnknownValues)),
  entry(provide(FeedbackPort, RestFeedbackAdapter, RestClient, UnknownValues)),
]);
