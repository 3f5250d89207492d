import { defineModule, provide } from '../../../application/kernel/provider';
import { ApiReferencePort } from '../../../application/reference/api-reference.port';
import { CatalogueApiReferenceAdapter } from './catalogue-api-reference.adapter';

export const restReferenceModule = defineModule('rest-reference', [
  provide(ApiReferencePort, CatalogueApiReferenceAdapter),
]);
