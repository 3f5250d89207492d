import { unitDecimals, unitsText } from '../../sandbox/engine/model/units';
import type { Audit as SandboxAudit } from '../../sandbox/services/reserves/audit-repository';
import type { BalanceSheet, SheetRow } from '../../sandbox/services/reserves/balance-sheet';
import { earnVenuesOf, venuesOf, type Venue } from '../../sandbox/services/reserves/custody';
import { balanceText } from '../../sandbox/services/reserves/merkle-tree';
import type { AssetAmount } from '../../sandbox/services/reserves/user-check';
import type { Outcome } from '../../src/application/kernel/failure';
import type { ReservesPort } from '../../src/application/reserves/reserves.port';
import type { Audit, AuditOverview, OwnAudit } from '../../src/domain/reserves/audit';
import type { UserCheck } from '../../src/domain/reserves/merkle-tree';
import type { Liability, ReserveAssets, ReserveSheet } from '../../src/domain/reserves/reserve-sheet';
import { decimal, divide, roundTo, type Decimal } from '../../src/domain/shared/decimal';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

const one = 10n ** BigInt(unitDecimals);
const amountOf = (units: bigint): Decimal => decimal(unitsText(units));
const valueOf = (amount: bigint, price: bigint): bigint => (amount * price) / one;

export class HostReserves implements ReservesPort {
  static readonly needs: Needs<typeof HostReserves> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  sheet(withoutProductToken: boolean): Outcome<ReserveSheet> {
    const excluded = new Set(withoutProductToken ? ['WOO'] : []);
    return this.calls.open(async ({ reserves }) => {
      const sheet = await reserves.sheet();
      return {
        assets: assetsOf(sheet, venuesOf(sheet, excluded)),
        earnAssets: assetsOf(sheet, earnVenuesOf(sheet, excluded)),
        liabilities: owed(sheet, excluded, (row) => [row.owed, row.holders, row.margin]),
        earnLiabilities: owed(sheet, excluded, (row) => [row.owedByEarn, row.earnHolders, 0n]),
      };
    });
  }

  working(): Outcome<boolean> {
    return this.calls.open(() => true);
  }

  audits(): Outcome<readonly Audit[]> {
    return this.calls.open(({ reserves }) => reserves.list().map(auditOf));
  }

  overview(auditId?: string): Outcome<AuditOverview> {
    return this.calls.open(({ reserves }) => {
      const audit = reserves.audit(auditId === undefined ? undefined : Number(auditId));
      const sum = (side: 'assets' | 'liabilities') =>
        amountOf(audit.tokens.reduce((total, token) => total + valueOf(token[side], token.price), 0n));
      return {
        auditId: String(audit.auditId),
        snapshotAt: audit.snapshotAt,
        merkleRoot: audit.merkleRoot,
        totalUsers: audit.totalUsers,
        totalAssets: sum('assets'),
        totalLiabilities: sum('liabilities'),
        ratio: ratioOf(sum('assets'), sum('liabilities')),
        tokens: audit.tokens.map(({ asset, assets, liabilities, price }) => ({
          asset,
          assets: amountOf(assets),
          liabilities: amountOf(liabilities),
          ratio: ratioOf(amountOf(assets), amountOf(liabilities)),
          price: amountOf(price),
        })),
      };
    });
  }

  userCheck(userHash: string, auditId?: string): Outcome<UserCheck> {
    return this.calls.open(({ reserves }) => {
      const { audit, check } = reserves.check(userHash, auditId === undefined ? undefined : Number(auditId));
      return {
        found: check.leaves.length > 0,
        auditId: String(audit.auditId),
        userHash: userHash.toLowerCase(),
        root: check.root,
        tokens: check.tokens,
        balances: check.assets.map(({ asset, amount }) => ({ asset, amount: unitsText(amount) })),
        leaves: check.leaves.map(({ leafIndex, hash, balances, path }) => ({
          leafIndex,
          hash,
          balances: balances.map(publishedAmount),
          path: path.map((step) => ({
            sibling: step.hash,
            side: step.side,
            parent: step.parent,
            balances: step.balances.map(publishedAmount),
          })),
        })),
      };
    });
  }

  treeFile({ auditId }: Audit): Outcome<Uint8Array<ArrayBuffer>> {
    return this.calls.open(({ reserves }) => Uint8Array.from(reserves.treeFile(Number(auditId))));
  }

  ownAudits(): Outcome<readonly OwnAudit[]> {
    return this.calls.as((user, { reserves }) =>
      reserves.ownAudits(user).map(({ audit, userHash, included }) => ({
        auditId: String(audit.auditId),
        snapshotAt: audit.snapshotAt,
        userHash,
        included,
      })),
    );
  }
}

function assetsOf(sheet: BalanceSheet, venues: readonly Venue[]): ReserveAssets {
  const valueOfVenue = ({ tokens }: Venue) =>
    tokens.reduce((sum, { amount, price }) => sum + valueOf(amount, price), 0n);
  return {
    total: amountOf(venues.reduce((sum, venue) => sum + valueOfVenue(venue), 0n)),
    at: sheet.at,
    venues: venues.map((venue) => ({
      name: venue.name,
      type: venue.type,
      value: amountOf(valueOfVenue(venue)),
      tokens: venue.tokens.map(({ asset, amount, price }) => ({
        asset,
        amount: amountOf(amount),
        price: amountOf(price),
        value: amountOf(valueOf(amount, price)),
      })),
      addresses: venue.addresses.map(({ network, asset, address, amount }) => ({
        network,
        asset,
        address,
        amount: amountOf(amount),
      })),
    })),
  };
}

function owed(
  sheet: BalanceSheet,
  excluded: ReadonlySet<string>,
  part: (row: SheetRow) => readonly [bigint, number, bigint],
): Liability[] {
  return sheet.rows
    .filter((row) => !excluded.has(row.asset) && part(row)[0] > 0n)
    .map((row) => {
      const [amount, holders, margin] = part(row);
      return {
        asset: row.asset,
        amount: amountOf(amount),
        price: amountOf(row.price),
        value: amountOf(valueOf(amount, row.price)),
        holders,
        margin: amountOf(margin),
      };
    });
}

function auditOf(audit: SandboxAudit): Audit {
  const { auditId, snapshotAt, publishedAt, totalUsers, merkleRoot, treeSha256 } = audit;
  return {
    auditId: String(auditId),
    snapshotAt,
    publishedAt,
    auditor: 'self-published',
    totalUsers,
    merkleRoot,
    treeUrl: `tree:${auditId}`,
    treeSha256,
  };
}

const publishedAmount = ({ asset, amount }: AssetAmount) => ({ asset, amount: balanceText(amount) });

function ratioOf(assets: Decimal, liabilities: Decimal): Decimal | undefined {
  return liabilities.gt(0) ? roundTo(divide(assets, liabilities), 6, 'down') : undefined;
}
