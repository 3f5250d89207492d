import type { CustomTypeOptions, DefaultNamespace, Namespace } from 'i18next';
import type account from './en/account.json';
import type accountOrders from './en/accountOrders.json';
import type accountKit from './en/accountKit.json';
import type portfolioLinks from './en/portfolioLinks.json';
import type approvals from './en/approvals.json';
import type chart from './en/chart.json';
import type commands from './en/commands.json';
import type common from './en/common.json';
import type consent from './en/consent.json';
import type contracts from './en/contracts.json';
import type copyTrading from './en/copyTrading.json';
import type convert from './en/convert.json';
import type credentials from './en/credentials.json';
import type deposit from './en/deposit.json';
import type download from './en/download.json';
import type withdraw from './en/withdraw.json';
import type addressBook from './en/addressBook.json';
import type marketData from './en/marketData.json';
import type blog from './en/blog.json';
import type campaigns from './en/campaigns.json';
import type listingCampaign from './en/listingCampaign.json';
import type promotions from './en/promotions.json';
import type rewardCenter from './en/rewardCenter.json';
import type buyCrypto from './en/buyCrypto.json';
import type earn from './en/earn.json';
import type firstSteps from './en/firstSteps.json';
import type home from './en/home.json';
import type ladder from './en/ladder.json';
import type layers from './en/layers.json';
import type layout from './en/layout.json';
import type markets from './en/markets.json';
import type moneyKit from './en/moneyKit.json';
import type notifications from './en/notifications.json';
import type productMenus from './en/productMenus.json';
import type orderBasket from './en/orderBasket.json';
import type portfolio from './en/portfolio.json';
import type reference from './en/reference.json';
import type status from './en/status.json';
import type referral from './en/referral.json';
import type reserves from './en/reserves.json';
import type security from './en/security.json';
import type session from './en/session.json';
import type settings from './en/settings.json';
import type team from './en/team.json';
import type careers from './en/careers.json';
import type partners from './en/partners.json';
import type affiliates from './en/affiliates.json';
import type leadTraders from './en/leadTraders.json';
import type people from './en/people.json';
import type programme from './en/programme.json';
import type staking from './en/staking.json';
import type switches from './en/switches.json';
import type signInMethods from './en/signInMethods.json';
import type spotMargin from './en/spotMargin.json';
import type ticket from './en/ticket.json';
import type terminalTour from './en/terminalTour.json';
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
      accountOrders: typeof accountOrders;
      chart: typeof chart;
      commands: typeof commands;
      common: typeof common;
      consent: typeof consent;
      contracts: typeof contracts;
      convert: typeof convert;
      credentials: typeof credentials;
      deposit: typeof deposit;
      download: typeof download;
      withdraw: typeof withdraw;
      addressBook: typeof addressBook;
      blog: typeof blog;
      campaigns: typeof campaigns;
      listingCampaign: typeof listingCampaign;
      promotions: typeof promotions;
      rewardCenter: typeof rewardCenter;
      marketData: typeof marketData;
      buyCrypto: typeof buyCrypto;
      earn: typeof earn;
      firstSteps: typeof firstSteps;
      home: typeof home;
      ladder: typeof ladder;
      layers: typeof layers;
      layout: typeof layout;
      markets: typeof markets;
      moneyKit: typeof moneyKit;
      notifications: typeof notifications;
      orderBasket: typeof orderBasket;
      portfolio: typeof portfolio;
      productMenus: typeof productMenus;
      reference: typeof reference;
      status: typeof status;
      referral: typeof referral;
      reserves: typeof reserves;
      security: typeof security;
      session: typeof session;
      settings: typeof settings;
      switches: typeof switches;
      signInMethods: typeof signInMethods;
      careers: typeof careers;
      partners: typeof partners;
      affiliates: typeof affiliates;
      approvals: typeof approvals;
      portfolioLinks: typeof portfolioLinks;
      team: typeof team;
      leadTraders: typeof leadTraders;
      copyTrading: typeof copyTrading;
      people: typeof people;
      programme: typeof programme;
      staking: typeof staking;
      spotMargin: typeof spotMargin;
      ticket: typeof ticket;
      terminalTour: typeof terminalTour;
      trade: typeof trade;
      safety: typeof safety;
      transfer: typeof transfer;
      verification: typeof verification;
      wallet: typeof wallet;
    };
  }

  /**
   * The library works out anew for each call what its key can be, which took nine tenths of the time that checking the
   * views takes. A call with one known key is settled here; any other goes on to the library's own types.
   */
  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    (key: KPrefix extends undefined ? KeyOf<Ns, PlainKeys> : never, values?: TextValues): string;
    (key: KPrefix extends undefined ? KeyOf<Ns, CountedKeys> : never, values: TextValues & { count: number }): string;
  }
}

type Texts = CustomTypeOptions['resources'];

/** Texts of a page or of what pages share: a file of each language. */
export type TextNamespace = keyof Texts;

type TextValues = Readonly<Record<string, unknown>> & { readonly returnObjects?: never; readonly defaultValue?: never };
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Paths to texts; of a text that has a form for each number, the path without the form. */
type Paths<T, Counted extends boolean> = {
  [Name in keyof T & string]: T[Name] extends string
    ? Name extends `${infer Stem}_${Form}`
      ? Counted extends true
        ? Stem
        : never
      : Counted extends true
        ? never
        : Name
    : `${Name}.${Paths<T[Name], Counted>}`;
}[keyof T & string];
type PlainKeys = { [Name in keyof Texts]: Paths<Texts[Name], false> };
type CountedKeys = { [Name in keyof Texts]: Paths<Texts[Name], true> };

/** Of the first namespace as they are, of each with its name before them. */
type KeyOf<Ns, Keys extends Record<keyof Texts, string>> = Ns extends keyof Texts
  ? Keys[Ns]
  : Ns extends readonly [infer First extends keyof Texts, ...unknown[]]
    ? Keys[First] | WithName<Ns[number] & keyof Texts, Keys>
    : never;
type WithName<Name extends keyof Texts, Keys extends Record<keyof Texts, string>> = {
  [Each in Name]: `${Each}:${Keys[Each]}`;
}[Name];
