import { ChangeSpotMargin } from '../../../../src/application/trading/change-spot-margin.use-case';
import { MarginQueries } from '../../../../src/application/trading/margin.queries';
import type { Resource } from '../../../../src/application/kernel/resource';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const refused = failure({ kind: 'invalid' } as const);

describe('what an account stands on', () => {
  function reads() {
    const host = exchange({
      collateral: success({ rows: ['BTC'], total: 1 }),
      collateralRules: success([{ shortable: false }, { shortable: true }]),
      profile: success({ lossCharge: 'AUTO' }),
    });
    const cache = new ReadCache();
    return { host, cache, queries: new MarginQueries(cache, host.port, host.port) };
  }

  it('is asked of the exchange, each by itself', async () => {
    const { host, cache, queries } = reads();
    const all = (): readonly Resource<unknown>[] =>
      [
        queries.summary(),
        queries.collateral(),
        queries.buyingPower('SPOT_BTC_USDT'),
        queries.buyingPower('SPOT_ETH_USDT'),
        queries.lending(),
        queries.lossCharge(),
        queries.interestRates(),
        queries.interestHistory(1),
        queries.interestHistory(2),
      ] as readonly Resource<unknown>[];
    expect(new Set([...all(), ...all()]).size).toBe(all().length);
    expect(cache.unnamed('margin')).toEqual([]);
    for (const read of all()) await read.refresh();
    expect(host.calls).toEqual([
      ['summary'],
      ['collateral', 1, 500],
      ['buyingPower', 'SPOT_BTC_USDT'],
      ['buyingPower', 'SPOT_ETH_USDT'],
      ['collateralRules'],
      ['profile'],
      ['interestRates'],
      ['interestHistory', 1, 10],
      ['interestHistory', 2, 10],
    ]);
    expect(queries.collateral().current).toMatchObject({ value: ['BTC'] });
    expect(queries.lending().current).toMatchObject({ value: true });
    expect(queries.lossCharge().current).toMatchObject({ value: 'AUTO' });
    expect(cache.opened.slice(0, 9).map(({ staleAfter }) => staleAfter)).toEqual([
      ...Array.from({ length: 4 }, () => undefined),
      600_000,
      undefined,
      600_000,
      60_000,
      60_000,
    ]);
    host.answers['collateralRules'] = success([{ shortable: false }]);
    await queries.lending().refresh();
    expect(queries.lending().current).toMatchObject({ value: false });
  });

  it.each([
    [(use: ChangeSpotMargin) => use.mode('FUTURES'), ['setAccountMode', 'FUTURES'], []],
    [(use: ChangeSpotMargin) => use.leverage(5), ['setSpotLeverage', 5], []],
    [(use: ChangeSpotMargin) => use.lossCharge('AUTO' as never), ['setLossCharge', 'AUTO'], ['profile']],
    [(use: ChangeSpotMargin) => use.useAsCollateral('BTC', true), ['useAsCollateral', 'BTC', true], []],
  ] as const)(
    'is read again before a change is answered, also where it was refused (%#)',
    async (change, call, further) => {
      const { host, queries } = reads();
      const use = new ChangeSpotMargin(host.port, queries);
      expect(await change(use)).toEqual(success(undefined));
      expect(host.calls.map(([name]) => name)).toEqual([call[0], 'summary', 'collateral', ...further]);
      expect(host.calls[0]).toEqual(call);
      host.answers[call[0]] = refused;
      expect(await change(use)).toEqual(refused);
      expect(host.times('collateral')).toBe(2);
    },
  );
});
