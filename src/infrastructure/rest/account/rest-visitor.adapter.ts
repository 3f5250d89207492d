import type * as z from 'zod/mini';
import type { VisitorPort } from '../../../application/account/visitor.port';
import type { Outcome } from '../../../application/kernel/failure';
import type { Place, ServedRegion } from '../../../domain/account/place';
import { mapResult } from '../../../domain/shared/result';
import { accountSettingsEndpoints } from '../../wire/catalogue/account-settings.endpoints';
import { accountEndpoints } from '../../wire/catalogue/account.endpoints';
import { RestClient } from '../transport/rest-client';
import type { Needs } from '../../../application/kernel/token';

type PlaceAnswer = z.output<typeof accountSettingsEndpoints.place.answer>['data'];

export class RestVisitorAdapter implements VisitorPort {
  static readonly needs: Needs<typeof RestVisitorAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async here(): Outcome<Place> {
    return mapResult(await this.#client.send(accountSettingsEndpoints.place), ({ data }) => placeFromWire(data));
  }

  async placeOf(ip: string): Outcome<Place> {
    return mapResult(await this.#client.send(accountSettingsEndpoints.placeOf, { query: { ip } }), ({ data }) =>
      placeFromWire(data),
    );
  }

  async regions(): Outcome<readonly ServedRegion[]> {
    const answer = await this.#client.send(accountEndpoints.regions);
    return mapResult(answer, ({ data }) =>
      data.rows.map(({ code, name, eu, restricted, dial_code, documents }) => ({
        code,
        name,
        eu: eu ?? false,
        restricted: restricted ?? false,
        dialCode: dial_code ?? '',
        documents: documents ?? [],
      })),
    );
  }
}

function placeFromWire({ ip, country, country_name, city, eu, restricted }: PlaceAnswer): Place {
  return {
    ip,
    country: country ?? undefined,
    countryName: country_name ?? undefined,
    city: city ?? undefined,
    eu: eu ?? undefined,
    restricted: restricted ?? false,
  };
}
