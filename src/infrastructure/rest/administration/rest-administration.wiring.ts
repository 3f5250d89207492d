import { AdministrationPort } from '../../../application/administration/administration.port';
import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { RestClient } from '../transport/rest-client';
import { RestAdministrationAdapter } from './rest-administration.adapter';

export const restAdministrationModule = defineModule('rest-administration', [
  entry(provide(AdministrationPort, RestAdministrationAdapter, RestClient)),
]);
