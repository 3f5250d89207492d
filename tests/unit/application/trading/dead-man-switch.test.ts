import { minute, second } from '../../../../src/domain/shared/instant';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { ExchangeElsewhere, openTwoTabs, setUp } from './dead-man-switch-fakes';

describe("the dead man's switch in two tabs", () => {
  it('is one: a second tab says what the first keeps alive, and ends nothing', async () => {
    const { first, other, time, exchange } = openTwoTabs();
    await first.deadMan.switchOn(10 * second, false);
    for (let passed = 0; passed < 60; passed += 1) {
      await time.settle(second, 100);
      expect(first.deadMan.state.current.status).toBe('on');
      expect(other.deadMan.state.current).toMatchObject({ status: 'left', firesAt: exchange.firesAt });
    }
    expect(exchange.firedAt).toBeUndefined();
  });

  it('fires in both when the tab that kept it alive is gone', async () => {
    const { first, other, time, exchange } = openTwoTabs();
    await first.deadMan.switchOn(10 * second, false);
    await time.settle(5 * second, 100);
    exchange.reachable = false;
    await time.settle(15 * second, 100);
    expect(exchange.firedAt).toBeDefined();
    expect(other.deadMan.state.current).toEqual({ status: 'fired', at: exchange.firedAt });
    expect(first.deadMan.state.current).toEqual({ status: 'fired', at: exchange.firedAt });
  });

  it('has fired until somebody acts on it, though the other tab ends its own count later', async () => {
    const { first, other, time, exchange } = openTwoTabs();
    await first.deadMan.switchOn(10 * second, false);
    exchange.reachable = false;
    await time.settle(20 * second, 100);
    const fired = { status: 'fired', at: exchange.firedAt };
    first.storage.removeElsewhere('dead-man-switch');
    other.storage.removeElsewhere('dead-man-switch');
    expect([first.deadMan.state.current, other.deadMan.state.current]).toEqual([fired, fired]);
    exchange.reachable = true;
    await other.deadMan.switchOn(10 * second, false);
    expect(first.deadMan.state.current.status).toBe('left');
    await other.deadMan.switchOff();
    expect(first.deadMan.state.current.status).toBe('off');
  });

  it('has one time, and goes on in either when the other is closed', async () => {
    const { first, other, time, exchange } = openTwoTabs();
    await first.deadMan.switchOn(10 * second, false);
    await other.deadMan.switchOn(30 * second, false);
    expect(first.deadMan.state.current).toMatchObject({ status: 'on', time: 30 * second });
    other.stop();
    await time.settle(90 * second, 100);
    expect(first.deadMan.state.current).toMatchObject({ status: 'on', time: 30 * second });
    expect(exchange.firedAt).toBeUndefined();
  });

  it('is switched off in both', async () => {
    const { first, other, time, exchange } = openTwoTabs();
    await first.deadMan.switchOn(10 * second, false);
    await time.settle(5 * second, 100);
    await other.deadMan.switchOff();
    await time.settle(20 * second, 100);
    expect(first.deadMan.state.current.status).toBe('off');
    expect(other.deadMan.state.current.status).toBe('off');
    expect(exchange.firedAt).toBeUndefined();
  });
});

