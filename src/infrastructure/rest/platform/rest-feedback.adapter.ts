import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { FeedbackCommandsPort } from '../../../application/platform/feedback-commands.port';
import type { FeedbackPort } from '../../../application/platform/feedback.port';
import type { BusinessApplication } from '../../../domain/platform/business-application';
import type { MobileRelease, QuestionType, Survey, SurveyReply } from '../../../domain/platform/survey';
import { instantFrom } from '../../../domain/shared/instant';
import { failure, mapResult, type Result, success } from '../../../domain/shared/result';
import type { promotionsEndpoints } from '../../wire/catalogue/promotions.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import type { Needs } from '../../../application/kernel/token';

interface Theme {
  readonly theme_id: string;
  readonly title: string;
  readonly questions: readonly {
    readonly id: string;
    readonly type: string;
    readonly text: string;
    readonly options: readonly string[];
  }[];
}

const types: readonly QuestionType[] = ['RATING', 'CHOICE', 'TEXT'];

export class RestFeedbackAdapter implements FeedbackPort, FeedbackCommandsPort {
  static readonly needs: Needs<typeof RestFeedbackAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async surveys(device?: 'web' | 'mobile'): Outcome<readonly Survey[]> {
    if (device === undefined) return this.#surveys(await this.#client.send(call('themes')));
    return this.#surveys(await this.#client.send(call('surveys'), { query: { device_type: device } }));
  }

  async answer({ surveyId, answers, comment }: SurveyReply): Outcome<void> {
    const body = {
      theme_id: surveyId,
      answers: answers.map(({ questionId, value }) => ({ id: questionId, value })),
      comment,
    };
    return mapResult(await this.#client.send(call('saveSurvey'), { body }), () => undefined);
  }

  async applyAsBroker(application: BusinessApplication): Outcome<string> {
    return mapResult(
      await this.#client.send(call('applyAsBroker'), { body: { ...application } }),
      ({ data }) => data.id,
    );
  }

  async applyAsMarketMaker(application: BusinessApplication): Outcome<string> {
    return mapResult(
      await this.#client.send(call('applyAsMarketMaker'), { body: { ...application } }),
      ({ data }) => data.id,
    );
  }

  async applyAsLeadTrader(application: BusinessApplication): Outcome<string> {
    return mapResult(
      await this.#client.send(call('applyAsLeadTrader'), { body: { ...application } }),
      ({ data }) => data.id,
    );
  }

  async mobileRelease(): Outcome<MobileRelease> {
    const answer = await this.#client.send(call('mobileRelease'));
    if (!answer.ok) return answer;
    const { data } = answer.value;
    if (data === null) return failure({ kind: 'notFound' });
    const { url, min_version, published_time, ...release } = data;
    return success({
      ...release,
      address: url,
      oldestVersion: min_version,
      publishedAt: instantFrom(published_time) ?? 0,
    });
  }

  #surveys(
    answer: Result<{ readonly data: { readonly rows: readonly Theme[] } }, Failure>,
  ): Result<readonly Survey[], Failure> {
    return mapResult(answer, ({ data }) =>
      data.rows.map(({ theme_id, title, questions }) => ({
        id: theme_id,
        title,
        questions: questions.map(({ id, type, text, options }) => ({
          id,
          type: this.#unknown.oneOf('survey question', type, types),
          text,
          options,
        })),
      })),
    );
  }
}

async function call<Name extends keyof typeof promotionsEndpoints>(
  name: Name,
): Promise<(typeof promotionsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/promotions.endpoints')).promotionsEndpoints[name];
}
