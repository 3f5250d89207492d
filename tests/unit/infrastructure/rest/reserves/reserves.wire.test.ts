import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  assetsFromWire,
  auditFromWire,
  liabilityFromWire,
  overviewFromWire,
  ownAuditFromWire,
  userCheckFromWire,
} from '../../../../../src/infrastructure/rest/reserves/reserves.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import { MemoryLog } from '../../../../fakes/memory-platform';

const at = 1_760_000_000_123;
const seconds = String(at / 1_000);

describe('what the exchange holds', () => {
  const venue = {
    name: 'A vault',
    type: 'Custodian',
    usdt_notional: '700.5',
    tokens: [{ token: 'BTC', amount: '0.01', price: '60000', usdt_notional: '600' }],
    addresses: [
      { chain: 'BTC', token: 'WBTC', address: 'bc1q', amount: '0.004' },
      { chain: 'TRON', token: undefined, address: 'T9yD', amount: '0.006' },
    ],
  };
  const data = { total_usdt_notional: '1000.75', updated_time: seconds, venues: [venue] };
  const readType = (type: string, log: MemoryLog) =>
    assetsFromWire({ ...data, venues: [{ ...venue, type }] }, new UnknownValues(log)).venues.map((each) => each.type);

  it('is read field by field', () => {
    expect(assetsFromWire(data, new UnknownValues(new MemoryLog()))).toEqual({
      total: decimal('1000.75'),
      at,
      venues: [
        {
          name: 'A vault',
          type: 'Custodian',
          value: decimal('700.5'),
          tokens: [{ asset: 'BTC', amount: decimal('0.01'), price: decimal('60000'), value: decimal('600') }],
          addresses: [
            { network: 'BTC', asset: 'WBTC', address: 'bc1q', amount: decimal('0.004') },
            { network: 'TRON', asset: undefined, address: 'T9yD', amount: decimal('0.006') },
          ],
        },
      ],
    });
  });

  it('stays readable without a readable time', () => {
    expect(assetsFromWire({ ...data, updated_time: '' }, new UnknownValues(new MemoryLog()))).toMatchObject({
      total: decimal('1000.75'),
      at: 0,
    });
  });

  it.each(['Custodian', 'Exchange'])('may lie at a venue of the type %s', (type) => {
    const log = new MemoryLog();
    expect(readType(type, log)).toEqual([type]);
    expect(log.lines).toEqual([]);
  });

  it('lies at another venue where nobody knows the type, and the log names it', () => {
    const log = new MemoryLog();
    expect(readType('Mattress', log)).toEqual(['other']);
    expect(log.lines).toEqual([
      { level: 'warning', message: 'A host sent an unknown venue type', details: { value: 'Mattress' } },
    ]);
  });
});

describe('what the exchange owes', () => {
  const row = { token: 'BTC', amount: '0.02', price: '60001', usdt_notional: '1200.02', holders: 17, margin: '0.004' };

  it('is read field by field', () => {
    expect(liabilityFromWire(row)).toEqual({
      asset: 'BTC',
      amount: decimal('0.02'),
      price: decimal('60001'),
      value: decimal('1200.02'),
      holders: 17,
      margin: decimal('0.004'),
    });
  });

  it('has no margin, rather than one of zero, where none is told', () => {
    expect(liabilityFromWire({ ...row, margin: undefined })).toStrictEqual({
      ...liabilityFromWire(row),
      margin: undefined,
    });
  });
});

describe('an audit of the wire', () => {
  const row = {
    audit_id: '7',
    snapshot_time: seconds,
    published_time: at + 60_000,
    auditor: 'An auditor',
    total_users: 4_321,
    merkle_root: 'ABCDEF01',
    tree_file_url: '/Trees/7.CSV',
    tree_file_sha256: 'FEDCBA98',
    status: 'PUBLISHED',
  };

  it('is read field by field, with hashes in small letters and the address as it is', () => {
    expect(auditFromWire(row)).toEqual({
      auditId: '7',
      snapshotAt: at,
      publishedAt: at + 60_000,
      auditor: 'An auditor',
      totalUsers: 4_321,
      merkleRoot: 'abcdef01',
      treeUrl: '/Trees/7.CSV',
      treeSha256: 'fedcba98',
    });
  });

  it('counts as published when it was taken if no other time is readable', () => {
    expect(auditFromWire({ ...row, published_time: '' })?.publishedAt).toBe(at);
  });

  it('is left out where nobody knows of what moment it is', () => {
    expect(auditFromWire({ ...row, snapshot_time: 'soon' })).toBeUndefined();
  });
});

