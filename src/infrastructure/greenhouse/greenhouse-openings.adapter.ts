import type * as z from 'zod/mini';
import type { OpeningsPort } from '../../application/careers/openings.port';
import type { Failure, Outcome } from '../../application/kernel/failure';
import { Log } from '../../application/kernel/log.port';
import type { Needs } from '../../application/kernel/token';
import { Environment } from '../../application/platform/environment';
import type { Office, Opening, OpeningDescription } from '../../domain/careers/opening';
import { failure, mapResult, success } from '../../domain/shared/result';
import { DocumentWindow } from '../ghost/document-window';
import { HttpSender } from '../rest/transport/http-sender.port';
import { requestUrl, type Scalar } from '../rest/transport/request-url';
import { jobList, officeList, wholeJob } from './greenhouse-answers';
import { htmlOf, officesFromGreenhouse, openingFromGreenhouse } from './greenhouse-openings.wire';

/** Openings of a board by Greenhouse's Job Board API (docs/adr/0042-job-board.md). */
export class GreenhouseOpeningsAdapter implements OpeningsPort {
  static readonly needs: Needs<typeof GreenhouseOpeningsAdapter> = [Environment, HttpSender, Log, DocumentWindow];

  constructor(
    private readonly environment: Environment,
    private readonly sender: HttpSender,
    private readonly log: Log,
    private readonly window: DocumentWindow,
  ) {}

  async openings(): Outcome<readonly Opening[]> {
    // Teams and offices come only along with the texts.
    const answer = await this.#ask('/jobs', { content: true }, jobList);
    return mapResult(answer, ({ jobs }) => jobs.map(openingFromGreenhouse).filter((opening) => opening !== undefined));
  }

  async opening(id: string): Outcome<OpeningDescription> {
    // Numbers alone name jobs; anything else would ask for another address.
    if (!/^\d+$/.test(id)) return failure({ kind: 'notFound' });
    const answer = await this.#ask(`/jobs/${id}`, {}, wholeJob);
    if (!answer.ok) return answer;
    const opening = openingFromGreenhouse(answer.value);
    if (!opening) return failure({ kind: 'notFound' });
    // The sanitiser comes with the first description: lists need none.
    const { readArticle } = await import('../ghost/article-reader');
    const { links, hosts } = this.environment;
    const own = [links['website'], links['tradingApp']].filter((link) => link !== undefined);
    const body = readArticle(htmlOf(answer.value.content ?? ''), await this.window(), {
      // Where an address without a host leads.
      content: links['website'] ?? hosts.jobs,
      own,
      pictures: [],
    });
    return success({ ...opening, body });
  }

  async offices(): Outcome<readonly Office[]> {
    const answer = await this.#ask('/offices', {}, officeList);
    return mapResult(answer, ({ offices }) => officesFromGreenhouse(offices));
  }

  async #ask<Schema extends z.ZodMiniType>(
    path: string,
    options: Readonly<Record<string, Scalar>>,
    schema: Schema,
  ): Outcome<z.output<Schema>> {
    const url = requestUrl(this.environment.hosts.jobs, path, {}, options);
    try {
      const { status, body } = await this.sender.send({ method: 'GET', url, headers: {}, withCredentials: false });
      if (status !== 200) return this.#failed(path, { kind: kindOf(status), code: `HTTP ${status}` });
      const read = schema.safeParse(body);
      if (read.success) return success(read.data);
      const [wrong] = read.error.issues;
      return this.#failed(path, { kind: 'malformed', detail: `${wrong?.path.join('.')}: ${wrong?.code}` });
    } catch (cause) {
      return this.#failed(path, { kind: 'offline', detail: cause instanceof Error ? cause.name : 'no answer' });
    }
  }

  #failed(path: string, reason: Failure) {
    this.log.info(`job board: ${path} failed`, { kind: reason.kind, code: reason.code, detail: reason.detail });
    return failure(reason);
  }
}

function kindOf(status: number): 'notFound' | 'rateLimited' | 'maintenance' | 'unknown' {
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimited';
  return status === 503 ? 'maintenance' : 'unknown';
}
