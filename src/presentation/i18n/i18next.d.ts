import 'i18next';
import type account from './en/account.json';
import type accountKit from './en/accountKit.json';
import type chart from './en/chart.json';
import type commands from './en/commands.json';
import type common from './en/common.json';
import type consent from './en/consent.json';
import type contracts from './en/contracts.json';
import type convert from './en/convert.json';
import type credentials from './en/credentials.json';
import type deposit from './en/deposit.json';
import type withdraw from './en/withdraw.json';
import type home from './en/home.json';
import type ladder from './en/ladder.json';
import type layers from './en/layers.json';
import type layout from './en/layout.json';
import type markets from './en/markets.json';
import type moneyKit from './en/moneyKit.json';
import type notifications from './en/notifications.json';
import type portfolio from './en/portfolio.json';
import type reference from './en/reference.json';
import type referral from './en/referral.json';
import type reserves from './en/reserves.json';
import type security from './en/security.json';
import type session from './en/session.json';
import type settings from './en/settings.json';
import type signInMethods from './en/signInMethods.json';
import type spotMargin from './en/spotMargin.json';
import type ticket from './en/ticket.json';
import type trade from './en/trade.json';
import type safety from './en/safety.json';
import type transfer from './en/transfer.json';
import type verification from './en/verification.json';
import type wallet from './en/wallet.json';

/** The English texts are the type of the keys: a mistyped one does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      accountKit: typeof accountKit;
      chart: typeof chart;
      commands: typeof commands;
      common: typeof common;
      consent: typeof consent;
      contracts: typeof contracts;
      convert: typeof convert;
      credentials: typeof credentials;
      deposit: typeof deposit;
      withdraw: typeof withdraw;
      home: typeof home;
      ladder: typeof ladder;
      layers: typeof layers;
      layout: typeof layout;
      markets: typeof markets;
      moneyKit: typeof moneyKit;
      notifications: typeof notifications;
      portfolio: typeof portfolio;
      reference: typeof reference;
      referral: typeof referral;
      reserves: typeof reserves;
      security: typeof security;
      session: typeof session;
      settings: typeof settings;
      signInMethods: typeof signInMethods;
      spotMargin: typeof spotMargin;
      ticket: typeof ticket;
      trade: typeof trade;
      safety: typeof safety;
      transfer: typeof transfer;
      verification: typeof verification;
      wallet: typeof wallet;
    };
  }
}
