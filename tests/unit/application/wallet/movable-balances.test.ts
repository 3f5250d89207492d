import { MovableBalances } from '../../../../src/application/wallet/movable-balances';
import { TransferableBalances } from '../../../../src/application/wallet/transferable-balances';
import { decimal } from '../../../../src/domain/shared/decimal';

const byAsset = new Map([['USDT', { available: decimal(100) }]]) as never;
const turns = () => new Promise((resolve) => setTimeout(resolve));

/** Of 100 USDT contracts stand on 40, as those say that are brought; the first bringing may fail. */
function open({ failing = false } = {}) {
  const bounds = { available: decimal(60), inMargin: decimal(40) };
  const brought: unknown[] = [];
  let running = 0;
  let fails = failing;
  const transferable = {
    of: () => bounds,
    kept: () => bounds.inMargin,
    free: { current: decimal(60) },
    start: () => {
      running += 1;
      return () => (running -= 1);
    },
  };
  const load = async (key: () => Promise<unknown>) => {
    brought.push(await key());
    if (!fails) return transferable as never;
    fails = false;
    throw new Error('offline');
  };
  const movable = new MovableBalances({ byAsset }, { load });
  return { movable, bounds, brought, running: () => running };
}

test('nothing is brought before a form asks, and then what contracts stand on binds', async () => {
  const { movable, bounds, brought, running } = open();
  expect([movable.of('USDT'), brought]).toEqual([{ available: decimal(100) }, []]);
  const known = () => [movable.kept('USDT', decimal(100)), movable.free];
  expect(known()).toEqual([undefined, undefined]);
  const stop = movable.start();
  expect(movable.of('USDT')).toEqual({ available: decimal(100) });
  await turns();
  expect([movable.of('USDT'), brought, running()]).toEqual([bounds, [TransferableBalances], 1]);
  expect(known()).toEqual([decimal(40), decimal(60)]);
  stop();
  expect(running()).toBe(0);
});

test('it runs once for all forms, until the last is gone', async () => {
  const { movable, brought, running } = open();
  const [first, second] = [movable.start(), movable.start()];
  await turns();
  expect([brought.length, running()]).toEqual([1, 1]);
  first();
  expect(running()).toBe(1);
  second();
  expect(running()).toBe(0);
});

test('a form that was gone before it came starts nothing', async () => {
  const { movable, running } = open();
  movable.start()();
  await turns();
  expect(running()).toBe(0);
});

test('where it cannot be had the exchange decides, and the next form asks again', async () => {
  const { movable, bounds, running } = open({ failing: true });
  const stop = movable.start();
  await turns();
  expect([movable.of('USDT'), running()]).toEqual([{ available: decimal(100) }, 0]);
  stop();
  movable.start();
  await turns();
  expect([movable.of('USDT'), running()]).toEqual([bounds, 1]);
});
