import { defineModule, provide } from '../../../application/kernel/provider';
import { FeedbackCommandsPort } from '../../../application/platform/feedback-commands.port';
import { FeedbackPort } from '../../../application/platform/feedback.port';
import { PromotionsCommandsPort } from '../../../application/platform/promotions-commands.port';
import { PromotionsPort } from '../../../application/platform/promotions.port';
import { RestFeedbackAdapter } from './rest-feedback.adapter';
import { RestPromotionsAdapter } from './rest-promotions.adapter';

export default defineModule('rest-promotions', [
  provide(PromotionsPort, RestPromotionsAdapter),
  provide(PromotionsCommandsPort, RestPromotionsAdapter),
  provide(FeedbackPort, RestFeedbackAdapter),
  provide(FeedbackCommandsPort, RestFeedbackAdapter),
]);
