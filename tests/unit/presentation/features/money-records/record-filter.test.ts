import { historyRanges } from '../../../../../src/domain/trading/history-range';
import { recordKinds } from '../../../../../src/domain/wallet/money-record';
import {
  filterOf,
  hasStatus,
  queryOf,
  searchOf,
  statuses,
} from '../../../../../src/presentation/features/money-records/record-filter';
import { fc } from '../../../../support/properties';

describe('filters of records in the address', () => {
  it('come back from an address as they went into it', () => {
    const filters = fc.record({
      asset: fc.constantFrom('', 'BTC', 'USDT'),
      kind: fc.option(fc.constantFrom(...recordKinds), { nil: undefined }),
      status: fc.option(fc.constantFrom(...statuses), { nil: undefined }),
      range: fc.constantFrom(...historyRanges),
      page: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(filters, (some) => {
        const filter = {
          ...some,
          status: hasStatus(some.kind) ? some.status : undefined,
          first: some.range === 'custom' ? '2026-11-01' : '',
          last: '',
        };
        expect(filterOf(new URLSearchParams(searchOf(filter)))).toEqual(filter);
      }),
    );
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
