import { isPortfolioLinkName } from '../../../src/domain/account/portfolio-link';
import { ApiError, invalidParameter } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import { digest, randomToken } from '../../shared/secrets';
import type { EnginePosition } from '../../engine/model/margin-model';
import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';
import type { SecurityRecords } from '../security/security-records';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

const day = 24 * 60 * 60_000;
const mostPortfolioLinks = 10;

export interface PortfolioLink {
  readonly linkId: number;
  readonly name: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly opened: number;
}

/** Without amounts, and without anything that tells whose it is. Percents have two decimals. */
export interface SharedPortfolio {
  readonly name: string;
  readonly at: number;
  readonly expiresAt: number;
  readonly assets: readonly { readonly asset: string; readonly percent: number }[];
  readonly positions: readonly {
    readonly symbol: string;
    readonly side: 'LONG' | 'SHORT';
    readonly leverage: number;
    readonly change: number;
  }[];
}

export interface PortfolioSources {
  /** Everything that is the account's, wherever it lies. */
  readonly holdings: (user: User) => ReadonlyMap<string, Units>;
  /** In USDT. */
  readonly value: (asset: string, amount: Units) => Units;
  readonly positions: (user: User) => readonly EnginePosition[];
}

interface Row {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly opened: number;
}

/** Links by which others see what an account is made of. Of their tokens digests alone are kept. */
export class PortfolioLinks {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly users: UserRepository,
    private readonly sources: PortfolioSources,
    private readonly records: SecurityRecords,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS portfolio_links (
      id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, name TEXT NOT NULL, token_digest TEXT NOT NULL UNIQUE,
      created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, opened INTEGER NOT NULL DEFAULT 0)`);
    database.run('CREATE INDEX IF NOT EXISTS portfolio_links_by_user ON portfolio_links (user_id)');
  }

  /** Newest first. */
  of(user: User): readonly PortfolioLink[] {
    return this.database
      .all<Row>('SELECT * FROM portfolio_links WHERE user_id = ? AND expires_at > ? ORDER BY id DESC', [
        user.userId,
        this.now(),
      ])
      .map(linkOf);
  }

  /** The token is in this answer and in no other. @throws ApiError -1005 for a name that is none, or too many */
  create(user: User, name: string, days: number, origin: CallOrigin): PortfolioLink & { readonly token: string } {
    const trimmed = name.trim();
    if (!isPortfolioLinkName(trimmed)) throw invalidParameter('name');
    if (this.of(user).length >= mostPortfolioLinks)
      throw invalidParameter(`an account has ${mostPortfolioLinks} links at most`);
    const token = randomToken();
    this.database.run('DELETE FROM portfolio_links WHERE expires_at <= ?', [this.now()]);
    this.database.run(
      'INSERT INTO portfolio_links (user_id, name, token_digest, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
      [user.userId, trimmed, digest(token), this.now(), this.now() + days * day],
    );
    this.records.changed(user, 'CREATE_PORTFOLIO_LINK', 'A link to your portfolio was made', origin);
    return { ...this.of(user)[0]!, token };
  }

  /** @throws ApiError -1006 for one that is not the user's. */
  revoke(user: User, linkId: number, origin: CallOrigin): void {
    const { changes } = this.database.run('DELETE FROM portfolio_links WHERE id = ? AND user_id = ?', [
      linkId,
      user.userId,
    ]);
    if (changes === 0) throw new ApiError(-1006, 400, 'No such link.');
    this.records.noted(user, 'DELETE_PORTFOLIO_LINK', origin);
  }

  /** @throws ApiError -1006, the same for one that never was, is over, or whose account is frozen or closed. */
  open(token: string): SharedPortfolio {
    const row = this.database.get<Row>('SELECT * FROM portfolio_links WHERE token_digest = ? AND expires_at > ?', [
      digest(token),
      this.now(),
    ]);
    const user = row && this.users.byId(Number(row.user_id));
    if (!user || user.frozenAt !== undefined) throw new ApiError(-1006, 400, 'No such link.');
    this.database.run('UPDATE portfolio_links SET opened = opened + 1 WHERE id = ?', [row.id]);
    const { name, expiresAt } = linkOf(row);
    return { name, at: this.now(), expiresAt, assets: this.#assets(user), positions: this.#positions(user) };
  }

  #assets(user: User): SharedPortfolio['assets'] {
    const held = [...this.sources.holdings(user)]
      .map(([asset, amount]) => ({ asset, value: this.sources.value(asset, amount) }))
      .filter(({ value }) => value > 0n)
      .sort((a, b) => (a.value === b.value ? a.asset.localeCompare(b.asset) : a.value > b.value ? -1 : 1));
    const total = held.reduce((sum, { value }) => sum + value, 0n);
    return held.map(({ asset, value }) => ({ asset, percent: percentOf(value, total) }));
  }

  #positions(user: User): SharedPortfolio['positions'] {
    return this.sources
      .positions(user)
      .filter(({ holding }) => holding !== 0)
      .map(({ symbol, holding, leverage, averageOpenPrice, markPrice }) => ({
        symbol,
        side: holding > 0 ? ('LONG' as const) : ('SHORT' as const),
        leverage,
        change: percentOf((markPrice - averageOpenPrice) * (holding > 0 ? 1n : -1n), averageOpenPrice),
      }));
  }
}

function percentOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n) / whole) / 100;
}

function linkOf(row: Row): PortfolioLink {
  return {
    linkId: Number(row.id),
    name: row.name,
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
    opened: Number(row.opened),
  };
}
