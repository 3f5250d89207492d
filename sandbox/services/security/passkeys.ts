import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ApiError, invalidParameter } from '../../shared/api-error';
import type { EmbeddedDatabase } from '../../storage/database';
import type { BoundAct } from './act-subject';
import { PasskeyChallenges } from './passkey-challenges';

/** The site that passkeys belong to: browsers use them on no other. */
export interface PasskeySite {
  readonly name: string;
  /** A host, which stands in all of the origins. */
  readonly id: string;
  readonly origins: readonly string[];
}

/** Times in milliseconds. */
export interface Passkey {
  readonly id: number;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | undefined;
}

interface PasskeyRow {
  readonly id: number;
  readonly user_id: number;
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly name: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

type RegistrationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>;
export type AssertionOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>;
type Transport = NonNullable<
  NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[0]['transports']
>;

const mostPasskeys = 10;

/** What a challenge for an act is kept under. */
export function purposeOf({ action, digest }: BoundAct): string {
  return `${action} ${digest}`;
}

/**
 * Passkeys of people (WebAuthn). The device sees to it that its owner is there, by finger, face or PIN, so one is two
 * factors at once; it signs a challenge that serves once, for one act.
 */
export class Passkeys {
  readonly #challenges: PasskeyChallenges;

  constructor(
    private readonly database: EmbeddedDatabase,
    readonly site: PasskeySite,
    private readonly now: () => number,
  ) {
    this.#challenges = new PasskeyChallenges(database, now);
    database.run(`CREATE TABLE IF NOT EXISTS passkeys (
      id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, credential_id TEXT NOT NULL UNIQUE, public_key TEXT NOT NULL,
      counter INTEGER NOT NULL, transports TEXT NOT NULL, name TEXT NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER)`);
    database.run('CREATE INDEX IF NOT EXISTS passkeys_by_user ON passkeys (user_id)');
  }

  /** Newest first. */
  of(userId: number): readonly Passkey[] {
    return this.#rows(userId).map(({ id, name, created_at, used_at }) => ({
      id: Number(id),
      name,
      createdAt: Number(created_at),
      usedAt: used_at === null ? undefined : Number(used_at),
    }));
  }

  has(userId: number): boolean {
    return this.#rows(userId).length > 0;
  }

  /** What a device is asked to make a passkey with. @throws ApiError -1005 for an eleventh */
  async registration(userId: number, email: string): Promise<RegistrationOptions> {
    const known = this.#rows(userId);
    this.#requireRoom(known.length);
    const options = await generateRegistrationOptions({
      rpName: this.site.name,
      rpID: this.site.id,
      userName: email === '' ? String(userId) : email,
      userID: new TextEncoder().encode(String(userId)),
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id,
        transports: transportsOf(transports),
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    this.#challenges.keep(options.challenge, userId, 'REGISTER');
    return options;
  }

  /** Looks at what a device made. @returns what keeps it @throws ApiError -1005 for what it did not make for this account now */
  async registered(userId: number, response: unknown): Promise<(name: string) => void> {
    const verified = await attempt(() =>
      verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: (challenge) => this.#challenges.take(challenge, userId, 'REGISTER'),
        expectedOrigin: [...this.site.origins],
        expectedRPID: this.site.id,
      }),
    );
    if (!verified?.verified) throw invalidParameter('passkey');
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return (name) => {
      this.#requireRoom(this.#rows(userId).length);
      if (this.database.get('SELECT id FROM passkeys WHERE credential_id = ?', [id]))
        throw new ApiError(-1007, 409, 'This passkey is known already.');
      this.database.run(
        'INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [userId, id, Buffer.from(publicKey).toString('base64url'), counter, transports.join(','), name, this.now()],
      );
    };
  }

  /** What a device is asked to sign for an act, or to sign in where no person is named. @param purpose the act and what it is about */
  async assertion(userId: number | undefined, purpose: string): Promise<AssertionOptions> {
    const known = userId === undefined ? [] : this.#rows(userId);
    const options = await generateAuthenticationOptions({
      rpID: this.site.id,
      userVerification: 'required',
      allowCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id,
        transports: transportsOf(transports),
      })),
    });
    this.#challenges.keep(options.challenge, userId, purpose);
    return options;
  }

  /** Whose passkey has signed for the purpose; `undefined` for a signature that is wrong, old, for something else, or used. */
  async signed(userId: number | undefined, purpose: string, response: unknown): Promise<number | undefined> {
    const credentialId = (response as { readonly id?: unknown } | null)?.id;
    const row =
      typeof credentialId === 'string'
        ? this.database.get<PasskeyRow>('SELECT * FROM passkeys WHERE credential_id = ?', [credentialId])
        : undefined;
    if (!row || (userId !== undefined && Number(row.user_id) !== userId)) return undefined;
    const verified = await attempt(() =>
      verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: (challenge) => this.#challenges.take(challenge, userId, purpose),
        expectedOrigin: [...this.site.origins],
        expectedRPID: this.site.id,
        credential: {
          id: row.credential_id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: Number(row.counter),
          transports: transportsOf(row.transports),
        },
      }),
    );
    if (!verified?.verified) return undefined;
    const { changes } = this.database.run('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', [
      verified.authenticationInfo.newCounter,
      this.now(),
      row.id,
    ]);
    // Removed meanwhile.
    return Number(changes) === 0 ? undefined : Number(row.user_id);
  }

  /** @throws ApiError -1006 for anybody else's. */
  remove(userId: number, id: number): void {
    const { changes } = this.database.run('DELETE FROM passkeys WHERE user_id = ? AND id = ?', [userId, id]);
    if (Number(changes) === 0) throw new ApiError(-1006, 404, 'There is no such passkey.');
  }

  #requireRoom(count: number): void {
    if (count >= mostPasskeys) throw invalidParameter(`passkeys: ${mostPasskeys} at most`);
  }

  #rows(userId: number): readonly PasskeyRow[] {
    return this.database.all<PasskeyRow>('SELECT * FROM passkeys WHERE user_id = ? ORDER BY id DESC', [userId]);
  }
}

/** The library throws for whatever is not as it should be. */
async function attempt<T>(verification: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verification();
  } catch {
    return undefined;
  }
}

function transportsOf(text: string): Transport {
  return text.split(',').filter((each) => each !== '');
}
