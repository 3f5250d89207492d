import { type AccountAreas, openAccountAreas } from './account-areas';
import { AccountClosure } from './accounts/account-closure';
import { AccountFreezing } from './accounts/account-freezing';
import { type CampaignAreas, openCampaignAreas } from './campaign-areas';
import { Clockwork } from '../shared/clockwork';
import type { ExchangeService } from '../engine/exchange-service';
import { ExchangeNews } from './notifications/exchange-news';
import type { PasskeySite } from './security/passkeys';
import { mailNotifications } from './security/notification-mails';
import { Notifications } from './notifications/notifications';
import { PushMessages } from './push/push-messages';
import { openPersonalAreas, type PersonalAreas } from './personal-areas';
import { Mailbox } from '../shared/mailbox';
import { noSignInDirectory, type SignInDirectory } from '../shared/sign-in-directory';
import { tellOfEndedCopies, tellOfNewCopiers } from './copying/copy-news';
import { openSocialAreas, type SocialAreas } from './social-areas';
import { CostSamples } from './markets/cost-samples';
import type { EmbeddedDatabase } from '../storage/database';
import { AlgoOrderService } from './trading/algo-order-service';
import { MarginService } from './trading/margin-service';
import { MarginSettings } from './trading/margin-settings';
import { OrderService } from './trading/order-service';
import { type MoneyAreas, openMoneyAreas } from './money-areas';

export interface AreaSurroundings {
  readonly exchange: ExchangeService;
  readonly database: EmbeddedDatabase;
  readonly now: () => number;
  /** Whether a new exchange begins with a past: campaigns, snapshots, epochs. */
  readonly seeded: boolean;
  /** Where mails go; one of its own unless it is shared with the sign-in server. */
  readonly mailbox?: Mailbox | undefined;
  /** Of the server that people sign in at, where it can be asked. */
  readonly signInDirectory?: SignInDirectory | undefined;
  /** The pages that passkeys are used on. */
  readonly site?: PasskeySite | undefined;
  /** Origins that messages are pushed to beside those of the browsers' makers. */
  readonly pushServices?: readonly string[] | undefined;
}

/**
 * What the exchange keeps and does beside matching, one service per area: rules and state, no HTTP. The server
 * puts calls in front of them, the test fakes ports.
 */
export interface Areas extends AccountAreas, MoneyAreas, PersonalAreas, SocialAreas, CampaignAreas {
  readonly freezing: AccountFreezing;
  readonly closure: AccountClosure;
  readonly exchange: ExchangeService;
  readonly clockwork: Clockwork;
  readonly orderService: OrderService;
  readonly algoOrderService: AlgoOrderService;
  readonly marginService: MarginService;
  readonly marginSettings: MarginSettings;
  readonly notifications: Notifications;
  readonly pushMessages: PushMessages;
  readonly costSamples: CostSamples;
}

export function openAreas({
  exchange,
  database,
  now,
  seeded,
  mailbox = new Mailbox(),
  signInDirectory = noSignInDirectory,
  site,
  pushServices,
}: AreaSurroundings): Areas {
  const clockwork = new Clockwork(now);
  const notifications = new Notifications(database, now);
  const orderService = new OrderService(exchange, now);
  const account = openAccountAreas({
    exchange,
    database,
    now,
    notifications,
    mailbox,
    clockwork,
    signInDirectory,
    site,
  });
  new ExchangeNews(exchange, account.users, notifications);
  mailNotifications(notifications, account.users, account.settings, account.security.records);
  const pushMessages = new PushMessages({
    database,
    users: account.users,
    settings: account.settings,
    devices: account.pushDevices,
    services: pushServices,
  });
  pushMessages.follow(notifications);
  const social = openSocialAreas({ exchange, database, users: account.users, clockwork, now, seeded });
  tellOfEndedCopies(social.copying, social.copyStrategies, account.users, notifications);
  tellOfNewCopiers(social, account.users, notifications);
  const money = openMoneyAreas({
    exchange,
    database,
    now,
    seeded,
    notifications,
    records: account.security.records,
    clockwork,
    copies: social.copying.repository,
    users: account.users,
    guard: account.security,
    secondOpinion: account.secondPerson,
  });
  account.secondPerson.handles('CHAIN', money.wallet.withdrawals);
  account.secondPerson.handles('TRANSFER', money.wallet.transfers);
  const copies = social.copying.repository;
  const freezing = new AccountFreezing({ exchange, now, clockwork, ...account, wallet: money.wallet, copies });
  const campaigns = openCampaignAreas({
    exchange,
    database,
    users: account.users,
    notifications,
    clockwork,
    social,
    earn: money.earn,
    now,
    seeded,
  });
  return {
    exchange,
    clockwork,
    orderService,
    algoOrderService: new AlgoOrderService(exchange, orderService),
    marginService: new MarginService(exchange, orderService),
    marginSettings: new MarginSettings(exchange, orderService, database),
    ...account,
    ...money,
    freezing,
    closure: new AccountClosure({
      exchange,
      database,
      now,
      signInDirectory,
      ...account,
      ...money,
      freezing,
      copies,
      strategies: social.copyStrategies,
    }),
    notifications,
    pushMessages,
    costSamples: new CostSamples(exchange, database, clockwork),
    ...social,
    ...campaigns,
    ...openPersonalAreas({
      exchange,
      database,
      now,
      seeded,
      clockwork,
      users: account.users,
      vouchers: campaigns.vouchers,
    }),
  };
}
