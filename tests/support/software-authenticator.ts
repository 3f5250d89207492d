import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Outcome } from '../../src/application/kernel/failure';
import type { PasskeyDevicePort, PasskeyMessage } from '../../src/application/security/passkey-device.port';
import { failure, success } from '../../src/domain/shared/result';

interface HeldKey {
  readonly id: string;
  readonly site: string;
  readonly owner: string;
  readonly secret: KeyObject;
  signatures: number;
}

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** A device with passkeys, as WebAuthn has them, on the page of an origin. Keys stay within. */
export class SoftwareAuthenticator implements PasskeyDevicePort {
  isAvailable = true;
  /** Whether its owner gives a finger, and whether that is looked at. */
  isOwnerThere = true;
  looksAtFinger = true;
  /** Keys that a person has on several devices count nothing, so that signatures may arrive in any order. */
  counts = true;
  readonly #keys: HeldKey[] = [];
  #remembers = true;

  constructor(public origin = 'http://localhost:8700') {}

  /** As another device of the same person would: it has made no key for the account yet. */
  forgetOwners(): void {
    this.#remembers = false;
  }

  async create(request: PasskeyMessage): Outcome<PasskeyMessage> {
    const { challenge, rp, user, excludeCredentials } = request as {
      readonly challenge: string;
      readonly rp: { readonly id: string };
      readonly user: { readonly id: string };
      readonly excludeCredentials: readonly { readonly id: string }[];
    };
    if (!this.isOwnerThere) return failure({ kind: 'cancelled' });
    if (this.#remembers && excludeCredentials.some(({ id }) => this.#keys.some((key) => key.id === id)))
      return failure({ kind: 'duplicate' });
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    this.#keys.push({ id: text(id), site: rp.id, owner: user.id, secret: privateKey, signatures: 0 });
    const { x, y } = publicKey.export({ format: 'jwk' });
    // CBOR by hand: a map of five for the key (ES256 over P-256), one of three around it.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([this.#data(rp.id, withKey, 0), Buffer.alloc(16), length, id, key]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return success({
      ...named(text(id)),
      response: {
        clientDataJSON: text(this.#client('webauthn.create', challenge)),
        attestationObject: text(attestation),
        transports: ['internal'],
      },
    });
  }

  async sign(request: PasskeyMessage): Outcome<PasskeyMessage> {
    const { challenge, rpId, allowCredentials } = request as {
      readonly challenge: string;
      readonly rpId: string;
      readonly allowCredentials?: readonly { readonly id: string }[];
    };
    const allowed = (id: string): boolean =>
      !allowCredentials?.length || allowCredentials.some((each) => each.id === id);
    const key = this.#keys.findLast(({ id, site }) => site === rpId && allowed(id));
    if (!this.isOwnerThere || !key) return failure({ kind: 'cancelled' });
    if (this.counts) key.signatures += 1;
    const data = this.#data(rpId, 0, key.signatures);
    const client = this.#client('webauthn.get', challenge);
    return success({
      ...named(key.id),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(
          createSign('sha256')
            .update(Buffer.concat([data, sha256(client)]))
            .sign(key.secret),
        ),
        userHandle: key.owner,
      },
    });
  }

  #data(site: string, flags: number, signatures: number): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(present | (this.looksAtFinger ? verified : 0) | flags);
    head.writeUInt32BE(signatures, 1);
    return Buffer.concat([sha256(site), head]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}

function named(id: string) {
  return { id, rawId: id, type: 'public-key', authenticatorAttachment: 'platform', clientExtensionResults: {} };
}
