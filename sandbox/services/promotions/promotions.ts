import type { LanguageCode } from '../../../src/domain/platform/language';
import type { Vouchers } from '../rewards/vouchers';
import type { User } from '../users/user';
import { invalidParameter } from '../../shared/api-error';
import type { ExchangeService } from '../../engine/exchange-service';
import type { EmbeddedDatabase } from '../../storage/database';
import { firstTrade, invite, listing, reserves, vouchers } from './promotion-texts';
import { insert } from '../../storage/insert';

export type CardType = 'BANNER' | 'CARD' | 'POPUP' | 'EVENT';
/** Everybody, accounts that have or have not traded, or whoever is not known to have had all vouchers. */
export type Audience = 'ALL' | 'NEW' | 'TRADER' | 'VOUCHERS';

export interface PromotionDraft {
  readonly cardType: CardType;
  readonly audience: Audience;
  readonly link: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly texts: Readonly<
    Record<LanguageCode, { readonly title: string; readonly subtitle: string; readonly button: string }>
  >;
}

export interface Promotion {
  readonly promotionId: number;
  readonly cardType: CardType;
  readonly audience: Audience;
  readonly title: string;
  readonly subtitle: string;
  readonly button: string;
  readonly link: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly order: number;
  readonly dismissed: boolean;
}

interface Row {
  readonly promotion_id: number;
  readonly card_type: CardType;
  readonly audience: Audience;
  readonly link: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly texts: string;
}

const alertName = /^[A-Za-z0-9_-]{1,64}$/;

/** What the exchange draws attention to, and what each person has put away. */
export class Promotions {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly exchange: ExchangeService,
    private readonly vouchers: Pick<Vouchers, 'areLeft'>,
    private readonly now: () => number,
    seeded: boolean,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS promotions (
      promotion_id INTEGER PRIMARY KEY AUTOINCREMENT, card_type TEXT NOT NULL, audience TEXT NOT NULL, link TEXT NOT NULL,
      starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL, texts TEXT NOT NULL)`);
    database.run(
      'CREATE TABLE IF NOT EXISTS hidden_alerts (user_id INTEGER NOT NULL, alert TEXT NOT NULL, PRIMARY KEY (user_id, alert)) WITHOUT ROWID',
    );
    if (seeded && this.#rows().length === 0) this.#seed();
  }

  /** Those that run now, for a person or for anybody. */
  running(user: User | undefined, language: LanguageCode, cardType?: string): readonly Promotion[] {
    const hidden = new Set(user ? this.hiddenAlerts(user) : []);
    const audiences = this.#audiencesOf(user);
    const at = this.now();
    return this.#rows()
      .filter((row) => row.starts_at <= at && at < row.ends_at)
      .filter((row) => audiences.has(row.audience))
      .filter((row) => cardType === undefined || row.card_type === cardType)
      .map((row, order) => ({
        promotionId: row.promotion_id,
        cardType: row.card_type,
        audience: row.audience,
        ...(JSON.parse(row.texts) as PromotionDraft['texts'])[language],
        link: row.link,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        order,
        dismissed: hidden.has(`promotion-${row.promotion_id}`),
      }));
  }

  add(draft: PromotionDraft): void {
    this.database.run(
      'INSERT INTO promotions (card_type, audience, link, starts_at, ends_at, texts) VALUES (?, ?, ?, ?, ?, ?)',
      [draft.cardType, draft.audience, draft.link, draft.startsAt, draft.endsAt, JSON.stringify(draft.texts)],
    );
  }

  /** Puts an alert away for good; twice is as once. */
  hide(user: User, alert: string): void {
    if (!alertName.test(alert)) throw invalidParameter('type');
    insert(this.database, 'hidden_alerts', { user_id: user.userId, alert }, 'ignore');
  }

  hiddenAlerts(user: User): readonly string[] {
    return this.database
      .all<{ alert: string }>('SELECT alert FROM hidden_alerts WHERE user_id = ? ORDER BY alert', [user.userId])
      .map(({ alert }) => alert);
  }

  #audiencesOf(user: User | undefined): ReadonlySet<Audience> {
    if (user === undefined) return new Set(['ALL', 'VOUCHERS']);
    const traded = this.exchange.fills(user.applicationId, { page: 1, size: 1 }).total > 0;
    return new Set<Audience>([
      'ALL',
      traded ? 'TRADER' : 'NEW',
      ...(this.vouchers.areLeft(user) ? (['VOUCHERS'] as const) : []),
    ]);
  }

  #rows(): readonly Row[] {
    return this.database.all<Row>('SELECT * FROM promotions ORDER BY promotion_id');
  }

  #seed(): void {
    const span = { startsAt: this.now(), endsAt: this.now() + 365 * 86_400_000 };
    this.add({ ...span, cardType: 'CARD', audience: 'NEW', link: '/trade', texts: firstTrade });
    this.add({ ...span, cardType: 'CARD', audience: 'ALL', link: '/account/referral', texts: invite });
    this.add({ ...span, cardType: 'EVENT', audience: 'ALL', link: '/campaigns/LISTING_CAMPAIGN', texts: listing });
    this.add({
      ...span,
      cardType: 'EVENT',
      audience: 'VOUCHERS',
      link: '/account/reward-center#vouchers',
      texts: vouchers,
    });
    this.add({ ...span, cardType: 'BANNER', audience: 'ALL', link: '/proof-of-reserves', texts: reserves });
  }
}
