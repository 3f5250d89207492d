import { AdministrationCommandsPort } from '../../../application/administration/administration-commands.port';
import { AdministrationPort } from '../../../application/administration/administration.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { RestAdministrationAdapter } from './rest-administration.adapter';

export default defineModule('rest-administration', [
  provide(AdministrationPort, RestAdministrationAdapter),
  provide(AdministrationCommandsPort, RestAdministrationAdapter),
]);
