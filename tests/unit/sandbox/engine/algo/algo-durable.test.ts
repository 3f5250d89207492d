import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlgoRequest } from '../../../../../sandbox/engine/model/algo-model';
import type { DurableExchange } from '../../../../../sandbox/storage/exchange/durable-exchange';
import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import type { Command, CommandOutcome } from '../../../../../sandbox/engine/model/commands';
import { ExchangeState } from '../../../../../sandbox/engine/exchange-state';
import { restoreSnapshot, snapshotText } from '../../../../../sandbox/engine/snapshot/state-snapshot';
import { stop, stopLoss, takeProfit } from './algo-exchange';
import { opening } from '../matching/command-arbitrary';
import { marginInstruments, marginOpening } from '../margin/margin-arbitrary';
import { coin, contract, units } from '../test-exchange';

const page = { page: 1, size: 100 };

describe('conditional orders of a durable exchange', () => {
  let directory: string;
  let exchange: DurableExchange;
  let time = 1_000_000;
  const open = (): Promise<DurableExchange> =>
    openExchange({
      directory,
      seed: 1,
      clock: { now: () => time },
      history: 'none',
      live: false,
      instruments: [coin],
    });
  const submit = (command: Command): Promise<CommandOutcome> => {
    time += 7;
    return exchange.submit(command);
  };
  const algo = async (request: AlgoRequest, clientAlgoOrderId = 0, tag = 'default'): Promise<number> => {
    const outcome = await submit({
      type: 'placeAlgo',
      accountId: 'ann',
      symbol: coin.symbol,
      clientAlgoOrderId,
      tag,
      request,
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.algo!.algoOrderId;
  };
  const trade = async (price: number): Promise<void> => {
    const place = {
      type: 'place',
      accountId: 'house',
      symbol: coin.symbol,
      price,
      quantity: 2,
      clientOrderId: 0,
    } as const;
    await submit({ ...place, side: 'SELL', orderType: 'LIMIT' });
    await submit({ ...place, accountId: 'bob', side: 'BUY', orderType: 'IOC' });
  };

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'algos-'));
    exchange = await open();
    for (const command of opening) await submit(command);
    await trade(100);
  });
  afterEach(async () => {
    await exchange.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('wait through a restart, are set off after it, and are found open and ended', async () => {
    const first = await algo(stop('BUY', 103), 7, 'mine');
    const second = await algo({
      algoType: 'TP_SL',
      side: 'SELL',
      quantity: 4,
      children: [takeProfit(106), stopLoss(95)],
    });
    await submit({ type: 'cancelAllAfter', accountId: 'ann', timeout: 900_000 });
    const deadline = exchange.algos.cancelAllAt('ann');
    const before = exchange.stateText();
    await exchange.close();
    exchange = await open();
    expect(exchange.stateText()).toBe(before);
    expect(exchange.algos.cancelAllAt('ann')).toBe(deadline);
    expect(exchange.algos.orders('ann', { ...page, open: true }).rows.map(({ algoOrderId }) => algoOrderId)).toEqual([
      second,
      first,
    ]);

    await submit({
      type: 'place',
      accountId: 'house',
      symbol: coin.symbol,
      side: 'SELL',
      orderType: 'LIMIT',
      price: 104,
      quantity: 20,
      clientOrderId: 0,
    });
    await trade(103);
    expect(exchange.algos.order('ann', { clientAlgoOrderId: 7 })).toMatchObject({
      algoOrderId: first,
      status: 'FILLED',
      executed: 5,
      tag: 'mine',
    });
    expect(exchange.algos.order('bob', { algoOrderId: first })).toBeUndefined();
    expect(exchange.algos.order('ann', { algoOrderId: second + 2 })).toMatchObject({
      algoType: 'STOP_LOSS',
      parentAlgoOrderId: second,
    });
    const list = (filter: object) =>
      exchange.algos.orders('ann', { ...page, ...filter }).rows.map(({ algoOrderId }) => algoOrderId);
    expect([
      list({}),
      list({ open: true }),
      list({ open: false }),
      list({ triggered: true }),
      list({ tag: 'mine' }),
      list({ algoType: 'TP_SL' }),
      list({ side: 'SELL' }),
    ]).toEqual([[second, first], [second], [first], [first], [first], [second], [second]]);
    expect(exchange.algos.orders('ann', { page: 2, size: 1 })).toMatchObject({
      total: 2,
      rows: [{ algoOrderId: first }],
    });
    expect(await submit({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: first })).toEqual({
      ok: false,
      reason: 'orderEnded',
    });
    expect(await submit({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: 999 })).toEqual({
      ok: false,
      reason: 'orderNotFound',
    });
    await exchange.close();
    exchange = await open();
    await expect(algo(stop('BUY', 105), 7)).rejects.toThrow('duplicateClientOrderId');
    await submit({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: second });
    expect(exchange.algos.order('ann', { algoOrderId: second + 2 })).toMatchObject({
      status: 'CANCELLED',
      rootStatus: 'CANCELLED',
    });
  });

  it('answer a hundred equal requests at once with one order', async () => {
    const request: Command = {
      type: 'placeAlgo',
      accountId: 'ann',
      symbol: coin.symbol,
      clientAlgoOrderId: 5,
      tag: 'default',
      request: stop('BUY', 103),
    };
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => exchange.submit(request)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(exchange.algos.orders('ann', page).total).toBe(1);
  });

  it('lose all orders of an account that fell silent, when time comes round', async () => {
    const waiting = await algo(stop('BUY', 103));
    await submit({ type: 'cancelAllAfter', accountId: 'ann', timeout: 2000 });
    time += 3000;
    await submit({ type: 'advance' });
    expect(exchange.algos.order('ann', { algoOrderId: waiting })?.status).toBe('CANCELLED');
    expect(exchange.algos.cancelAllAt('ann')).toBeUndefined();
  });
});

it('go on after a restart from the price that was looked at last, not from one that time has not brought yet', () => {
  const live = new ExchangeState(marginInstruments);
  live.apply({ at: 1, commands: marginOpening });
  const mark = (price: string): Command => ({
    type: 'overridePrice',
    symbol: contract.symbol,
    price: 'mark',
    value: units(price),
  });
  live.apply({ at: 1_000, commands: [mark('110'), { type: 'advance' }] });
  const { outcomes } = live.apply({
    at: 2_000,
    commands: [
      {
        type: 'placeAlgo',
        accountId: 'ann',
        symbol: contract.symbol,
        clientAlgoOrderId: 0,
        tag: 'default',
        request: {
          algoType: 'TRAILING_STOP',
          side: 'BUY',
          quantity: 2,
          callbackRate: units('0.05'),
          activatedPrice: 103,
          triggerPriceType: 'MARK_PRICE',
        },
      },
      mark('102'),
    ],
  });
  expect(outcomes[0]).toMatchObject({ ok: true });
  const restored = new ExchangeState(marginInstruments);
  restoreSnapshot(restored, snapshotText(live));
  expect(snapshotText(restored)).toBe(snapshotText(live));
  // The price has gone back before anybody looked: the order still waits.
  for (const state of [live, restored]) state.apply({ at: 3_000, commands: [mark('109'), { type: 'advance' }] });
  expect(snapshotText(restored)).toBe(snapshotText(live));
});
