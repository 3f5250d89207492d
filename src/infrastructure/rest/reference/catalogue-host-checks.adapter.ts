import * as z from 'zod/mini';
import { Clock } from '../../../application/kernel/clock.port';
import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { Environment } from '../../../application/platform/environment';
import type { HostChecksPort } from '../../../application/reference/host-checks.port';
import { SessionRefusals } from '../../../application/session/session-refusals';
import { SessionTokenPort } from '../../../application/session/session-token.port';
import type { HostAnswer, HostCheck } from '../../../domain/reference/host-check';
import { failure, success } from '../../../domain/shared/result';
import type { Endpoint } from '../../wire/catalogue/endpoint';
import { readAnswer } from '../transport/answer-reader';
import { failureOfAnswer, isRefusalOfSession } from '../transport/failure-mapping';
import { DirectHttpSender, type HttpAnswer, type HttpSender } from '../transport/http-sender.port';
import { requestUrl } from '../transport/request-url';
import { hostCheckSamples, leftOutOfHostChecks } from './host-check-samples';

/** Walks the reading calls of the catalogue, which comes with the first of them. */
export class CatalogueHostChecksAdapter implements HostChecksPort {
  static readonly needs: Needs<typeof CatalogueHostChecksAdapter> = [
    Environment,
    DirectHttpSender,
    SessionTokenPort,
    SessionRefusals,
    Clock,
  ];

  readonly #endpoints = new Map<string, Endpoint>();

  constructor(
    private readonly environment: Environment,
    private readonly sender: HttpSender,
    private readonly tokens: SessionTokenPort,
    private readonly refusals: SessionRefusals,
    private readonly clock: Clock,
  ) {}

  async checks(): Outcome<readonly HostCheck[]> {
    try {
      const { catalogue } = await import('../../wire/catalogue/catalogue');
      const checks = catalogue.flatMap((endpoint): HostCheck[] => {
        const { id, path, access } = endpoint;
        if (access === 'admin' || !isChecked(endpoint)) return [];
        this.#endpoints.set(id, endpoint);
        return [{ id, path, access, area: id.split('.')[0]! }];
      });
      return success(checks);
    } catch (cause) {
      return failure({ kind: 'offline', detail: String(cause) });
    }
  }

  async run({ id }: HostCheck): Promise<HostAnswer> {
    const endpoint = this.#endpoints.get(id);
    if (!endpoint) throw new Error(`${id} is none of the checks.`);
    const bearer = endpoint.access === 'private' ? this.tokens.token.current : undefined;
    const sample = hostCheckSamples[id];
    const startedAt = this.clock.now();
    const answer = await this.#send({
      url: requestUrl(this.environment.hosts.rest, endpoint.path, sample?.parameters ?? {}, sample?.query ?? {}),
      headers: bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` },
    });
    const took = this.clock.now() - startedAt;
    if (!answer) return { state: 'unreachable', took };
    const refused = failureOfAnswer(answer, this.clock.now());
    if (refused && isRefusalOfSession(refused)) this.refusals.report(bearer);
    if (refused && refused.kind !== 'malformed')
      return { state: 'refused', took, code: refused.code, detail: refused.detail };
    const detail = refused?.detail ?? misfit(endpoint, answer.body);
    return detail === undefined ? { state: 'operational', took } : { state: 'malformed', took, detail };
  }

  async #send(request: Pick<Parameters<HttpSender['send']>[0], 'url' | 'headers'>): Promise<HttpAnswer | undefined> {
    try {
      return await this.sender.send({ method: 'GET', withCredentials: false, ...request });
    } catch {
      return undefined;
    }
  }
}

function isChecked({ id, method, host, parameters, query }: Endpoint): boolean {
  if (method !== 'GET' || host !== 'rest' || leftOutOfHostChecks.has(id)) return false;
  const sample = hostCheckSamples[id];
  return z.safeParse(parameters, sample?.parameters ?? {}).success && z.safeParse(query, sample?.query ?? {}).success;
}

/** What of an answer is not as described; rows that pages would leave out are. */
function misfit({ answer }: Endpoint, body: unknown): string | undefined {
  const read = readAnswer(answer, body);
  if (!read.ok) return read.error;
  return read.value.droppedRows > 0 ? `data.rows: ${read.value.droppedRows}` : undefined;
}
