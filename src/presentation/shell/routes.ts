import { accountRoute, accountSettingsRoute } from '../features/account/account.route';
import { apiManagementRoute } from '../features/api-management/credentials.route';
import { homeRoute } from '../features/home/home.route';
import { marketsRoute } from '../features/markets/markets.route';
import { notificationsRoute } from '../features/notifications/notifications.route';
import { referralRoute } from '../features/referral/referral.route';
import { apiReferenceRoutes } from '../features/api-reference/api-reference.routes';
import { accountSecurityRoute } from '../features/security/security.route';
import { loginRoute, mailActionRoute, registerRoute } from '../features/session/session.routes';
import { spotMarginRoute } from '../features/spot-margin/spot-margin.route';
import { tradeRoutes } from '../features/terminal/trade.route';
import { identityVerificationRoute } from '../features/verification/verification.route';
import type { AppRoute } from '../runtime/route';

const serverErrorRoute: AppRoute = {
  path: '/500',
  namespaces: [],
  adapters: [],
  load: async () => (await import('../features/message-pages/message-pages.wiring')).serverErrorPage,
};

const notFoundRoute: AppRoute = {
  path: '*',
  namespaces: [],
  adapters: [],
  load: async () => (await import('../features/message-pages/message-pages.wiring')).notFoundPage,
};

/** Every page of the product (specification, section 2). */
export const appRoutes: readonly AppRoute[] = [
  homeRoute,
  marketsRoute,
  ...tradeRoutes,
  loginRoute,
  registerRoute,
  mailActionRoute,
  referralRoute,
  notificationsRoute,
  ...apiReferenceRoutes,
  accountRoute,
  accountSettingsRoute,
  apiManagementRoute,
  identityVerificationRoute,
  spotMarginRoute,
  accountSecurityRoute,
  serverErrorRoute,
  notFoundRoute,
];
