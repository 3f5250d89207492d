import { Contracts } from '../../../../src/application/trading/contracts';
import { loaderOf } from '../../../support/loader-of';
import { symbol, position, setUp } from './live-contracts-fakes';

describe('what a perpetual is traded by', () => {
  it('is its terms, once they are known', async () => {
    const { time, markets } = setUp();
    const market = markets.of(symbol);
    expect(market.terms).toBeUndefined();
    const stop = market.start();
    await time.settle();
    expect(market.terms).toMatchObject({ positionMode: 'ONE_WAY', marginMode: 'CROSS', positions: [{ symbol }] });
    stop();
  });

  it('follows prices and the account until it is left', async () => {
    const { time, markets, positions, risk, prices } = setUp();
    const stop = markets.of(symbol).start();
    await time.settle();
    expect([positions.state.current.status, risk.state.current.status, prices.heard()]).toEqual(['ready', 'ready', 4]);
    stop();
    expect([positions.state.current.status, risk.state.current.status, prices.heard()]).toEqual([
      'loggedOut',
      'loggedOut',
      0,
    ]);
  });

  it('reads its settings with the session, and once for each of its changes', async () => {
    const { time, host, session, markets } = setUp();
    session.state.set({ status: 'loggedOut' });
    markets.of(symbol).start();
    await time.settle();
    expect([host.times('leverageTiers'), host.times('marginMode')]).toEqual([1, 0]);
    session.state.set({ status: 'loggedIn' });
    session.state.set({ status: 'loggedIn', coolName: 'otter' } as never);
    await time.settle();
    expect([host.times('leverageTiers'), host.times('marginMode')]).toEqual([2, 1]);
  });

  it('reads its settings again once when the stream tells of others', async () => {
    const { time, host, markets, positionTopic, summaryTopic } = setUp();
    const stop = markets.of(symbol).start();
    await time.settle();
    positionTopic.tell([position('1', 2, { leverage: 20 })]);
    positionTopic.tell([position('1', 3, { leverage: 20 })]);
    await time.settle();
    expect(host.times('marginMode')).toBe(2);
    positionTopic.tell([position('1', 4, { leverage: 10 })]);
    summaryTopic.tell({ positionMode: 'HEDGE_MODE' });
    await time.settle();
    expect(host.times('marginMode')).toBe(3);
    stop();
    summaryTopic.tell({ positionMode: 'ONE_WAY' });
    await time.settle();
    expect(host.times('marginMode')).toBe(3);
  });

  it('reads nothing again because of a change that is on its way from here', async () => {
    const { time, host, markets, positionTopic } = setUp();
    const market = markets.of(symbol);
    market.start();
    await time.settle();
    const changing = market.settings.setLeverage(20);
    positionTopic.tell([position('1', 2, { leverage: 20 })]);
    await changing;
    expect(host.times('marginMode')).toBe(2);
  });

  it('reads its settings again after an interruption', async () => {
    const { time, host, connection, markets } = setUp();
    markets.of(symbol).start();
    await time.settle();
    connection.set({ phase: 'connecting', retry: 1 });
    await time.settle();
    expect(host.times('leverageTiers')).toBe(1);
    connection.set({ phase: 'open' });
    await time.settle();
    expect(host.times('leverageTiers')).toBe(2);
  });

  it('is brought for a perpetual, and nothing for a spot market', async () => {
    const { markets } = setUp();
    const contracts = new Contracts(loaderOf(markets));
    expect(contracts.of({ symbol: 'SPOT_BTC_USDT', type: 'SPOT' } as never)).toBeUndefined();
    expect(await contracts.of({ symbol, type: 'PERP' } as never)?.load()).toMatchObject({ symbol });
  });
});
