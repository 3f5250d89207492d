import type { StrategyKind } from '../../../src/domain/social/copy-strategy';
import type { EmbeddedDatabase } from '../../storage/database';
import { unitsFromText, type Units } from '../../engine/model/units';
import { tradersOf } from '../simulation/traders';
import { seededRandom } from '../../shared/random';
import type { InstrumentSpecification } from '../../engine/model/instrument-specification';
import { addColumns } from '../../storage/add-columns';
import { keptDays } from '../../engine/statistics/account-statistics';
import { insert } from '../../storage/insert';

export interface Strategy {
  readonly strategyId: string;
  readonly accountId: string;
  readonly name: string;
  readonly intro: string;
  readonly kind: StrategyKind;
  readonly traderType: 'INSTITUTION' | 'INDIVIDUAL';
  readonly promoted: boolean;
  /** Part of a copier's profit above the high-water mark that is the lead's, as a ratio. */
  readonly profitShare: Units;
  readonly openedAt: number;
  /** Undefined as long as it can be copied. */
  readonly closedAt: number | undefined;
}

/** What a person decides about a strategy of their own. */
export type NewStrategy = Pick<Strategy, 'name' | 'intro' | 'kind' | 'profitShare'>;

interface StrategyRow {
  readonly strategy_id: string;
  readonly account_id: string;
  readonly name: string;
  readonly intro: string;
  readonly kind: StrategyKind;
  readonly trader_type: Strategy['traderType'];
  readonly promoted: number;
  readonly profit_share: string | null;
  readonly opened_at: number | null;
  readonly closed_at: number | null;
}

const majors = /^PERP_(BTC|ETH)_/;

/** The markets that count for a strategy. */
export const marketsOf: Record<StrategyKind, (symbol: string) => boolean> = {
  'default-v2': (symbol) => symbol.startsWith('PERP_'),
  altcoins: (symbol) => symbol.startsWith('PERP_') && !majors.test(symbol),
  spot: (symbol) => symbol.startsWith('SPOT_'),
  default: (symbol) => majors.test(symbol),
};

const profitShares = { INSTITUTION: unitsFromText('0.15'), INDIVIDUAL: unitsFromText('0.1') } as const;

/** A simulated account's money that follows a strategy. */
export interface Copy {
  readonly copier: string;
  readonly amount: Units;
  readonly since: number;
}

type LeadRow = readonly [
  lead: string,
  name: string,
  intro: string,
  kind: StrategyKind,
  traderType: Strategy['traderType'],
  promoted: boolean,
];

const leads: readonly LeadRow[] = [
  [
    'KestrelFive',
    'Kestrel majors',
    'Few markets, held for days, bought when they are cheap.',
    'default-v2',
    'INDIVIDUAL',
    true,
  ],
  ['DeltaWing', 'Delta wide', 'A wide book of contracts, each of them small.', 'default-v2', 'INSTITUTION', true],
  ['Pendulum', 'Pendulum', 'Sells what ran away and buys what fell behind.', 'altcoins', 'INDIVIDUAL', true],
  ['SlowTide', 'Slow tide', 'Bitcoin and ether, spot, without hurry.', 'spot', 'INDIVIDUAL', true],
  ['VectorAnna', 'Vector', 'Majors first, younger chains when they calm down.', 'default-v2', 'INDIVIDUAL', false],
  [
    'Stonecutter',
    'Stonecutter alts',
    'Older coins and large ones against their usual level.',
    'altcoins',
    'INSTITUTION',
    true,
  ],
  ['Marathon42', 'Long run', 'Spot positions that stay open for weeks.', 'spot', 'INDIVIDUAL', false],
  ['ZeroDrift', 'Zero drift', 'Bitcoin and ether contracts around their level.', 'default', 'INSTITUTION', false],
  ['Semaphore', 'Semaphore', 'Contracts of three baskets in turn.', 'default-v2', 'INSTITUTION', false],
  ['Millrace', 'Millrace', 'Younger chains, many small trades.', 'altcoins', 'INDIVIDUAL', false],
  ['Plumbline', 'Plumb line', 'Younger chains on spot while they are cheap.', 'spot', 'INDIVIDUAL', false],
  ['BlueAnvil', 'Blue anvil', 'The oldest contracts of all.', 'default', 'INDIVIDUAL', false],
];

export const leadNames: ReadonlySet<string> = new Set(leads.map(([lead]) => lead));

const firstId = 10_001;
/** Ids of people's own strategies begin here. */
const firstOwnId = 20_001;
/** Of a copier's own capital, least and most. */
const shares = [0.01, 0.08] as const;

