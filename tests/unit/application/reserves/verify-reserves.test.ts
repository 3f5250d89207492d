import type { Resource } from '../../../../src/application/kernel/resource';
import { ReservesQueries } from '../../../../src/application/reserves/reserves.queries';
import { VerifyReserves } from '../../../../src/application/reserves/verify-reserves';
import type { Audit } from '../../../../src/domain/reserves/audit';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const minute = 60_000;
const audit = { auditId: 'a1', merkleRoot: 'root' } as Audit;
const overview = success({ tokens: [{ asset: 'BTC', liabilities: decimal('21.50') }] });
const owed = [{ asset: 'BTC', amount: '21.5' }];
const offline = failure({ kind: 'offline' } as const);

function setUp(answers: Record<string, unknown> = {}, verifications: Record<string, unknown> = {}) {
  const host = exchange({ overview, ...answers });
  const verifier = exchange(verifications);
  return { host, verifier, verify: new VerifyReserves(host.port, verifier.port) };
}

describe('the paths of one’s own hash', () => {
  const found = { found: true, paths: [] };

  it('are recomputed here, against what was published and not what comes with the proof', async () => {
    const { host, verifier, verify } = setUp({ userCheck: success(found) }, { paths: success('sound') });
    expect(await verify.paths(audit, 'abc')).toEqual(success('sound'));
    expect(host.calls).toEqual([
      ['userCheck', 'abc', 'a1'],
      ['overview', 'a1'],
    ]);
    expect(verifier.calls).toEqual([['paths', found, 'abc', { root: 'root', owed }]]);
  });

  it.each([
    [{ userCheck: success({ found: false }) }, success(undefined)],
    [{ userCheck: offline }, offline],
    [{ userCheck: success(found), overview: offline }, offline],
  ])('are not recomputed where the hash is not in the tree or something cannot be read (%#)', async (answers, told) => {
    const { verifier, verify } = setUp(answers);
    expect(await verify.paths(audit, 'abc')).toEqual(told);
    expect(verifier.calls).toEqual([]);
  });
});

describe('the whole tree', () => {
  const progress = () => undefined;
  const file = new Uint8Array([1]);
  const own = new Uint8Array([2]);
  const sound = (amount: string) => ({ kind: 'sound', totals: [{ asset: 'BTC', amount }] });

  it('is fetched and counted here, and its totals are what was published as owed', async () => {
    const { host, verifier, verify } = setUp({ treeFile: success(file) }, { tree: success(sound('21.5')) });
    expect(await verify.tree(audit, undefined, 'abc', progress)).toEqual(
      success({ verification: sound('21.5'), differing: [] }),
    );
    expect(host.calls).toEqual([
      ['treeFile', audit],
      ['overview', 'a1'],
    ]);
    expect(verifier.calls).toEqual([['tree', file, { root: 'root', userHash: 'abc' }, progress]]);
  });

  it('differs where more or less was published', async () => {
    const { verify } = setUp({ treeFile: success(file) }, { tree: success(sound('20')) });
    expect(await verify.tree(audit, undefined, undefined, progress)).toMatchObject({
      value: { differing: [{ asset: 'BTC', counted: decimal('20'), published: decimal('21.5') }] },
    });
  });

  it('is the person’s own file where they have one', async () => {
    const { host, verifier, verify } = setUp({}, { tree: success(sound('21.5')) });
    await verify.tree(audit, own, undefined, progress);
    expect(verifier.calls).toEqual([['tree', own, { root: 'root', userHash: undefined }, progress]]);
    expect(host.times('treeFile')).toBe(0);
  });

  it('has no totals to compare where it is not sound', async () => {
    const broken = { kind: 'otherRoot' };
    const { verify } = setUp({ treeFile: success(file) }, { tree: success(broken) });
    expect(await verify.tree(audit, undefined, undefined, progress)).toEqual(
      success({ verification: broken, differing: [] }),
    );
  });

  it('is told of where this device could not count', async () => {
    const broken = failure({ kind: 'unknown' } as const);
    const { verify } = setUp({ treeFile: success(file) }, { tree: broken });
    expect(await verify.tree(audit, undefined, undefined, progress)).toEqual(broken);
  });

  it.each([{ treeFile: offline }, { treeFile: success(file), overview: offline }])(
    'is not counted where something cannot be read (%#)',
    async (answers) => {
      const { verifier, verify } = setUp(answers);
      expect(await verify.tree(audit, undefined, undefined, progress)).toEqual(offline);
      expect(verifier.calls).toEqual([]);
    },
  );
});

describe('what is read of the reserves', () => {
  const questions: readonly (readonly [
    (reads: ReservesQueries) => unknown,
    readonly unknown[],
    number | undefined,
    boolean,
  ])[] = [
    [(reads) => reads.sheet(true), ['sheet', true], minute, true],
    [(reads) => reads.sheet(false), ['sheet', false], minute, true],
    [(reads) => reads.realWorldProducts(), ['realWorldProducts'], minute, true],
    [(reads) => reads.audits(), ['audits'], minute, true],
    [(reads) => reads.ownAudits(), ['ownAudits'], minute, false],
    [
      (reads) => reads.ownBalances({ userHash: 'abc', auditId: 'a1' } as never),
      ['userCheck', 'abc', 'a1'],
      undefined,
      false,
    ],
    [
      (reads) => reads.ownBalances({ userHash: 'abc', auditId: 'a2' } as never),
      ['userCheck', 'abc', 'a2'],
      undefined,
      false,
    ],
    [
      (reads) => reads.ownBalances({ userHash: 'def', auditId: 'a1' } as never),
      ['userCheck', 'def', 'a1'],
      undefined,
      false,
    ],
  ];

  it('is asked of the exchange, each by itself, and is fresh for as long as it may be', async () => {
    const host = exchange();
    const cache = new ReadCache();
    const reads = new ReservesQueries(cache, host.port, host.port);
    const values = questions.map(([read]) => read(reads) as Resource<unknown>);
    for (const value of values) await value.refresh();
    expect(
      cache.opened.map(({ staleAfter, outlivesSession = false }, at) => [host.calls[at], staleAfter, outlivesSession]),
    ).toEqual(questions.map(([, ...expected]) => expected));
    expect(new Set(values).size).toBe(questions.length);
    expect(questions.map(([read], at) => read(reads) === values[at])).not.toContain(false);
    expect(cache.unnamed('reserves')).toEqual([]);
  });
});
