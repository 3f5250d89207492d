import 'i18next';
import type account from './en/account.json';
import type accountKit from './en/accountKit.json';
import type common from './en/common.json';
import type consent from './en/consent.json';
import type credentials from './en/credentials.json';
import type home from './en/home.json';
import type layers from './en/layers.json';
import type markets from './en/markets.json';
import type notifications from './en/notifications.json';
import type reference from './en/reference.json';
import type referral from './en/referral.json';
import type security from './en/security.json';
import type session from './en/session.json';
import type settings from './en/settings.json';
import type signInMethods from './en/signInMethods.json';
import type spotMargin from './en/spotMargin.json';
import type trade from './en/trade.json';
import type verification from './en/verification.json';

/** The English texts are the type of the keys: a mistyped one does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      accountKit: typeof accountKit;
      common: typeof common;
      consent: typeof consent;
      credentials: typeof credentials;
      home: typeof home;
      layers: typeof layers;
      markets: typeof markets;
      notifications: typeof notifications;
      reference: typeof reference;
      referral: typeof referral;
      security: typeof security;
      session: typeof session;
      settings: typeof settings;
      signInMethods: typeof signInMethods;
      spotMargin: typeof spotMargin;
      trade: typeof trade;
      verification: typeof verification;
    };
  }
}