/** Strategies of lead traders and who copies them with how much. */
export class CopyStrategies {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS copy_strategies (
        strategy_id TEXT PRIMARY KEY, account_id TEXT NOT NULL, name TEXT NOT NULL, intro TEXT NOT NULL, kind TEXT NOT NULL,
        trader_type TEXT NOT NULL, promoted INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS copies (
        strategy_id TEXT NOT NULL, copier TEXT NOT NULL, amount TEXT NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (strategy_id, copier));`);
    addColumns(database, 'copy_strategies', { profit_share: 'TEXT', opened_at: 'INTEGER', closed_at: 'INTEGER' });
  }

  /** The leads among the simulated traders, and the others who copy them; done once. */
  begin(instruments: readonly InstrumentSpecification[], now: number): void {
    if (this.all().length > 0) return;
    const traders = tradersOf(instruments);
    const random = seededRandom(instruments.length + 60);
    this.database.transaction(() => {
      for (const [index, [lead, name, intro, kind, traderType, promoted]] of leads.entries()) {
        const trader = traders.find(({ coolName }) => coolName === lead)!;
        const strategyId = String(firstId + index);
        insert(this.database, 'copy_strategies', {
          strategy_id: strategyId,
          account_id: trader.accountId,
          name,
          intro,
          kind,
          trader_type: traderType,
          promoted: Number(promoted),
          opened_at: now - keptDays * 86_400_000,
        });
        for (const other of traders) {
          if (other === trader || random.next() > 0.15 + 0.25 * trader.skill) continue;
          const amount = Math.floor(other.capital * (shares[0] + (shares[1] - shares[0]) * random.next()));
          this.join(strategyId, {
            copier: other.accountId,
            amount: unitsFromText(String(amount)),
            since: now - Math.floor(random.next() * 60) * 86_400_000,
          });
        }
      }
    });
  }

  /** That can be copied. */
  all(): Strategy[] {
    return this.#strategies('closed_at IS NULL ORDER BY strategy_id');
  }

  /** Closed ones too: what copied them goes on having a name. */
  byId(strategyId: string): Strategy | undefined {
    return this.#strategies('strategy_id = ?', [strategyId])[0];
  }

  /** Newest first, closed ones too. */
  ledBy(accountId: string): Strategy[] {
    return this.#strategies('account_id = ? ORDER BY strategy_id DESC', [accountId]);
  }

  leads(accountId: string): boolean {
    return this.ledBy(accountId).some(({ closedAt }) => closedAt === undefined);
  }

  /** Opens a person's own strategy. */
  open(accountId: string, { name, intro, kind, profitShare }: NewStrategy, openedAt: number): Strategy {
    const { last } = this.database.get<{ last: number | null }>(
      'SELECT max(CAST(strategy_id AS INTEGER)) AS last FROM copy_strategies',
    )!;
    const strategyId = String(Math.max(firstOwnId, Number(last ?? 0) + 1));
    insert(this.database, 'copy_strategies', {
      strategy_id: strategyId,
      account_id: accountId,
      name,
      intro,
      kind,
      trader_type: 'INDIVIDUAL',
      promoted: 0,
      profit_share: profitShare.toString(),
      opened_at: openedAt,
    });
    return this.byId(strategyId)!;
  }

  describe(strategyId: string, intro: string): void {
    this.database.run('UPDATE copy_strategies SET intro = ? WHERE strategy_id = ?', [intro, strategyId]);
  }

  close(strategyId: string, closedAt: number): void {
    this.database.run('UPDATE copy_strategies SET closed_at = ? WHERE strategy_id = ? AND closed_at IS NULL', [
      closedAt,
      strategyId,
    ]);
  }

  copies(strategyId: string): Copy[] {
    return this.database
      .all<{ copier: string; amount: string; since: number }>(
        'SELECT copier, amount, since FROM copies WHERE strategy_id = ? ORDER BY since, copier',
        [strategyId],
      )
      .map(({ copier, amount, since }) => ({ copier, amount: BigInt(amount), since: Number(since) }));
  }

  join(strategyId: string, { copier, amount, since }: Copy): void {
    insert(this.database, 'copies', { strategy_id: strategyId, copier, amount: String(amount), since }, 'ignore');
  }

  leave(strategyId: string, copier: string): void {
    this.database.run('DELETE FROM copies WHERE strategy_id = ? AND copier = ?', [strategyId, copier]);
  }

  #strategies(where: string, values: readonly string[] = []): Strategy[] {
    return this.database.all<StrategyRow>(`SELECT * FROM copy_strategies WHERE ${where}`, values).map((row) => ({
      strategyId: row.strategy_id,
      accountId: row.account_id,
      name: row.name,
      intro: row.intro,
      kind: row.kind,
      traderType: row.trader_type,
      promoted: row.promoted === 1,
      profitShare: row.profit_share === null ? profitShares[row.trader_type] : BigInt(row.profit_share),
      openedAt: Number(row.opened_at ?? 0),
      closedAt: row.closed_at === null ? undefined : Number(row.closed_at),
    }));
  }
}
