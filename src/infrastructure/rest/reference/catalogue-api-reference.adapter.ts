import { Clock } from '../../../application/kernel/clock.port';
import type { Outcome } from '../../../application/kernel/failure';
import { Environment } from '../../../application/platform/environment';
import type { ApiReferencePort, TriedCall } from '../../../application/reference/api-reference.port';
import type { ApiCall, ApiReference } from '../../../domain/reference/api-reference';
import { callAddress, type CallValues } from '../../../domain/reference/code-sample';
import { failure, success } from '../../../domain/shared/result';
import type { Endpoint } from '../../wire/catalogue/endpoint';
import { rateLimitOf } from '../../wire/catalogue/rate-limits';
import { DirectHttpSender, type HttpSender } from '../transport/http-sender.port';
import type { Needs } from '../../../application/kernel/token';

/** Bodies without end, which a page cannot show. */
const endless: ReadonlySet<string> = new Set(['chart.udfStream', 'chart.stream']);

/** Describes the catalogue itself. It is large and comes with the reference page alone. */
export class CatalogueApiReferenceAdapter implements ApiReferencePort {
  static readonly needs: Needs<typeof CatalogueApiReferenceAdapter> = [Environment, DirectHttpSender, Clock];

  readonly #environment: Environment;
  readonly #sender: HttpSender;
  readonly #clock: Clock;

  constructor(environment: Environment, sender: HttpSender, clock: Clock) {
    this.#environment = environment;
    this.#sender = sender;
    this.#clock = clock;
  }

  hosts(): { readonly rest: string; readonly websocket: string } {
    const { rest, newWsUrl } = this.#environment.hosts;
    return { rest, websocket: newWsUrl };
  }

  async reference(): Outcome<ApiReference> {
    const [{ catalogue }, { accessOf }, { fieldsOf, jsonSchemaOf }, { streamTopics }, { errorCatalogue }] =
      await Promise.all([
        import('../../wire/catalogue/catalogue'),
        import('../../wire/catalogue/access'),
        import('./schema-description'),
        import('./stream-topics'),
        import('./error-catalogue'),
      ]);
    const describe = (endpoint: Endpoint): ApiCall => ({
      id: endpoint.id,
      area: endpoint.id.split('.')[0]!,
      method: endpoint.method,
      path: endpoint.path,
      access: accessOf(endpoint),
      summary: endpoint.summary,
      deprecated: endpoint.deprecated,
      ...(endpoint.assumed !== undefined && { assumed: endpoint.assumed }),
      source: endpoint.source,
      limit: rateLimitOf(endpoint),
      parameters: fieldsOf(jsonSchemaOf(endpoint.parameters)),
      query: fieldsOf(jsonSchemaOf(endpoint.query)),
      body: fieldsOf(jsonSchemaOf(endpoint.body)),
      answer: fieldsOf(jsonSchemaOf(endpoint.answer)),
      tryable:
        endpoint.access === 'public' &&
        endpoint.method === 'GET' &&
        endpoint.host === 'rest' &&
        !endless.has(endpoint.id),
    });
    return success({ calls: catalogue.map(describe), topics: streamTopics, errors: errorCatalogue });
  }

  async openApi(): Outcome<string> {
    const [{ catalogue }, { openApiDocument }] = await Promise.all([
      import('../../wire/catalogue/catalogue'),
      import('./open-api'),
    ]);
    const { brand, hosts } = this.#environment;
    return success(
      JSON.stringify(openApiDocument(catalogue, { title: `${brand.name} API`, server: hosts.rest }), undefined, 2),
    );
  }

  async tryCall(call: ApiCall, values: CallValues): Outcome<TriedCall> {
    const startedAt = this.#clock.now();
    try {
      const answer = await this.#sender.send({
        method: call.method,
        url: callAddress(this.#environment.hosts.rest, call, values),
        headers: {},
        withCredentials: false,
      });
      const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body, undefined, 2);
      return success({ status: answer.status, took: this.#clock.now() - startedAt, body });
    } catch (error) {
      return failure({ kind: 'offline', detail: String(error) });
    }
  }
}