describe('the overview of an audit', () => {
  const token = { token: 'BTC', assets: '2', liabilities: '1.6', ratio: '1.25', price: '60000' };
  const data = {
    audit_id: '7',
    snapshot_time: seconds,
    merkle_root: 'ABCDEF01',
    total_users: 4_321,
    total_assets_usdt: '120000',
    total_liabilities_usdt: '96000',
    reserve_ratio: '1.24',
    tokens: [token],
  };
  const readToken = {
    asset: 'BTC',
    assets: decimal('2'),
    liabilities: decimal('1.6'),
    ratio: decimal('1.25'),
    price: decimal('60000'),
  };

  it('is read field by field', () => {
    expect(overviewFromWire(data)).toEqual({
      auditId: '7',
      snapshotAt: at,
      merkleRoot: 'abcdef01',
      totalUsers: 4_321,
      totalAssets: decimal('120000'),
      totalLiabilities: decimal('96000'),
      ratio: decimal('1.24'),
      tokens: [readToken],
    });
  });

  it('has no ratio, rather than one of zero, where nothing is owed', () => {
    expect(overviewFromWire({ ...data, reserve_ratio: null, tokens: [{ ...token, ratio: null }] })).toStrictEqual({
      ...overviewFromWire(data),
      ratio: undefined,
      tokens: [{ ...readToken, ratio: undefined }],
    });
  });

  it('stays readable without a readable time', () => {
    expect(overviewFromWire({ ...data, snapshot_time: '' })).toMatchObject({ auditId: '7', snapshotAt: 0 });
  });
});

describe('the answer for a user hash', () => {
  it('is read field by field, with hashes in small letters and amounts in the digits they are hashed in', () => {
    expect(
      userCheckFromWire({
        found: true,
        audit_id: '7',
        user_hash: 'aa11',
        root: 'ABCDEF01',
        tokens: ['BTC', 'USDT'],
        assets: [{ token: 'BTC', amount: '0.50' }],
        leaves: [
          {
            leaf_index: 3,
            hash: 'BEEF',
            balances: [{ token: 'BTC', amount: '0.20' }],
            path: [
              { hash: 'CAFE', side: 'L', parent: 'FADE', balances: [{ token: 'USDT', amount: '7.00' }] },
              { hash: '', side: 'R', parent: 'DEED', balances: [] },
            ],
          },
        ],
      }),
    ).toStrictEqual({
      found: true,
      auditId: '7',
      userHash: 'aa11',
      root: 'abcdef01',
      tokens: ['BTC', 'USDT'],
      balances: [{ asset: 'BTC', amount: '0.50' }],
      leaves: [
        {
          leafIndex: 3,
          hash: 'beef',
          balances: [{ asset: 'BTC', amount: '0.20' }],
          path: [
            { sibling: 'cafe', side: 'L', parent: 'fade', balances: [{ asset: 'USDT', amount: '7.00' }] },
            { sibling: undefined, side: 'R', parent: 'deed', balances: [] },
          ],
        },
      ],
    });
  });

  it('may be that the hash is in no leaf', () => {
    expect(
      userCheckFromWire({
        found: false,
        audit_id: '7',
        user_hash: 'aa11',
        root: 'abcdef01',
        tokens: ['BTC'],
        assets: [],
        leaves: [],
      }),
    ).toMatchObject({ found: false, balances: [], leaves: [] });
  });
});

describe('the own place in an audit', () => {
  const row = { audit_id: '7', snapshot_time: seconds, user_hash: 'aa11', included: true };

  it('is read field by field', () => {
    expect(ownAuditFromWire(row)).toEqual({ auditId: '7', snapshotAt: at, userHash: 'aa11', included: true });
    expect(ownAuditFromWire({ ...row, included: false })?.included).toBe(false);
  });

  it('is left out where nobody knows of what moment the audit is', () => {
    expect(ownAuditFromWire({ ...row, snapshot_time: '' })).toBeUndefined();
  });
});
