import { decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import { RestExecutionCostAdapter } from '../../../../../src/infrastructure/rest/markets/rest-execution-cost.adapter';
import { RestFeesAdapter } from '../../../../../src/infrastructure/rest/markets/rest-fees.adapter';
import { RestMarketFiguresAdapter } from '../../../../../src/infrastructure/rest/markets/rest-market-figures.adapter';
import { RestMarketLayoutAdapter } from '../../../../../src/infrastructure/rest/markets/rest-market-layout.adapter';
import { RestTokensAdapter } from '../../../../../src/infrastructure/rest/markets/rest-tokens.adapter';
import { RestConfigurationAdapter } from '../../../../../src/infrastructure/rest/platform/rest-configuration.adapter';
import { answer, RestFixture } from '../../../../support/rest-fixture';

const at = 1_760_000_000_000;
const ok = (data: object) => answer({ success: true, data, timestamp: at });
const missing = answer({ code: 503, message: '[GW] no upstream server' });
const read = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('figures of a market over REST', () => {
  const figures = (...answers: Parameters<RestFixture['answers']>) =>
    new RestMarketFiguresAdapter(new RestFixture().answers(...answers).client);
  const ticker = {
    symbol: 'S',
    open: 1,
    close: '2',
    high: 3,
    low: '0.5',
    volume: 4,
    amount: '5',
    aggregatedQuantity: 4,
    aggregatedAmount: 5,
    count: 6,
    lastTs: at / 1000,
  };

  it('reads a ticker in either form of numbers and times', async () => {
    expect(read(await figures(ok(ticker)).ticker('S'))).toMatchObject({
      open: 1,
      close: 2,
      high: 3,
      low: 0.5,
      amount: 5,
      count: 6,
      lastTradeAt: at,
    });
    const { aggregatedQuantity, aggregatedAmount, lastTs, ...rest } = ticker;
    const snake = {
      ...rest,
      aggregated_quantity: aggregatedQuantity,
      aggregated_amount: aggregatedAmount,
      last_ts: lastTs * 1000,
    };
    expect(read(await figures(ok(snake)).ticker('S'))).toMatchObject({ aggregatedAmount: 5, lastTradeAt: at });
    expect(
      read(await figures(ok({ ...ticker, open: null, close: null, high: null, low: null, lastTs: null })).ticker('S')),
    ).toBeUndefined();
  });

  it('reads trades of every generation, without those that are none', async () => {
    const row = {
      symbol: 'S',
      side: 'SELL',
      executed_price: '1.5',
      executed_quantity: 2,
      executed_timestamp: '1760000000.500',
    };
    const trade = { symbol: 'S', side: 'SELL', price: 1.5, size: 2, at: at + 500 };
    expect(read(await figures(ok({ rows: [row, { ...row, side: 'GIFT' }] })).latestTrades('S', 5))).toEqual([trade]);
    expect(
      read(
        await figures(
          missing,
          answer({ success: true, rows: [{ ...row, executed_price: 1.5 }], timestamp: at }),
        ).latestTrades('S', 5),
      ),
    ).toEqual([trade]);
    const camel = { symbol: 'S', side: 'SELL', executedPrice: 1.5, executedQuantity: '2', executedTimestamp: at + 500 };
    expect(read(await figures(ok({ rows: [camel], meta: { total: 9 } })).earlierTrades({ symbol: 'S' }))).toEqual({
      rows: [trade],
      total: 9,
    });
  });
});

describe('tokens over REST', () => {
  const tokens = (...answers: Parameters<RestFixture['answers']>) =>
    new RestTokensAdapter(new RestFixture().answers(...answers).client);

  it('reads rows of either family', async () => {
    const row = {
      token: 'ARB_USDT',
      fullname: 'Tether',
      network: 'ARB',
      decimals: 6,
      delisted: false,
      balance_token: 'USDT',
      created_time: '1760000000.000',
      can_collateral: true,
      can_short: false,
    };
    const token = {
      chainToken: 'ARB_USDT',
      asset: 'USDT',
      fullName: 'Tether',
      network: 'ARB',
      decimals: 6,
      delisted: false,
      listedAt: at,
    };
    expect(read(await tokens(ok({ rows: [row] })).tokens())).toEqual([token]);
    const publicRow = {
      token: 'ARB_USDT',
      fullname: 'Tether',
      network: 'ARB',
      decimals: '6',
      delisted: 0,
      balanceToken: 'USDT',
      createdTime: at,
    };
    expect(read(await tokens(missing, ok({ rows: [publicRow] })).tokens())).toEqual([token]);
  });

  it('reads what a withdrawal asks for, flags in any form', async () => {
    const row = {
      protocol: 'ERC20',
      network: 'ETH',
      token: 'USDT',
      name: 'Ethereum',
      minimum_withdrawal: 10,
      withdrawal_fee: '2.5',
      allow_deposit: '1',
      allow_withdraw: 0,
    };
    const [passage] = read(await tokens(ok({ rows: [row] })).passages());
    expect(passage).toMatchObject({ deposits: true, withdrawals: false });
    expect([passage!.minimumWithdrawal, passage!.withdrawalFee].map(decimalText)).toEqual(['10', '2.5']);
  });

  it('reads rules of collateral of either generation', async () => {
    for (const answers of [
      [ok({ rows: [{ token: 'BTC', collateralRatio: 0.95, canCollateral: true, canShort: false, stable: false }] })],
      [
        missing,
        ok({
          rows: [{ token: 'BTC', collateral_ratio: '0.95', can_collateral: true, can_short: false, stable: false }],
        }),
      ],
    ]) {
      const [rule] = read(await tokens(...answers).collateral());
      expect(rule).toMatchObject({ asset: 'BTC', counts: true, canBeBorrowed: false, stable: false });
      expect(decimalText(rule!.ratio)).toBe('0.95');
    }
  });

  it('chooses markets by type where the host does not', async () => {
    const rows = [
      { token: 'BTC', fullname: 'Bitcoin', symbols: ['SPOT_BTC_USDT', 'PERP_BTC_USDT'], listingTime: at },
      { token: 'USDC', fullname: 'USD Coin', symbols: ['SPOT_USDC_USDT'], listingTime: at / 1000 },
    ];
    expect(read(await tokens(missing, ok({ rows })).profiles('PERP'))).toEqual([
      { asset: 'BTC', fullName: 'Bitcoin', symbols: ['PERP_BTC_USDT'], listedAt: at },
    ]);
    expect(read(await tokens(ok({ rows })).profiles()).map(({ listedAt }) => listedAt)).toEqual([at, at]);
  });
});

describe('layout, fees and cost over REST', () => {
  it('orders groups, and takes one of an unknown type as such, logged once', async () => {
    const rest = new RestFixture().answers(
      ok({
        groups: [
          { id: 'b', name: 'B', type: 'OPTION', order: 2, symbols: ['OPTION_X', 'SPOT_BTC_USDT'] },
          { id: 'a', name: 'A', type: 'spot', order: 1, symbols: [] },
        ],
      }),
    );
    const layout = new RestMarketLayoutAdapter(rest.client, rest.unknown);
    const expected = [
      { id: 'a', name: 'A', type: 'SPOT', symbols: [] },
      { id: 'b', name: 'B', type: 'other', symbols: ['SPOT_BTC_USDT'] },
    ];
    expect(read(await layout.groups())).toEqual(expected);
    expect(read(await layout.groups())).toEqual(expected);
    expect(rest.log.lines).toHaveLength(1);
  });

  it('reads fees from numbers and texts alike', async () => {
    const groups = [
      { group_id: 'g', name: 'G', symbols: ['SPOT_BTC_USDT'], fees: [{ tier: 0, maker: 2, taker: '5.5' }] },
    ];
    const [group] = read(
      await new RestFeesAdapter(new RestFixture().answers(ok({ type: 'SPOT', groups })).client).groups('SPOT'),
    );
    expect(group).toMatchObject({ id: 'g', type: 'SPOT', symbols: ['SPOT_BTC_USDT'] });
    expect([group!.tiers[0]!.makerBps, group!.tiers[0]!.takerBps].map(decimalText)).toEqual(['2', '5.5']);
  });

  it('reads costs in any form, and asks for amounts in plain decimals', async () => {
    const row = {
      ts: at / 1000,
      exchange: 'A',
      token: 'BTC',
      assetType: 'FUTURE',
      amount: 1e21,
      midPrice: '2',
      buyPrice: null,
      sellPrice: 3,
      spreadBps: null,
      buySlippageBps: null,
      sellSlippageBps: null,
      feeBps: 5,
      totalCostBps: null,
    };
    const snake = { ...row, asset_type: 'PERP', mid_price: 2, total_cost_bps: '1.5' };
    const rest = new RestFixture().answers(
      ok({ rows: [row, row] }),
      ok({
        rows: [
          {
            ts: String(at),
            exchange: 'A',
            token: 'BTC',
            asset_type: 'PERP',
            amount: '1',
            mid_price: 2,
            buy_price: null,
            sell_price: null,
            spread_bps: null,
            buy_slippage_bps: null,
            sell_slippage_bps: null,
            fee_bps: '5',
            total_cost_bps: snake.total_cost_bps,
          },
        ],
      }),
    );
    const cost = new RestExecutionCostAdapter(rest.client, rest.unknown);
    expect(
      read(await cost.cost({ amount: decimal('1e21'), withFee: true })).map(({ type, at: time, buyPrice }) => [
        type,
        time,
        buyPrice,
      ]),
    ).toEqual([
      ['other', at, undefined],
      ['other', at, undefined],
    ]);
    expect(rest.log.lines).toHaveLength(1);
    expect(rest.sender.sent[0]!.url).toContain('amount=1000000000000000000000&withFee=true');
    const [second] = read(await cost.cost({ amount: decimal(1), withFee: false }));
    expect([second!.at, second!.type, decimalText(second!.totalBps!)]).toEqual([at, 'PERP', '1.5']);
  });
});

describe('configuration over REST', () => {
  const configuration = (rest: RestFixture) => new RestConfigurationAdapter(rest.client, rest.unknown);

  it('leaves out intervals it cannot draw', async () => {
    const rest = new RestFixture().answers(
      ok({
        tenant_name: 'a',
        configs: { supported_resolutions: ['1m', '7m'], default_symbol: 'SPOT_BTC_USDT', restricted_countries: [] },
      }),
    );
    expect(read(await configuration(rest).configuration())).toEqual({
      tenant: 'a',
      intervals: ['1m'],
      defaultSymbol: 'SPOT_BTC_USDT',
      restrictedCountries: [],
    });
  });

  it('tells maintenance and its end, and an unknown state as such', async () => {
    const rest = new RestFixture().answers(
      ok({ status: 1, msg: '', estimated_end_time: at / 1000 }),
      ok({ status: 2, msg: '' }),
      ok({ status: 9, msg: '' }),
    );
    const port = configuration(rest);
    expect(read(await port.serviceState())).toEqual({ state: 'tradingMaintenance', endsAt: at });
    expect(read(await port.serviceState())).toEqual({ state: 'maintenance', endsAt: undefined });
    expect([read(await port.serviceState()).state, read(await port.serviceState()).state]).toEqual(['other', 'other']);
    expect(rest.log.lines).toHaveLength(1);
  });

  it('knows when market data is down', async () => {
    const rest = new RestFixture().answers(answer({ success: true, status: 'DOWN', timestamp: at }));
    expect(read(await configuration(rest).marketDataServed())).toBe(false);
    expect(
      read(
        await configuration(new RestFixture().answers(answer({ success: true, timestamp: '1760000000.25' }))).ping(),
      ),
    ).toBe(at + 250);
  });
});
