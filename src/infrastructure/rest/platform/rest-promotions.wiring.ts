import { defineModule, provide } from '../../../application/kernel/provider';
import { FeedbackPort } from '../../../application/platform/feedback.port';
import { PromotionsPort } from '../../../application/platform/promotions.port';
import { RestFeedbackAdapter } from './rest-feedback.adapter';
import { RestPromotionsAdapter } from './rest-promotions.adapter';

export const restPromotionsModule = defineModule('rest-promotions', [
  provide(PromotionsPort, RestPromotionsAdapter),
  provide(FeedbackPort, RestFeedbackAdapter),
]);
