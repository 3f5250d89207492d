import type { Units } from '../../engine/model/units';
import { custodyAddress } from '../wallet/addresses';
import { networksOf } from '../wallet/networks';
import { equityOf, type BalanceSheet, type SheetRow } from './balance-sheet';

export interface VenueToken {
  readonly asset: string;
  readonly amount: Units;
  readonly price: Units;
}

export interface VenueAddress {
  readonly network: string;
  readonly asset: string;
  readonly address: string;
  readonly amount: Units;
}

/** A place where the exchange keeps assets. */
export interface Venue {
  readonly name: string;
  readonly type: 'Custodian' | 'Exchange';
  readonly tokens: readonly VenueToken[];
  readonly addresses: readonly VenueAddress[];
}

/** Ready to be sent at any time, in basis points of what customers are owed. */
const hotBps = 800n;

type Part = (row: SheetRow) => Units;

/** Where all that the exchange holds is. Customers' money lies with the custodian; the house's own is at work. */
export function venuesOf(sheet: BalanceSheet, excluded: ReadonlySet<string>): readonly Venue[] {
  const owed: Part = (row) => smaller(row.custody - row.owedByEarn, row.owed);
  return [
    venue('Cold storage', 'Custodian', sheet, excluded, (row) => owed(row) - hot(owed(row))),
    venue('Hot wallets', 'Custodian', sheet, excluded, (row) => hot(owed(row))),
    venue('Liquidity desk', 'Exchange', sheet, excluded, (row) => positive(equityOf(row))),
  ];
}

/** What stands behind earn products and staking. */
export function earnVenuesOf(sheet: BalanceSheet, excluded: ReadonlySet<string>): readonly Venue[] {
  return [venue('Earn vaults', 'Custodian', sheet, excluded, (row) => smaller(row.custody, row.owedByEarn))];
}

function venue(
  name: string,
  type: Venue['type'],
  sheet: BalanceSheet,
  excluded: ReadonlySet<string>,
  part: Part,
): Venue {
  const tokens = sheet.rows
    .filter(({ asset }) => !excluded.has(asset))
    .map((row) => ({ asset: row.asset, amount: positive(part(row)), price: row.price }))
    .filter(({ amount }) => amount > 0n);
  return { name, type, tokens, addresses: tokens.flatMap((token) => addressesOf(name, token)) };
}

/** Spread over the networks of a token: half of what is left on each, the rest on the last. */
function addressesOf(purpose: string, { asset, amount }: VenueToken): VenueAddress[] {
  const networks = networksOf(asset);
  let left = amount;
  return networks.map((network, place) => {
    const here = place === networks.length - 1 ? left : left / 2n;
    left -= here;
    return { network: network.chain.network, asset, address: custodyAddress(purpose, network), amount: here };
  });
}

const hot = (amount: Units): Units => (amount * hotBps) / 10_000n;
const positive = (amount: Units): Units => (amount > 0n ? amount : 0n);
const smaller = (a: Units, b: Units): Units => (a < b ? a : b);
