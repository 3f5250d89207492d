import { type AccountAreas, openAccountAreas } from './accounts/account-areas';
import { Clockwork } from './clockwork';
import type { ExchangeService } from './exchange/model';
import { Notifications } from './notifications/notifications';
import { Mailbox } from './security/mailbox';
import type { TradeStatisticsReads } from './statistics/statistics-model';
import type { EmbeddedDatabase } from './storage/database';
import { AlgoDesk } from './trading/algo-desk';
import { MarginDesk } from './trading/margin-desk';
import { TradingDesk } from './trading/trading-desk';

export interface AreaSurroundings {
  readonly exchange: ExchangeService;
  readonly database: EmbeddedDatabase;
  readonly now: () => number;
  /** Whether a new exchange begins with a past: campaigns, snapshots, epochs. */
  readonly seeded: boolean;
  /** Where mails go; one of its own unless it is shared with the sign-in server. */
  readonly mailbox?: Mailbox | undefined;
}

/**
 * What the exchange keeps and does beside matching, one service per area: rules and state, no HTTP. The server
 * puts calls in front of them, the test fakes ports.
 */
export interface Areas extends AccountAreas {
  readonly exchange: ExchangeService;
  readonly clockwork: Clockwork;
  /** What everybody's trades add up to: rankings are made of it. */
  readonly statistics: TradeStatisticsReads;
  readonly desk: TradingDesk;
  readonly algoDesk: AlgoDesk;
  readonly marginDesk: MarginDesk;
  readonly notifications: Notifications;
}

export function openAreas({ exchange, database, now, mailbox = new Mailbox() }: AreaSurroundings): Areas {
  const clockwork = new Clockwork(now);
  const notifications = new Notifications(database, now);
  const desk = new TradingDesk(exchange, now);
  return {
    exchange,
    clockwork,
    statistics: exchange.trades,
    desk,
    algoDesk: new AlgoDesk(exchange, desk),
    marginDesk: new MarginDesk(exchange, desk),
    ...openAccountAreas({ exchange, database, now, notifications, mailbox }),
    notifications,
  };
}
