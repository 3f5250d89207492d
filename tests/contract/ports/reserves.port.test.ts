import { sha256 } from '@noble/hashes/sha2.js';
import { EarnCommandsPort } from '../../../src/application/earn/earn-commands.port';
import { ReservesPort } from '../../../src/application/reserves/reserves.port';
import type { ReserveAssets } from '../../../src/domain/reserves/reserve-sheet';
import { verifyTree } from '../../../src/domain/reserves/tree-verification';
import { Sha256MerkleHashes } from '../../../src/infrastructure/merkle/sha256-merkle-hashes';
import { readTreeFile } from '../../../src/infrastructure/merkle/tree-file-reader';
import { verifyPaths } from '../../../src/domain/reserves/path-verification';
import { decimal, decimalText, zero, type Decimal } from '../../../src/domain/shared/decimal';
import { day, hour, minute } from '../../../src/domain/shared/instant';
import { onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('ReservesPort', (open) => {
  let world: PortWorld;
  let ada: PortVisitor;
  let bea: PortVisitor;

  beforeAll(async () => {
    world = await open();
    ada = await world.join('ada@example.com');
    bea = await world.join('bea@example.com');
    value(await ada.port(EarnCommandsPort).subscribe('flexible-usdt', decimal('1000'), false));
    await world.pass(day - (world.now() % day) + hour);
  });
  afterAll(() => world.close());

  const port = () => world.stranger().port(ReservesPort);
  const amountIn = ({ venues }: ReserveAssets, asset: string): Decimal =>
    venues
      .flatMap(({ tokens }) => tokens)
      .filter((token) => token.asset === asset)
      .reduce((sum, { amount }) => sum.plus(amount), zero);
  const inLedger = (accountId: string, asset: string) =>
    decimal(
      (world.exchange.balances(accountId).find((balance) => balance.asset === asset)?.holding ?? 0n).toString(),
    ).div(decimal('1000000000000'));

  it('holds at least what it owes, of every asset, and all that the ledger took in', async () => {
    await world.pass(minute);
    const { assets, earnAssets, liabilities, earnLiabilities } = value(await port().sheet(false));
    expect(liabilities.map(({ asset }) => asset)).toEqual(expect.arrayContaining(['BTC', 'ETH', 'USDT', 'WOO']));
    for (const { asset, amount } of liabilities) expect(amountIn(assets, asset).gte(amount)).toBe(true);
    for (const { asset, amount } of earnLiabilities) expect(amountIn(earnAssets, asset).eq(amount)).toBe(true);
    expect(decimalText(amountIn(earnAssets, 'USDT'))).toBe('1000');
    for (const { asset } of liabilities)
      expect(
        amountIn(assets, asset).plus(amountIn(earnAssets, asset)).eq(inLedger('outside-world', asset).times(-1)),
      ).toBe(true);
    const usdt = liabilities.find(({ asset }) => asset === 'USDT')!;
    expect(usdt.amount.gte(inLedger(ada.accountId, 'USDT').plus(inLedger(bea.accountId, 'USDT')))).toBe(true);
    expect(usdt.holders).toBeGreaterThanOrEqual(2);
  });

  it('names addresses whose sums are the venues’ own', async () => {
    const { assets } = value(await port().sheet(false));
    for (const { tokens, addresses } of assets.venues) {
      for (const { asset, amount } of tokens) {
        const sum = addresses
          .filter((address) => address.asset === asset)
          .reduce((total, address) => total.plus(address.amount), zero);
        expect(sum.eq(amount)).toBe(true);
      }
    }
    expect(assets.venues.find(({ type }) => type === 'Custodian')!.addresses.length).toBeGreaterThan(0);
  });

  it('leaves the product’s own token out where it is asked to', async () => {
    const { assets, liabilities } = value(await port().sheet(true));
    expect(liabilities.map(({ asset }) => asset)).not.toContain('WOO');
    expect(amountIn(assets, 'WOO').eq(zero)).toBe(true);
  });

  it('is audited at the end of a day, with a root and ratios of at least one', async () => {
    const audits = value(await port().audits());
    expect(audits).toHaveLength(1);
    const [audit] = audits;
    const overview = value(await port().overview());
    expect(overview).toMatchObject({
      auditId: audit!.auditId,
      merkleRoot: audit!.merkleRoot,
      totalUsers: audit!.totalUsers,
    });
    for (const { ratio } of overview.tokens) expect(ratio!.gte(1)).toBe(true);
    expect(overview.ratio!.gte(1)).toBe(true);
    expect(await port().overview('99')).toEqual(refused('notFound'));
    await world.pass(day);
    expect(value(await port().audits()).map(({ auditId }) => auditId)).toEqual([
      String(Number(audit!.auditId) + 1),
      audit!.auditId,
    ]);
    expect(value(await port().working())).toBe(true);
  });

  it('lets everybody find their own balances in the whole tree, on their own device', async () => {
    const own = value(await ada.port(ReservesPort).ownAudits()).at(-1)!;
    const audit = value(await port().audits()).find(({ auditId }) => auditId === own.auditId)!;
    const tree = readTreeFile(value(await port().treeFile(audit)))!;
    const verified = verifyTree(tree, { root: audit.merkleRoot, userHash: own.userHash }, sha256, () => undefined);
    if (verified.kind !== 'sound') throw new Error(verified.kind);
    expect(own.included).toBe(true);
    const found = Object.fromEntries(verified.own!.balances.map(({ asset, amount }) => [asset, amount]));
    expect(found).toEqual({ BTC: '0.05', ETH: '1', USDT: '10000', WOO: '5000' });
    const { tokens } = value(await port().overview(own.auditId));
    for (const { asset, liabilities } of tokens)
      expect(verified.totals.find((total) => total.asset === asset)!.amount).toBe(decimalText(liabilities));
  });

  it('answers for a hash with ways that lead to the published root', async () => {
    const own = value(await bea.port(ReservesPort).ownAudits()).at(-1)!;
    const check = value(await port().userCheck(own.userHash, own.auditId));
    expect(check).toMatchObject({ found: true, auditId: own.auditId });
    expect(Object.fromEntries(check.balances.map(({ asset, amount }) => [asset, amount]))).toEqual({
      BTC: '0.05',
      ETH: '1',
      USDT: '10000',
      WOO: '5000',
    });
    const { merkleRoot, tokens } = value(await port().overview(own.auditId));
    const owed = tokens.map(({ asset, liabilities }) => ({ asset, amount: decimalText(liabilities) }));
    const verified = verifyPaths(check, own.userHash, { root: merkleRoot, owed }, new Sha256MerkleHashes());
    expect(verified.leaves.length).toBeGreaterThanOrEqual(2);
    expect(verified.leaves.flatMap(({ steps }) => steps).filter(({ fault }) => fault)).toEqual([]);
  });

  it('says of an unknown hash that it is not there, which is no failure', async () => {
    expect(value(await port().userCheck('ab'.repeat(32)))).toMatchObject({
      found: false,
      leaves: [],
      balances: [],
    });
    expect(await port().userCheck('not a hash')).toEqual(refused('invalid'));
    expect(await port().userCheck('ab'.repeat(32), '99')).toEqual(refused('notFound'));
  });

  it('gives nobody else’s hash away', async () => {
    const hashesOf = async (person: PortVisitor) =>
      value(await person.port(ReservesPort).ownAudits()).map(({ userHash }) => userHash);
    expect(await hashesOf(ada)).not.toEqual(await hashesOf(bea));
    expect(await port().ownAudits()).toEqual(refused('unauthorised'));
    await world.pass(minute);
    const late = await world.join('late@example.com');
    expect(await hashesOf(late)).toEqual([]);
  });
});
