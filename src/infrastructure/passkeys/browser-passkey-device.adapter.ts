import type { Outcome } from '../../application/kernel/failure';
import type { PasskeyDevicePort, PasskeyMessage } from '../../application/security/passkey-device.port';
import { failure, success } from '../../domain/shared/result';

type Json = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0];
type RequestJson = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

/** Passkeys by the browser's own interface. */
export class BrowserPasskeyDevice implements PasskeyDevicePort {
  /** Browsers of before 2024 have no JSON forms; their people use the other ways. */
  get isAvailable(): boolean {
    return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  }

  create(request: PasskeyMessage): Outcome<PasskeyMessage> {
    return this.#ask(() =>
      navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(request as unknown as Json),
      }),
    );
  }

  sign(request: PasskeyMessage): Outcome<PasskeyMessage> {
    return this.#ask(() =>
      navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(request as unknown as RequestJson),
      }),
    );
  }

  async #ask(ask: () => Promise<Credential | null>): Outcome<PasskeyMessage> {
    if (!this.isAvailable) return failure({ kind: 'rejected', reason: 'notAvailable' });
    try {
      const credential = (await ask()) as PublicKeyCredential | null;
      return credential === null ? failure({ kind: 'cancelled' }) : success({ ...credential.toJSON() });
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      // Browsers do not tell a refusal from a wait that was too long.
      if (name === 'NotAllowedError' || name === 'AbortError') return failure({ kind: 'cancelled' });
      if (name === 'InvalidStateError') return failure({ kind: 'duplicate' });
      return failure({ kind: 'rejected', reason: 'notAvailable', detail: name });
    }
  }
}
