import { decimal, zero } from '../../../../src/domain/shared/decimal';
import { success } from '../../../../src/domain/shared/result';
import { balance } from './trading-fakes';
import { symbol, offline, position, setUp } from './live-contracts-fakes';

describe('open positions', () => {
  it('are those of one contract where that is asked for, and none while nothing is known', async () => {
    const { time, positions } = setUp();
    expect(positions.of(symbol)).toEqual([]);
    const stop = positions.start();
    await time.settle();
    expect(positions.of(symbol).map(({ holding }) => String(holding))).toEqual(['1']);
    stop();
    expect(positions.of(symbol)).toEqual([]);
  });

  it('follow the stream', async () => {
    const { time, positions, positionTopic } = setUp();
    positions.start();
    await time.settle();
    positionTopic.tell([position('3', 2)]);
    expect(positions.of(symbol).map(({ holding }) => String(holding))).toEqual(['3']);
  });

  it('are read once for one of which a message tells too little, and again once it was closed between', async () => {
    const { time, host, positions, positionTopic } = setUp();
    host.answers['positions'] = success([]);
    const stop = positions.start();
    await time.settle();
    const read = async (holding: string): Promise<number> => {
      positionTopic.tell([position(holding, 2)]);
      await time.settle();
      return host.times('positions');
    };
    expect(await read('1')).toBe(2);
    expect(await read('2')).toBe(2);
    expect(await read('0')).toBe(2);
    expect(await read('1')).toBe(3);
    stop();
    expect(await read('1')).toBe(3);
    expect(positionTopic.heard()).toBe(0);
  });

  it('are not read again for one that is shown', async () => {
    const { time, host, positions, positionTopic } = setUp();
    positions.start();
    await time.settle();
    positionTopic.tell([position('3', 2)]);
    await time.settle();
    expect(host.times('positions')).toBe(1);
  });
});

describe('how the account stands', () => {
  it('keeps what a message leaves out', async () => {
    const { time, risk, summaryTopic } = setUp();
    risk.start();
    await time.settle();
    summaryTopic.tell({ totalAccountValue: 6, marginRatio: undefined });
    expect(risk.value).toEqual({ totalAccountValue: 6, marginRatio: 3 });
  });

  it('has free what nothing stands on, and nothing where too little is there', async () => {
    const { time, account, risk, summaryTopic } = setUp();
    expect(account.free).toBeUndefined();
    risk.start();
    await time.settle();
    summaryTopic.tell({ totalAccountValue: 6, freeCollateral: decimal('2.5') });
    expect(account.free).toEqual(decimal('2.5'));
    summaryTopic.tell({ totalAccountValue: 6, freeCollateral: decimal('-1') });
    expect(account.free).toEqual(zero);
  });

  it('is what the stream told where that came first', async () => {
    const { time, host, risk, summaryTopic } = setUp();
    host.answers['summary'] = offline;
    risk.start();
    summaryTopic.tell({ totalAccountValue: 7 });
    await time.settle();
    expect([risk.value, risk.failure]).toEqual([undefined, { kind: 'offline' }]);
    host.answers['summary'] = success({ totalAccountValue: 8 });
    await risk.refresh();
    expect([risk.value, risk.failure]).toEqual([{ totalAccountValue: 8 }, undefined]);
  });
});

describe('what is kept by the private stream', () => {
  it('is loading, known, and nothing with the session', async () => {
    const { time, balances } = setUp();
    expect([balances.state.current, balances.value, balances.failure, balances.stale]).toEqual([
      { status: 'loggedOut' },
      undefined,
      undefined,
      false,
    ]);
    const stop = balances.start();
    expect(balances.state.current).toEqual({ status: 'loading' });
    await time.settle();
    expect([balances.value?.length, balances.stale]).toEqual([1, false]);
    stop();
    expect(balances.state.current).toEqual({ status: 'loggedOut' });
  });

  it('is loading again where somebody asks anew for what could not be read', async () => {
    const { time, host, balances } = setUp();
    host.answers['balances'] = offline;
    balances.start();
    await time.settle();
    expect(balances.state.current).toEqual({ status: 'failed', failure: { kind: 'offline' } });
    const again = balances.refresh();
    expect(balances.state.current).toEqual({ status: 'loading' });
    await again;
    expect(balances.state.current.status).toBe('failed');
  });

  it('is not shown before it was read, whatever the stream tells or loses', async () => {
    const { connection, balances, balanceTopic } = setUp();
    balances.start();
    balanceTopic.tell([balance('BTC', '9', 9)]);
    connection.set({ phase: 'offline' });
    expect(balances.state.current).toEqual({ status: 'loading' });
  });

  it('is what was asked for last', async () => {
    const { time, host, balances } = setUp();
    balances.start();
    await time.settle();
    const slow = balances.refresh();
    host.answers['balances'] = offline;
    await balances.refresh();
    await slow;
    expect(balances.stale).toBe(true);
  });

  it('is found by its asset; what is not listed is held at zero', async () => {
    const { time, balances } = setUp();
    expect([balances.byAsset, balances.available('BTC')]).toEqual([undefined, undefined]);
    balances.start();
    await time.settle();
    expect([balances.available('BTC'), balances.available('ETH')].map(String)).toEqual(['2', '0']);
    expect(balances.byAsset?.get('BTC')?.asset).toBe('BTC');
  });
});
