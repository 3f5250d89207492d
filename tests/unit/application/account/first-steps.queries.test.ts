import { FirstStepsQueries } from '../../../../src/application/account/first-steps.queries';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const none = success({ rows: [], total: 0 });
const one = success({ rows: [], total: 1 });
const loss = { algoType: 'STOP_LOSS', reduceOnly: false, legs: [] };
const stop = success({ rows: [loss], total: 1 });
const sale = success({ rows: [{ symbol: 'SPOT_BTC_USDT', side: 'SELL' }], total: 1 });

/** Answers of an exchange to somebody who has done nothing yet; orders that closed something are told apart. */
const nothing = { balances: success([]), openOrders: none, fills: none, open: none, ended: none };

function setUp(answers: Record<string, unknown> = {}, history: unknown = none, closings: unknown = none) {
  const host = exchange({ ...nothing, ...answers });
  const trading = new Proxy<object>(host.port, {
    get(port, name) {
      const ask = Reflect.get(port, name) as (query: { readonly closing?: boolean }) => Promise<unknown>;
      if (name !== 'orderHistory') return ask;
      return async (query: { readonly closing?: boolean }) => (await ask(query), query.closing ? closings : history);
    },
  });
  const cache = new ReadCache();
  return { host, cache, steps: new FirstStepsQueries(cache, trading as never, host.port).done() };
}

async function done(...setting: Parameters<typeof setUp>): Promise<readonly unknown[]> {
  const { steps } = setUp(...setting);
  await steps.refresh();
  return [...(steps.current as never as { value: ReadonlySet<unknown> }).value];
}

describe('the first steps', () => {
  it('are those that the account’s own records tell of', async () => {
    expect(await done()).toEqual([]);
    expect(await done({ balances: success([{ holding: decimal('1') }]) })).toEqual(['balance']);
    expect(await done({ openOrders: one })).toEqual(['order']);
    expect(await done({}, one)).toEqual(['order']);
    expect(await done({ open: stop })).toEqual(['protect']);
    expect(await done({ ended: stop })).toEqual(['protect']);
    expect(await done({}, none, one)).toEqual(['close']);
    expect(await done({ fills: sale })).toEqual(['close']);
  });

  it('ask for no more than tells whether there is any, but for what has to be looked at', async () => {
    const { host, steps, cache } = setUp();
    await steps.refresh();
    expect(host.calls).toEqual([
      ['balances'],
      ['openOrders', { page: 1, size: 1 }],
      ['orderHistory', { page: 1, size: 1 }],
      ['orderHistory', { page: 1, size: 1, closing: true }],
      ['fills', { page: 1, size: 100 }],
      ['open', { page: 1, size: 100 }],
      ['ended', { page: 1, size: 100 }],
    ]);
    expect(cache.unnamed('account')).toEqual([]);
  });

  const offline = failure({ kind: 'offline' });

  it.each([
    [{ balances: offline }, none, none],
    [{ openOrders: offline }, none, none],
    [{}, offline, none],
    [{}, none, offline],
    [{ fills: offline }, none, none],
    [{ open: offline }, none, none],
    [{ ended: offline }, none, none],
  ])('are not said to be undone where a record cannot be read (%#)', async (...setting) => {
    const { steps } = setUp(...setting);
    await steps.refresh();
    expect(steps.current).toEqual({ status: 'failed', failure: { kind: 'offline' } });
  });
});
