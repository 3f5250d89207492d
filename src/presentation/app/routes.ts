import { accountRoute, accountSettingsRoute } from '../account/account.route';
import { apiManagementRoute } from '../credentials/credentials.route';
import { homeRoute } from '../home/home.route';
import { marketsRoute } from '../markets/markets.route';
import { notificationsRoute } from '../notifications/notifications.route';
import { referralRoute } from '../referral/referral.route';
import { apiReferenceRoutes } from '../reference/api-reference.routes';
import { accountSecurityRoute } from '../security/security.route';
import { loginRoute, mailActionRoute, registerRoute } from '../session/session.routes';
import { spotMarginRoute } from '../spot-margin/spot-margin.route';
import { tradeRoutes } from '../trading/trade.route';
import { identityVerificationRoute } from '../verification/verification.route';
import type { AppRoute } from './route';

const serverErrorRoute: AppRoute = {
  path: '/500',
  namespaces: [],
  adapters: [],
  load: async () => (await import('./message-pages.wiring')).serverErrorPage,
};

const notFoundRoute: AppRoute = {
  path: '*',
  namespaces: [],
  adapters: [],
  load: async () => (await import('./message-pages.wiring')).notFoundPage,
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
