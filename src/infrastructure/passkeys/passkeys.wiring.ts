import { defineModule, provide } from '../../application/kernel/provider';
import { PasskeyDevicePort } from '../../application/security/passkey-device.port';
import { PasskeysCommandsPort } from '../../application/security/passkeys-commands.port';
import { PasskeysPort } from '../../application/security/passkeys.port';
import { BrowserPasskeyDevice } from './browser-passkey-device.adapter';
import { RestPasskeysAdapter } from './rest-passkeys.adapter';

export default defineModule('passkeys', [
  provide(PasskeyDevicePort, BrowserPasskeyDevice),
  provide(PasskeysPort, RestPasskeysAdapter),
  provide(PasskeysCommandsPort, RestPasskeysAdapter),
]);
