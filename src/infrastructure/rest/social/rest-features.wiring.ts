import { defineModule, provide } from '../../../application/kernel/provider';
import { FeaturesPort } from '../../../application/social/features.port';
import { RestFeaturesAdapter } from './rest-features.adapter';

/** By itself, since pages ask it that have nothing social. */
export default defineModule('rest-features', [provide(FeaturesPort, RestFeaturesAdapter)]);
