import type { EngineEvent } from '../../../../../sandbox/engine/model/events';
import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { coin } from '../../engine/test-exchange';

test('a listener that fails is told of, and neither ends the exchange nor keeps anything from the others', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const exchange = await openExchange({
    directory: undefined,
    seed: 1,
    clock: { now: () => 1_000_000 },
    history: 'none',
    live: false,
    instruments: [coin],
  });
  const failure = new Error('A listener failed.');
  exchange.onEvent(() => {
    throw failure;
  });
  const heard: EngineEvent['type'][] = [];
  const end = exchange.onEvent(({ type }) => heard.push(type));
  const deposit = async (): Promise<void> => {
    await exchange.submit({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: 1n });
    await new Promise((resolve) => setImmediate(resolve));
  };
  await exchange.submit({ type: 'openAccount', accountId: 'ann', kind: 'customer' });
  await deposit();
  expect(heard).toContain('ledger');
  expect(told).toHaveBeenCalledTimes(heard.length);
  expect(told).toHaveBeenLastCalledWith(expect.stringContaining('exchange, told of'), failure);
  const before = heard.length;
  end();
  await deposit();
  expect(heard).toHaveLength(before);
  told.mockRestore();
  await exchange.close();
});
