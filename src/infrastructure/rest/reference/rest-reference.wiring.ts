import { defineModule, provide } from '../../../application/kernel/provider';
import { ApiReferencePort } from '../../../application/reference/api-reference.port';
import { HostChecksPort } from '../../../application/reference/host-checks.port';
import { CatalogueApiReferenceAdapter } from './catalogue-api-reference.adapter';
import { CatalogueHostChecksAdapter } from './catalogue-host-checks.adapter';

export default defineModule('rest-reference', [
  provide(ApiReferencePort, CatalogueApiReferenceAdapter),
  provide(HostChecksPort, CatalogueHostChecksAdapter),
]);
