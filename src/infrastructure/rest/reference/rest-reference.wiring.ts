import { Clock } from '../../../application/kernel/clock.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { Environment } from '../../../application/platform/environment';
import { ApiReferencePort } from '../../../application/reference/api-reference.port';
import { HttpSender } from '../transport/http-sender.port';
import { CatalogueApiReferenceAdapter } from './catalogue-api-reference.adapter';

export const restReferenceModule = defineModule('rest-reference', [
  provide(ApiReferencePort, CatalogueApiReferenceAdapter, Environment, HttpSender, Clock),
]);
