import * as z from 'zod/mini';
import type { EmbeddedDatabase } from '../../storage/database';
import { SignInError } from './sign-in-error';

const passwordPolicy = z.strictObject({
  customStrengthOptions: z.strictObject({
    minPasswordLength: z.int().check(z.minimum(6), z.maximum(30)),
    maxPasswordLength: z.int().check(z.minimum(30), z.maximum(4096)),
    containsLowercaseCharacter: z.optional(z.boolean()),
    containsUppercaseCharacter: z.optional(z.boolean()),
    containsNumericCharacter: z.optional(z.boolean()),
    containsNonAlphanumericCharacter: z.optional(z.boolean()),
  }),
  enforcementState: z.enum(['OFF', 'ENFORCE']),
  forceUpgradeOnSignin: z.boolean(),
});

const settings = z.strictObject({
  passwordPolicy,
  /** Nobody learns from an answer whether an address has an account. */
  enumerationProtection: z.boolean(),
  /** Ways to sign in that are open. */
  providers: z.array(z.enum(['password', 'emailLink', 'phone', 'google.com', 'apple.com', 'anonymous', 'custom'])),
  secondFactors: z.array(z.enum(['phone', 'totp'])),
  /** Whether people may make, and delete, their accounts themselves. */
  signUp: z.boolean(),
  deletion: z.boolean(),
  /** What a blocking function answers to every sign-in; empty lets everybody in. */
  blockingFunction: z.string(),
  /** What whoever signs in is told instead of being let in; empty lets everybody in. */
  loginBlocked: z.string(),
  quotaExceeded: z.boolean(),
  /** What becomes of the tokens of app verifiers. */
  appVerification: z.enum(['accept', 'refuse']),
  recaptcha: z.enum(['NOT_ENABLED', 'OFF', 'AUDIT', 'ENFORCE']),
  mailTemplate: z.enum(['usable', 'invalidSender', 'invalidPayload']),
  /** Tenants of the project; `null` where the project has no tenancy at all. */
  tenants: z.nullable(z.array(z.string())),
  /** OAuth clients that may ask; empty for any. */
  oauthClientIds: z.array(z.string()),
});

export type SignInSettings = z.infer<typeof settings>;
export type SignInWay = SignInSettings['providers'][number];

export const usualSettings: SignInSettings = {
  // Length is what makes a password strong; letters and digits are nobody's business.
  passwordPolicy: {
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 256 },
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
  },
  enumerationProtection: true,
  providers: ['password', 'emailLink', 'phone', 'google.com', 'apple.com'],
  secondFactors: ['phone', 'totp'],
  signUp: true,
  deletion: true,
  blockingFunction: '',
  loginBlocked: '',
  quotaExceeded: false,
  appVerification: 'accept',
  recaptcha: 'OFF',
  mailTemplate: 'usable',
  tenants: null,
  oauthClientIds: [],
};

const change = z.partial(settings);

/** What an administrator of the project has chosen; kept over restarts. */
export class SignInConfiguration {
  #current: SignInSettings;

  constructor(private readonly database: EmbeddedDatabase) {
    database.run(
      'CREATE TABLE IF NOT EXISTS sign_in_settings (id INTEGER PRIMARY KEY CHECK (id = 1), chosen TEXT NOT NULL)',
    );
    const stored = database.get<{ chosen: string }>('SELECT chosen FROM sign_in_settings WHERE id = 1');
    const chosen = stored && change.safeParse(JSON.parse(stored.chosen));
    this.#current = { ...usualSettings, ...(chosen?.success ? withoutUnset(chosen.data) : {}) };
  }

  get current(): SignInSettings {
    return this.#current;
  }

  /** @throws SignInError for a setting that does not exist or a value it cannot have. */
  change(wanted: unknown): SignInSettings {
    const parsed = change.safeParse(wanted);
    if (!parsed.success) throw new SignInError('INVALID_CONFIG');
    this.#current = { ...this.#current, ...withoutUnset(parsed.data) };
    this.database.run(
      'INSERT INTO sign_in_settings (id, chosen) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET chosen = excluded.chosen',
      [JSON.stringify(this.#current)],
    );
    return this.#current;
  }

  reset(): SignInSettings {
    return this.change(usualSettings);
  }

  requireOpen(way: SignInWay, refusal = 'OPERATION_NOT_ALLOWED'): void {
    if (!this.#current.providers.includes(way)) throw new SignInError(refusal);
  }
}

function withoutUnset(chosen: z.infer<typeof change>): Partial<SignInSettings> {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}
