import { defineModule, provide } from '../../../application/kernel/provider';
import { ApiReferencePort } from '../../../application/reference/api-reference.port';
import { CatalogueApiReferenceAdapter } from './catalogue-api-reference.adapter';

export default defineModule('rest-reference', [provide(ApiReferencePort, CatalogueApiReferenceAdapter)]);
