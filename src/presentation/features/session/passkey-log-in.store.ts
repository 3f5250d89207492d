import { SignInWithPasskey } from '../../../application/security/sign-in-with-passkey.use-case';
import type { Needs } from '../../../application/kernel/token';
import { SingleRequest } from './single-request';

/** Logging in with a passkey. */
export class PasskeyLogInStore {
  static readonly needs: Needs<typeof PasskeyLogInStore> = [SignInWithPasskey];

  readonly request = new SingleRequest();

  constructor(private readonly signIn: SignInWithPasskey) {}

  get isAvailable(): boolean {
    return this.signIn.isAvailable;
  }

  async start(): Promise<void> {
    await this.request.run(() => this.signIn.execute());
  }
}
