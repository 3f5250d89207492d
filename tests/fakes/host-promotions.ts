import { notFound } from '../../sandbox/shared/api-error';
import { profitCards, profitSlogans } from '../../sandbox/services/promotions/profit-cards';
import type { Promotion as Running } from '../../sandbox/services/promotions/promotions';
import type { SurveyTheme } from '../../sandbox/services/feedback/surveys';
import type { Outcome } from '../../src/application/kernel/failure';
import type { FeedbackCommandsPort } from '../../src/application/platform/feedback-commands.port';
import type { FeedbackPort } from '../../src/application/platform/feedback.port';
import type { PromotionsCommandsPort } from '../../src/application/platform/promotions-commands.port';
import type { PromotionsPort } from '../../src/application/platform/promotions.port';
import type { LanguageCode } from '../../src/domain/platform/language';
import type { ProfitCard, Promotion, PromotionCard } from '../../src/domain/platform/promotion';
import type { BusinessApplication } from '../../src/domain/platform/business-application';
import type { MobileRelease, Survey, SurveyReply } from '../../src/domain/platform/survey';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

export class HostPromotions implements PromotionsPort, PromotionsCommandsPort {
  static readonly needs: Needs<typeof HostPromotions> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  forVisitors(language: LanguageCode, card?: PromotionCard): Outcome<readonly Promotion[]> {
    return this.calls.open(({ promotions }) => promotions.running(undefined, language, card).map(shown));
  }

  forAccount(language: LanguageCode, card?: PromotionCard): Outcome<readonly Promotion[]> {
    return this.calls.as((user, { promotions }) => promotions.running(user, language, card).map(shown));
  }

  forAccountPages(language: LanguageCode): Outcome<readonly Promotion[]> {
    return this.calls.as((user, { promotions }) => promotions.running(user, language).map(shown));
  }

  dismiss(promotionId: string): Outcome<void> {
    return this.hideAlert(`promotion-${promotionId}`);
  }

  hideAlert(name: string): Outcome<void> {
    return this.calls.as((user, { promotions }) => promotions.hide(user, name));
  }

  profitCards(): Outcome<{
    readonly cards: readonly ProfitCard[];
    readonly link: string;
    readonly slogans: readonly string[];
  }> {
    return this.calls.open(() => ({
      cards: profitCards.map(({ textColor, ...card }) => ({ ...card, textColour: textColor })),
      link: 'http://web.test',
      slogans: profitSlogans,
    }));
  }
}

export class HostFeedback implements FeedbackPort, FeedbackCommandsPort {
  static readonly needs: Needs<typeof HostFeedback> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  surveys(device?: 'web' | 'mobile'): Outcome<readonly Survey[]> {
    return this.calls.as((user, { surveys }) => surveys.open(user, device).map(survey));
  }

  answer({ surveyId, answers, comment }: SurveyReply): Outcome<void> {
    const given = answers.map(({ questionId, value }) => ({ questionId: Number(questionId), value }));
    return this.calls.as((user, { surveys }) => surveys.save(user, Number(surveyId), given, comment));
  }

  applyAsBroker(application: BusinessApplication): Outcome<string> {
    return this.calls.open(({ applications }) => String(applications.apply('broker', application)));
  }

  applyAsMarketMaker(application: BusinessApplication): Outcome<string> {
    return this.calls.open(({ applications }) => String(applications.apply('market_maker', application)));
  }

  applyAsLeadTrader(application: BusinessApplication): Outcome<string> {
    return this.calls.open(({ applications }) => String(applications.apply('lead_trader', application)));
  }

  mobileRelease(): Outcome<MobileRelease> {
    return this.calls.open(({ mobileReleases }) => {
      const latest = mobileReleases.latest();
      if (!latest) throw notFound('release');
      const { url, minVersion, ...release } = latest;
      return { ...release, address: url, oldestVersion: minVersion };
    });
  }
}

function shown({
  promotionId,
  cardType,
  title,
  subtitle,
  button,
  link,
  startsAt,
  endsAt,
  dismissed,
}: Running): Promotion {
  return {
    id: String(promotionId),
    card: cardType,
    title,
    subtitle,
    button,
    link,
    startsAt,
    endsAt,
    dismissed,
  };
}

function survey({ themeId, title, questions }: SurveyTheme): Survey {
  return {
    id: String(themeId),
    title,
    questions: questions.map(({ questionId, ...question }) => ({ ...question, id: String(questionId) })),
  };
}
