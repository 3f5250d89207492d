import type { Outcome } from '../../../application/kernel/failure';
import type { FeaturesPort } from '../../../application/social/features.port';
import { mapResult } from '../../../domain/shared/result';
import type { Feature } from '../../../domain/social/feature';
import type { featuresEndpoints } from '../../wire/catalogue/features.endpoints';
import { RestClient } from '../transport/rest-client';
import type { Needs } from '../../../application/kernel/token';

export class RestFeaturesAdapter implements FeaturesPort {
  static readonly needs: Needs<typeof RestFeaturesAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async publicFeatures(): Outcome<readonly Feature[]> {
    const answer = await this.#client.send(call('publicFeatures'));
    return mapResult(answer, ({ data }) =>
      data.rows.map(({ key, enabled, variant }) => ({ key, enabled, variant: variant ?? undefined })),
    );
  }

  async myFeatures(): Outcome<readonly Feature[]> {
    const answer = await this.#client.send(call('privateFeatures'));
    return mapResult(answer, ({ data }) =>
      data.rows.map(({ key, enabled, variant }) => ({ key, enabled, variant: variant ?? undefined })),
    );
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof featuresEndpoints>(
  name: Name,
): Promise<(typeof featuresEndpoints)[Name]> {
  return (await import('../../wire/catalogue/features.endpoints')).featuresEndpoints[name];
}
