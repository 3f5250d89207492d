import type { promotionsEndpoints } from '../../../src/infrastructure/wire/catalogue/promotions.endpoints';
import type { BusinessApplication } from '../../../src/domain/platform/business-application';
import type { SurveyTheme } from '../../services/feedback/surveys';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import type { Promotion } from '../../services/promotions/promotions';
import { profitCards, profitSlogans } from '../../services/promotions/profit-cards';

export function promotionsHandlers(services: Services): Handlers<typeof promotionsEndpoints> {
  const { promotions, surveys, applications, mobileReleases, webOrigins, now } = services;
  const rows = (shown: readonly Promotion[]) => ({
    success: true as const,
    data: { rows: shown.map(row) },
    timestamp: now(),
  });
  const survey = (themes: readonly SurveyTheme[]) => ({
    success: true as const,
    data: { rows: themes.map(themeRow) },
    timestamp: now(),
  });
  const done = () => ({ success: true as const, timestamp: now() });
  const filed = (id: number) => ({ success: true as const, data: { id }, timestamp: now() });
  return {
    publicPromotions: (call) => rows(promotions.running(undefined, call.query.language ?? 'en', call.query.cardType)),
    accountPromotions: (call) => {
      const { user } = callerOf(call);
      return rows(promotions.running(user, call.query.language ?? user.language ?? 'en', call.query.cardType));
    },
    userCentrePromotions: (call) => {
      const { user } = callerOf(call);
      return rows(promotions.running(user, call.query.language ?? user.language ?? 'en'));
    },
    profitSharing: () => ({
      success: true,
      data: { templates: [...profitCards], link: webOrigins[0] ?? '', slogan: [...profitSlogans] },
      timestamp: now(),
    }),
    hideAlert: (call) => {
      promotions.hide(callerOf(call).user, call.parameters.type);
      return done();
    },
    surveys: (call) => survey(surveys.open(callerOf(call).user, call.query.device_type)),
    themes: (call) => survey(surveys.open(callerOf(call).user)),
    saveSurvey: (call) => {
      const { theme_id, answers, comment = '' } = call.body;
      surveys.save(
        callerOf(call).user,
        Number(theme_id),
        answers.map(({ id, value }) => ({ questionId: Number(id), value })),
        comment,
      );
      return done();
    },
    applyAsBroker: (call) => filed(applications.apply('broker', whole(call.body))),
    applyAsMarketMaker: (call) => filed(applications.apply('market_maker', whole(call.body))),
    applyAsLeadTrader: (call) => filed(applications.apply('lead_trader', whole(call.body))),
    mobileRelease: () => {
      const latest = mobileReleases.latest();
      if (!latest) return { success: true, data: null, timestamp: now() };
      const { minVersion, publishedAt, ...release } = latest;
      return {
        success: true,
        data: { ...release, min_version: minVersion, published_time: publishedAt },
        timestamp: now(),
      };
    },
  };
}

type Filled<T> = { readonly [K in keyof T]?: T[K] | undefined };

function whole({
  company = '',
  contact = '',
  email = '',
  website = '',
  volume = '',
  exchanges = '',
  message = '',
}: Filled<BusinessApplication>): BusinessApplication {
  return { company, contact, email, website, volume, exchanges, message };
}

function row({ promotionId, button, startsAt, endsAt, ...promotion }: Promotion) {
  return {
    ...promotion,
    id: promotionId,
    image: null,
    buttonText: button,
    startTime: startsAt,
    endTime: endsAt,
  };
}

function themeRow({ themeId, title, questions }: SurveyTheme) {
  return {
    theme_id: themeId,
    title,
    questions: questions.map(({ questionId, options, ...question }) => ({
      ...question,
      id: questionId,
      options: [...options],
    })),
  };
}
