import * as z from 'zod/mini';
import { type ApplicationField, longestApplication } from '../../../domain/platform/business-application';
import { languageCodes } from '../../../domain/platform/language';
import { endpoint } from './endpoint';
import { dataAnswer, emptyAnswer, wireFlag, wireId, wireTime, wireNumber } from './wire';

const assumed = 'no public shape; fields as in protocol 6.2 and 6.6';
const source = 'specification 7; protocol 6.6';

const promotions = dataAnswer(
  z.object({
    rows: z.array(
      z.object({
        id: wireId,
        cardType: z.string(),
        title: z.string(),
        subtitle: z.string(),
        image: z.optional(z.nullable(z.string())),
        link: z.string(),
        buttonText: z.string(),
        startTime: wireTime,
        endTime: wireTime,
        order: wireNumber,
        audience: z.optional(z.string()),
        dismissed: z.optional(wireFlag),
      }),
    ),
  }),
);
const place = {
  platform: z.optional(z.string()),
  cardType: z.optional(z.string()),
  language: z.optional(z.enum(languageCodes)),
};
const question = z.object({ id: wireId, type: z.string(), text: z.string(), options: z.array(z.string()) });
const themes = dataAnswer(
  z.object({
    rows: z.array(z.object({ theme_id: wireId, title: z.string(), questions: z.array(question) })),
  }),
);
const written = (field: ApplicationField) => z.string().check(z.maxLength(longestApplication[field]));
const application = z.object({
  company: written('company'),
  contact: written('contact'),
  email: written('email'),
  website: z.optional(written('website')),
  volume: z.optional(written('volume')),
  exchanges: z.optional(written('exchanges')),
  message: z.optional(written('message')),
});
const applied = dataAnswer(z.object({ id: wireId }));

export const promotionsEndpoints = {
  publicPromotions: endpoint({
    id: 'promotions.publicPromotions',
    method: 'GET',
    path: '/promotion/public/promotion',
    access: 'public',
    summary: 'What is promoted to anybody, in a language of the product.',
    query: z.object(place),
    answer: promotions,
    assumed,
    source,
  }),
  accountPromotions: endpoint({
    id: 'promotions.accountPromotions',
    method: 'GET',
    path: '/promotion/account/promotion',
    access: 'private',
    summary: 'What is promoted to this account, and what it has put away.',
    query: z.object(place),
    answer: promotions,
    assumed,
    source,
  }),
  userCentrePromotions: endpoint({
    id: 'promotions.userCentrePromotions',
    method: 'GET',
    path: '/usercenter/account/promotion',
    access: 'private',
    summary: 'The same for the account pages, in the language that is named (our addition), or else the account’s.',
    query: z.object({ platform: place.platform, language: place.language }),
    answer: promotions,
    assumed,
    source,
  }),
  profitSharing: endpoint({
    id: 'promotions.profitSharing',
    method: 'GET',
    path: '/promotion/public/pnl_share',
    access: 'public',
    summary: 'How pictures of a trade’s profit look.',
    answer: dataAnswer(
      z.object({
        templates: z.array(z.object({ id: wireId, background: z.string(), mood: z.string(), textColor: z.string() })),
        link: z.string(),
        slogan: z.array(z.string()),
      }),
    ),
    assumed,
    source,
  }),
  hideAlert: endpoint({
    id: 'promotions.hideAlert',
    method: 'POST',
    path: '/usercenter/account/hide_alert/{type}',
    access: 'private',
    summary: 'Puts an alert or promotion away for good.',
    parameters: z.object({ type: z.string() }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  surveys: endpoint({
    id: 'promotions.surveys',
    method: 'GET',
    path: '/usercenter/account/satisfaction_survey_themes',
    access: 'private',
    summary: 'Questions to this account that wait for an answer.',
    query: z.object({ device_type: z.optional(z.string()) }),
    answer: themes,
    assumed,
    source,
  }),
  themes: endpoint({
    id: 'promotions.themes',
    method: 'GET',
    path: '/usercenter/account/themes',
    access: 'private',
    summary: 'The same for every device.',
    answer: themes,
    assumed,
    source,
  }),
  saveSurvey: endpoint({
    id: 'promotions.saveSurvey',
    method: 'POST',
    path: '/usercenter/account/save_satisfaction_survey',
    access: 'private',
    summary: 'Answers a survey: once in 90 days.',
    body: z.object({
      theme_id: wireId,
      answers: z.array(z.object({ id: wireId, value: z.string() })),
      comment: z.optional(z.string()),
    }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  applyAsBroker: endpoint({
    id: 'promotions.applyAsBroker',
    method: 'POST',
    path: '/usercenter/pre/broker',
    access: 'public',
    summary: 'A company applies to become a broker.',
    body: application,
    answer: applied,
    assumed,
    source,
  }),
  applyAsMarketMaker: endpoint({
    id: 'promotions.applyAsMarketMaker',
    method: 'POST',
    path: '/usercenter/pre/market_maker',
    access: 'public',
    summary: 'A company applies to become a designated market maker.',
    body: application,
    answer: applied,
    assumed,
    source,
  }),
  applyAsLeadTrader: endpoint({
    id: 'promotions.applyAsLeadTrader',
    method: 'POST',
    path: '/usercenter/pre/lead_trader',
    access: 'public',
    summary: 'A trader or a team applies to be copied.',
    body: application,
    answer: applied,
    assumed: 'the specification names no call for traders; fields as for companies',
    source: 'our own',
  }),
  mobileRelease: endpoint({
    id: 'promotions.mobileRelease',
    method: 'GET',
    path: '/usercenter/public/mobile/apk/published',
    access: 'public',
    summary: 'The newest published build of the mobile app; null while there is none.',
    answer: dataAnswer(
      z.nullable(
        z.object({
          version: z.string(),
          build: wireNumber,
          url: z.string(),
          sha256: z.string(),
          size: wireNumber,
          min_version: z.string(),
          notes: z.string(),
          published_time: wireTime,
        }),
      ),
    ),
    assumed,
    source,
  }),
} as const;
