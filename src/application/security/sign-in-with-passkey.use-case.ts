import { failure, success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { TrackingPort } from '../platform/tracking.port';
import { SessionTokenPort } from '../session/session-token.port';
import { SignInReport } from '../session/sign-in-report';
import { PasskeyDevicePort } from './passkey-device.port';
import { PasskeysCommandsPort } from './passkeys-commands.port';

/** A way in without a password: the exchange knows the passkey, and begins the session itself. */
export class SignInWithPasskey {
  static readonly needs: Needs<typeof SignInWithPasskey> = [
    PasskeysCommandsPort,
    PasskeyDevicePort,
    SessionTokenPort,
    SignInReport,
    TrackingPort,
  ];

  constructor(
    private readonly commands: PasskeysCommandsPort,
    private readonly device: PasskeyDevicePort,
    private readonly tokens: SessionTokenPort,
    private readonly report: SignInReport,
    private readonly tracking: TrackingPort,
  ) {}

  get isAvailable(): boolean {
    return this.device.isAvailable;
  }

  async execute(): Outcome<void> {
    const begun = await this.#begin();
    if (!begun.ok) {
      this.report.failed(begun.error);
      return begun;
    }
    this.tracking.report({ name: 'log_in' });
    return begun;
  }

  async #begin(): Outcome<void> {
    const request = await this.commands.startSigningIn();
    if (!request.ok) return request;
    const signed = await this.device.sign(request.value);
    if (!signed.ok)
      return failure(
        signed.error.kind === 'rejected' ? { kind: 'signIn', code: 'auth/passkey-unavailable' } : signed.error,
      );
    const begun = await this.commands.signIn(signed.value);
    if (!begun.ok)
      return failure(
        begun.error.kind === 'unauthorised' ? { kind: 'signIn', code: 'auth/unknown-passkey' } : begun.error,
      );
    this.tokens.refresh();
    return this.tokens.token.current === undefined ? failure({ kind: 'cookiesBlocked' }) : success(undefined);
  }
}