describe("the dead man's switch", () => {
  it.each([-60 * 60, -3, 3])('goes on with its signs when the clock is set by %d seconds (F19)', async (seconds) => {
    const time = new FakeScheduler();
    const exchange = new ExchangeElsewhere(time);
    const { deadMan } = setUp({ time, exchange });
    await deadMan.switchOn(10 * second, false);
    await time.settle(2 * second, 100);
    time.jump(seconds * second);
    let least = Infinity;
    for (let passed = 0; passed < 30; passed += 1) {
      await time.settle(second, 100);
      least = Math.min(least, exchange.left);
      const { current } = deadMan.state;
      expect(current.status).toBe('on');
      // What it says is left is never more than the exchange has left, but for the second between two looks.
      expect('firesAt' in current && current.firesAt - time.now()).toBeLessThanOrEqual(exchange.left + second);
    }
    expect(least).toBeGreaterThan(0);
  });

  it('is on once the exchange confirms it, and stays on while the page lives', async () => {
    const { deadMan, time, exchange } = setUp();
    const on = deadMan.switchOn(10 * second, false);
    expect(deadMan.state.current.status).toBe('switchingOn');
    await on;
    await time.settle(60 * second, 100);
    expect(deadMan.state.current.status).toBe('on');
    expect(deadMan.state.current).not.toHaveProperty('failure');
    expect(exchange.firedAt).toBeUndefined();
    expect(exchange.told.length).toBeLessThan(25);
  });

  it('goes on where it was switched on before what starts it had come', async () => {
    const { time, deadMan, exchange } = setUp({ startsLate: true });
    await deadMan.switchOn(10 * second, false);
    await time.settle(2 * second, 100);
    deadMan.start();
    await time.settle(5 * minute, 100);
    expect(deadMan.state.current).toMatchObject({ status: 'on' });
    expect(exchange.firedAt).toBeUndefined();
  });

  it('never says that it is on when the exchange did not confirm it', async () => {
    const { deadMan, exchange, time } = setUp();
    exchange.answersLost = true;
    await deadMan.switchOn(10 * second, false);
    expect(deadMan.state.current).toMatchObject({ status: 'switchingOff', time: 10 * second });
    await time.settle(20 * second, 100);
    expect(deadMan.state.current).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    expect(exchange.firedAt).toBeUndefined();
  });

  it('fires at the exchange when the page falls silent, and says so at the same time', async () => {
    const { deadMan, exchange, time } = setUp();
    await deadMan.switchOn(10 * second, false);
    exchange.reachable = false;
    await time.settle(5 * second, 100);
    expect(deadMan.state.current).toMatchObject({ status: 'on', failure: { kind: 'offline' } });
    await time.settle(6 * second, 100);
    expect(deadMan.state.current).toEqual({ status: 'fired', at: exchange.firedAt });
  });

  it('outlives signs of life that are lost', async () => {
    const { deadMan, exchange, time } = setUp();
    await deadMan.switchOn(10 * second, false);
    exchange.reachable = false;
    await time.settle(8 * second, 100);
    exchange.reachable = true;
    await time.settle(20 * second, 100);
    expect(deadMan.state.current.status).toBe('on');
    expect(deadMan.state.current).not.toHaveProperty('failure');
    expect(exchange.firedAt).toBeUndefined();
  });

  it('gives signs of life with what the market brings where timers are held back', async () => {
    const { deadMan, exchange, time, hearMarket } = setUp();
    time.every = () => () => undefined;
    await deadMan.switchOn(10 * second, false);
    for (let passed = 0; passed < 60; passed += 1) {
      await time.settle(second, 100);
      hearMarket();
    }
    expect(exchange.firedAt).toBeUndefined();
  });

  it('is off once the exchange confirms that', async () => {
    const { deadMan, exchange, time } = setUp();
    await deadMan.switchOn(10 * second, false);
    exchange.reachable = false;
    await deadMan.switchOff();
    expect(deadMan.state.current.status).toBe('left');
    exchange.reachable = true;
    await deadMan.switchOff();
    expect(deadMan.state.current.status).toBe('off');
    await time.settle(20 * second, 100);
    expect(exchange.firedAt).toBeUndefined();
  });

  it('stays off when a sign of life arrives after that', async () => {
    const { deadMan, exchange, time } = setUp();
    await deadMan.switchOn(10 * second, false);
    const arrive = exchange.holdNext();
    await time.settle(4 * second, 100);
    await deadMan.switchOff();
    expect(deadMan.state.current.status).toBe('off');
    arrive();
    await time.settle(20 * second, 100);
    expect(exchange.firedAt).toBeUndefined();
  });

  it('is called off before somebody logs out', async () => {
    const { deadMan, exchange, logOut, storage } = setUp();
    await deadMan.switchOn(10 * second, true);
    await logOut();
    expect(exchange.told.at(-1)).toBe(0);
    expect(deadMan.state.current.status).toBe('off');
    expect(setUp({ storage }).deadMan.state.current.status).toBe('off');
  });

  it('comes back after a reload where that is wanted', async () => {
    const before = setUp();
    await before.deadMan.switchOn(30 * second, true);
    before.stop();
    await before.time.settle(5 * second, 100);
    const after = setUp(before);
    await before.time.settle(60 * second, 100);
    expect(after.deadMan.state.current).toMatchObject({ status: 'on', time: 30 * second, firedAt: undefined });
    expect(before.exchange.firedAt).toBeUndefined();
  });

  it('says after a reload that it fired meanwhile, although it is on again', async () => {
    const before = setUp();
    await before.deadMan.switchOn(30 * second, true);
    before.stop();
    await before.time.settle(45 * second, 100);
    const { firedAt } = before.exchange;
    expect(firedAt).toBeDefined();
    const after = setUp(before);
    await before.time.settle(60 * second, 100);
    expect(after.deadMan.state.current).toMatchObject({ status: 'on', time: 30 * second, firedAt });
    await after.deadMan.switchOff();
    await after.deadMan.switchOn(30 * second, true);
    expect(after.deadMan.state.current).toMatchObject({ status: 'on', firedAt: undefined });
  });

  it('is told of after a reload where it will fire', async () => {
    const before = setUp();
    await before.deadMan.switchOn(30 * second, false);
    before.stop();
    await before.time.settle(5 * second, 100);
    const after = setUp(before);
    expect(after.deadMan.state.current).toMatchObject({ status: 'left' });
    await before.time.settle(26 * second, 100);
    expect(after.deadMan.state.current).toEqual({ status: 'fired', at: before.exchange.firedAt });
  });
});
