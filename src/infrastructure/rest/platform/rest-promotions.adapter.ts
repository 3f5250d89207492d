import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { PromotionsCommandsPort } from '../../../application/platform/promotions-commands.port';
import type { PromotionsPort } from '../../../application/platform/promotions.port';
import type { LanguageCode } from '../../../domain/platform/language';
import type { ProfitCard, Promotion, PromotionCard } from '../../../domain/platform/promotion';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult, type Result } from '../../../domain/shared/result';
import type { promotionsEndpoints } from '../../wire/catalogue/promotions.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import type { Needs } from '../../../application/kernel/token';

interface Row {
  readonly id: string;
  readonly cardType: string;
  readonly title: string;
  readonly subtitle: string;
  readonly buttonText: string;
  readonly link: string;
  readonly startTime: string | number;
  readonly endTime: string | number;
  readonly dismissed?: boolean | undefined;
}

const cards: readonly PromotionCard[] = ['BANNER', 'CARD', 'POPUP', 'EVENT'];
const moods: readonly ProfitCard['mood'][] = ['gain', 'loss'];

export class RestPromotionsAdapter implements PromotionsPort, PromotionsCommandsPort {
  static readonly needs: Needs<typeof RestPromotionsAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async forVisitors(language: LanguageCode, cardType?: PromotionCard): Outcome<readonly Promotion[]> {
    const query = { platform: 'web', language, ...(cardType !== undefined && { cardType }) };
    return this.#promotions(await this.#client.send(call('publicPromotions'), { query }));
  }

  async forAccount(language: LanguageCode, cardType?: PromotionCard): Outcome<readonly Promotion[]> {
    const query = { platform: 'web', language, ...(cardType !== undefined && { cardType }) };
    return this.#promotions(await this.#client.send(call('accountPromotions'), { query }));
  }

  async forAccountPages(language: LanguageCode): Outcome<readonly Promotion[]> {
    const query = { platform: 'web', language };
    return this.#promotions(await this.#client.send(call('userCentrePromotions'), { query }));
  }

  async dismiss(promotionId: string): Outcome<void> {
    return this.hideAlert(`promotion-${promotionId}`);
  }

  async hideAlert(name: string): Outcome<void> {
    return mapResult(await this.#client.send(call('hideAlert'), { parameters: { type: name } }), () => undefined);
  }

  async profitCards(): Outcome<{
    readonly cards: readonly ProfitCard[];
    readonly link: string;
    readonly slogans: readonly string[];
  }> {
    const answer = await this.#client.send(call('profitSharing'));
    return mapResult(answer, ({ data }) => ({
      cards: data.templates.map(({ id, background, mood, textColor }) => ({
        id,
        background,
        mood: this.#unknown.oneOf('profit card', mood, moods),
        textColour: textColor,
      })),
      link: data.link,
      slogans: data.slogan,
    }));
  }

  #promotions(
    answer: Result<{ readonly data: { readonly rows: readonly Row[] } }, Failure>,
  ): Result<readonly Promotion[], Failure> {
    return mapResult(answer, ({ data }) =>
      data.rows.map(({ id, cardType, title, subtitle, buttonText, link, startTime, endTime, dismissed }) => ({
        id,
        card: this.#unknown.oneOf('promotion card', cardType, cards),
        title,
        subtitle,
        button: buttonText,
        link,
        startsAt: instantFrom(startTime) ?? 0,
        endsAt: instantFrom(endTime) ?? 0,
        dismissed: dismissed ?? false,
      })),
    );
  }
}

async function call<Name extends keyof typeof promotionsEndpoints>(
  name: Name,
): Promise<(typeof promotionsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/promotions.endpoints')).promotionsEndpoints[name];
}
