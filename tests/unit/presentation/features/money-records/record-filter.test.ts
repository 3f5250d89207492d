import { historyRanges } from '../../../../../src/domain/trading/history-range';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { recordKinds, recordOfMovement, recordStatus } from '../../../../../src/domain/wallet/money-record';
import type { Movement } from '../../../../../src/domain/wallet/movement';
import {
  filterOf,
  queryOf,
  searchOf,
  statusesOf,
} from '../../../../../src/presentation/features/money-records/record-filter';
import { fc } from '../../../../support/properties';

const withdrawal = { id: '9', side: 'WITHDRAW', chainToken: 'ETH_USDT', amount: decimal('5'), createdAt: 1 };

describe('filters of records in the address', () => {
  it('come back from an address as they went into it', () => {
    const filters = fc.record({
      asset: fc.constantFrom('', 'BTC', 'USDT'),
      kind: fc.option(fc.constantFrom(...recordKinds), { nil: undefined }),
      status: fc.option(fc.constantFrom(...statusesOf('WITHDRAW')), { nil: undefined }),
      range: fc.constantFrom(...historyRanges),
      page: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(filters, (some) => {
        const filter = {
          ...some,
          status: statusesOf(some.kind).find((each) => each === some.status),
          first: some.range === 'custom' ? '2026-11-01' : '',
          last: '',
        };
        expect(filterOf(new URLSearchParams(searchOf(filter)))).toEqual(filter);
      }),
    );
  });

  it('offer each status that a record is told with, where it can have come to it', () => {
    const told = (movement: object) => recordStatus(recordOfMovement({ ...withdrawal, ...movement } as Movement));
    const withdrawals = statusesOf('WITHDRAW');
    expect(withdrawals).toContain(told({ status: 'NEW', waitsForApproval: true }));
    for (const status of ['NEW', 'PROCESSING', 'COMPLETED', 'CANCELED', 'REFUSED', 'EXPIRED'])
      expect(withdrawals).toContain(told({ status }));
    expect(withdrawals).not.toContain('CONFIRMING');
    expect(statusesOf('DEPOSIT')).toEqual(['NEW', 'CONFIRMING', 'PROCESSING', 'COMPLETED', 'CANCELED']);
    expect(statusesOf('PURCHASE')).toEqual([]);
  });

  it('read an address that somebody wrote by hand as far as it makes sense', () => {
    const filter = filterOf(new URLSearchParams('movements&kind=NONSENSE&status=NEW&range=century&page=-3'));
    expect(filter).toEqual({
      asset: '',
      kind: undefined,
      status: undefined,
      range: 'all',
      first: '',
      last: '',
      page: 1,
    });
    expect(queryOf(filter, 5)).toEqual({ asset: undefined, kind: undefined, status: undefined });
  });
});
