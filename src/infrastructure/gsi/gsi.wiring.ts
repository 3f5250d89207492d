import { defineModule, provideBy } from '../../application/kernel/provider';
import { Environment } from '../../application/platform/environment';
import { OneTapPort } from '../../application/session/one-tap.port';
import { GoogleOneTapAdapter } from './google-one-tap.adapter';

export default defineModule('gsi', [
  provideBy(OneTapPort, (environment: Environment) => new GoogleOneTapAdapter(environment), Environment),
]);
