import { Secret, TOTP } from 'otpauth';
import { exchangeProfile } from '../../shared/exchange-profile';
import type { SealedSecrets } from '../../shared/sealed-secrets';
import type { SecurityStates } from './security-state';

const period = 30;
/** A secret that nobody confirms is forgotten (milliseconds). */
const pendingLifetime = 15 * 60_000;
/** Shown by the authenticator above the account's name. */
const issuer = exchangeProfile.name;

/** Codes of an authenticator app: six digits every 30 seconds, one step early or late, each once. */
export class OneTimePasswords {
  constructor(
    private readonly states: SecurityStates,
    private readonly secrets: SealedSecrets,
    private readonly now: () => number,
  ) {}

  isBound(userId: number): boolean {
    return this.states.of(userId).otpSecret !== undefined;
  }

  boundAt(userId: number): number | undefined {
    return this.states.of(userId).otpBoundAt;
  }

  /** When a code of it was taken last, to the step. */
  lastShownAt(userId: number): number | undefined {
    const { otpSecret, otpLastStep } = this.states.of(userId);
    return otpSecret === undefined || otpLastStep === 0 ? undefined : otpLastStep * period * 1000;
  }

  /** The secret to enrol with: the same one until it is confirmed or has become old. */
  pendingSecret(userId: number): string {
    const known = this.knownPending(userId);
    if (known !== undefined) return known;
    const secret = new Secret({ size: 20 }).base32;
    this.states.change(userId, { pendingSecret: this.secrets.seal(secret), pendingAt: this.now() });
    return secret;
  }

  /** The secret that has been shown and not been confirmed yet. */
  knownPending(userId: number): string | undefined {
    const { pendingSecret, pendingAt } = this.states.of(userId);
    return pendingSecret !== undefined && pendingAt + pendingLifetime > this.now()
      ? this.secrets.open(pendingSecret)
      : undefined;
  }

  uriOf(secret: string, label: string): string {
    return totp(secret, label).toString();
  }

  /** Time step of a code of the bound secret, or of the pending one; `undefined` for a wrong or used one. */
  stepOf(userId: number, code: string | undefined, which: 'bound' | 'pending' = 'bound'): number | undefined {
    const { otpSecret, otpLastStep } = this.states.of(userId);
    const secret = which === 'pending' ? this.knownPending(userId) : otpSecret && this.secrets.open(otpSecret);
    if (!secret || code === undefined) return undefined;
    const delta = totp(secret, '').validate({ token: code, timestamp: this.now(), window: 1 });
    if (delta === null) return undefined;
    const step = Math.floor(this.now() / 1000 / period) + delta;
    return which === 'bound' && step <= otpLastStep ? undefined : step;
  }

  use(userId: number, step: number): void {
    this.states.change(userId, { otpLastStep: step });
  }

  /** The pending secret becomes the bound one; the code that confirmed it is used. */
  bind(userId: number, step: number): void {
    const { pendingSecret } = this.states.of(userId);
    this.states.change(userId, {
      otpSecret: pendingSecret,
      otpBoundAt: this.now(),
      otpLastStep: step,
      pendingSecret: undefined,
    });
  }

  unbind(userId: number): void {
    this.states.change(userId, { otpSecret: undefined, otpBoundAt: undefined, otpLastStep: 0 });
  }
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });
}
