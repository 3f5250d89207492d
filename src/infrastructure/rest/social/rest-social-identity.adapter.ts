import type { Outcome } from '../../../application/kernel/failure';
import type { SocialIdentityCommandsPort } from '../../../application/social/social-identity-commands.port';
import type { SocialIdentityPort } from '../../../application/social/social-identity.port';
import { mapResult } from '../../../domain/shared/result';
import type { CoolName, TwitterAuthorization, TwitterProfile } from '../../../domain/social/cool-name';
import type { socialIdentityEndpoints } from '../../wire/catalogue/social-identity.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { coolNameFromWire, twitterFromWire } from './social.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestSocialIdentityAdapter implements SocialIdentityPort, SocialIdentityCommandsPort {
  static readonly needs: Needs<typeof RestSocialIdentityAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async coolName(): Outcome<CoolName> {
    const answer = await this.#client.send(call('coolName'));
    return mapResult(answer, ({ data }) => coolNameFromWire(data, this.#unknown));
  }

  async chooseCoolName(coolName: string): Outcome<CoolName> {
    const answer = await this.#client.send(call('changeCoolName'), { body: { coolName, source: 'CUSTOM' } });
    return mapResult(answer, ({ data }) => coolNameFromWire(data, this.#unknown));
  }

  async takeRandomCoolName(): Outcome<CoolName> {
    const answer = await this.#client.send(call('changeCoolName'), { body: { source: 'RANDOM' } });
    return mapResult(answer, ({ data }) => coolNameFromWire(data, this.#unknown));
  }

  async takeTwitterName(): Outcome<CoolName> {
    const answer = await this.#client.send(call('takeTwitterName'));
    return mapResult(answer, ({ data }) => coolNameFromWire(data, this.#unknown));
  }

  async beginTwitter(): Outcome<TwitterAuthorization> {
    const answer = await this.#client.send(call('authorizationUrl'));
    return mapResult(answer, ({ data }) => ({ url: data.url, token: data.oauthToken }));
  }

  async bindTwitter(verifier: string): Outcome<TwitterProfile> {
    const answer = await this.#client.send(call('authorize'), { query: { oauthVerifier: verifier } });
    return mapResult(answer, ({ data }) => twitterFromWire(data));
  }

  async twitter(): Outcome<TwitterProfile> {
    const answer = await this.#client.send(call('twitterProfile'));
    return mapResult(answer, ({ data }) => twitterFromWire(data));
  }

  async unbindTwitter(): Outcome<void> {
    const answer = await this.#client.send(call('unbindTwitter'));
    return mapResult(answer, () => undefined);
  }

  async removeTwitterImage(): Outcome<void> {
    const answer = await this.#client.send(call('removeTwitterImage'));
    return mapResult(answer, () => undefined);
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof socialIdentityEndpoints>(
  name: Name,
): Promise<(typeof socialIdentityEndpoints)[Name]> {
  return (await import('../../wire/catalogue/social-identity.endpoints')).socialIdentityEndpoints[name];
}
