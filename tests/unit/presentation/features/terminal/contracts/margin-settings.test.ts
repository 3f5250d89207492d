import { contractMarket, FakePositions, position, summary } from './contract-fixture';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what the exchange has is on screen after a change', async () => {
  const { settings, port } = await contractMarket();
  await settings.setLeverage(25);
  expect(port.sent).toEqual([{ symbol: 'PERP_BTC_USDT', marginMode: 'CROSS', leverage: 25 }]);
  expect(settings.leverageOf()).toBe(25);
  await settings.setMarginMode('ISOLATED');
  expect(port.sent.at(-1)).toEqual({ marginMode: 'ISOLATED', symbol: 'PERP_BTC_USDT' });
  expect(settings.marginMode).toBe('ISOLATED');
});

test('a refusal is told where it was made, and forgotten with the next change', async () => {
  const { settings, port } = await contractMarket();
  port.refusal = { kind: 'rejected', reason: 'modeInUse' };
  await settings.setPositionMode('HEDGE_MODE');
  expect(settings.failureOf('positionMode')).toEqual(port.refusal);
  expect(settings.failureOf('marginMode')).toBeUndefined();
  expect(settings.positionMode).toBe('ONE_WAY');
  port.refusal = undefined;
  await settings.setMarginMode('ISOLATED');
  expect(settings.failureOf('positionMode')).toBeUndefined();
});

test('one change at a time', async () => {
  const { settings, port } = await contractMarket();
  await Promise.all([settings.setLeverage(20), settings.setLeverage(30), settings.setPositionMode('HEDGE_MODE')]);
  expect(port.sent).toHaveLength(1);
  expect(settings.busy).toBeUndefined();
});

test('each side of isolated margin in hedge mode has its own leverage', async () => {
  const port = new FakePositions();
  port.setting = {
    marginMode: 'ISOLATED',
    positionMode: 'HEDGE_MODE',
    sides: [
      { positionSide: 'LONG', leverage: 5 },
      { positionSide: 'SHORT', leverage: 8 },
    ],
  };
  const { settings } = await contractMarket(port);
  expect([settings.leverageOf('LONG'), settings.leverageOf('SHORT')]).toEqual([5, 8]);
  await settings.setLeverage(7, 'SHORT');
  expect(port.sent).toEqual([{ symbol: 'PERP_BTC_USDT', marginMode: 'ISOLATED', leverage: 7, positionSide: 'SHORT' }]);
});

test('a leverage that was changed elsewhere is followed once a position tells it', async () => {
  const { settings, port, hold } = await contractMarket();
  hold(position('0.5'));
  await settled();
  expect(port.reads).toBe(1);
  port.setting = { ...port.setting, sides: [{ positionSide: 'BOTH', leverage: 7 }] };
  hold(position('0.5', '60000', { leverage: 7 }));
  await settled();
  expect(settings.leverageOf()).toBe(7);
});

test('a position mode that was changed elsewhere is followed, and everything is read again after an interruption', async () => {
  const { settings, port, standing } = await contractMarket();
  port.setting = { ...port.setting, positionMode: 'HEDGE_MODE' };
  standing.set({ status: 'ready', value: { ...summary, positionMode: 'HEDGE_MODE' }, stale: false });
  await settled();
  expect(settings.positionMode).toBe('HEDGE_MODE');
  const { reads } = port;
  standing.set({ status: 'ready', value: { ...summary, positionMode: 'HEDGE_MODE' }, stale: true });
  standing.set({ status: 'ready', value: { ...summary, positionMode: 'HEDGE_MODE' }, stale: false });
  await settled();
  expect(port.reads).toBe(reads + 1);
});

test('who is logged out has tiers and no settings', async () => {
  const { settings } = await contractMarket();
  await settings.read(false);
  expect(settings.leverage).toBeUndefined();
  expect(settings.tiers).toHaveLength(3);
  expect(settings.status).toBe('ready');
});
