import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import type { PageMarkCommandsPort } from '../../../application/security/page-mark-commands.port';
import type { PageMarkPort } from '../../../application/security/page-mark.port';
import type { Proof } from '../../../domain/security/factor';
import { isPagePicture, type PageMark } from '../../../domain/security/page-mark';
import { mapResult } from '../../../domain/shared/result';
import { pageMarkEndpoints } from '../../wire/catalogue/page-mark.endpoints';
import { RestClient } from '../transport/rest-client';
import { proofToWire } from './proof.wire';

const nothing = (): undefined => undefined;

export class RestPageMarkAdapter implements PageMarkPort, PageMarkCommandsPort {
  static readonly needs: Needs<typeof RestPageMarkAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async mark(): Outcome<{ readonly mark: PageMark | undefined }> {
    return mapResult(await this.#client.send(pageMarkEndpoints.mark), ({ data: { picture, phrase } }) => ({
      mark: isPagePicture(picture) && phrase !== null ? { picture, phrase } : undefined,
    }));
  }

  async set({ picture, phrase }: PageMark, proof: Proof): Outcome<void> {
    const body = { picture, phrase, ...proofToWire(proof) };
    return mapResult(await this.#client.send(pageMarkEndpoints.set, { body }), nothing);
  }

  async remove(proof: Proof): Outcome<void> {
    return mapResult(await this.#client.send(pageMarkEndpoints.remove, { body: proofToWire(proof) }), nothing);
  }
}
