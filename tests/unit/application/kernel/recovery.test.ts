import type { Failure } from '../../../../src/application/kernel/failure';
import { Recovery } from '../../../../src/application/kernel/recovery';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakeScheduler } from '../../../support/fake-scheduler';

const offline: Failure = { kind: 'offline' };

function reader(recovery: Recovery) {
  const attempts = recovery.attempts();
  const reads: string[] = [];
  return {
    reads,
    end: (reason?: Failure) =>
      attempts.ended(reason ? failure(reason) : success(undefined), () => void reads.push('again')),
    drop: () => attempts.drop(),
  };
}

test('what failed is read again after 10 s, once for each time it failed', () => {
  const time = new FakeScheduler();
  const { reads, end } = reader(new Recovery(time));
  end(offline);
  time.advance(9_999);
  expect(reads).toEqual([]);
  time.advance(60_000);
  expect(reads).toEqual(['again']);
});

test('any answer wakes all that waits, at most every two seconds', () => {
  const time = new FakeScheduler();
  const recovery = new Recovery(time);
  const readers = [reader(recovery), reader(recovery)] as const;
  readers.forEach(({ end }) => end(offline));
  recovery.answered('anything');
  expect(readers.map(({ reads }) => reads.length)).toEqual([1, 1]);
  readers[0].end(offline);
  recovery.answered('anything');
  expect(readers[0].reads).toHaveLength(1);
  time.advance(2_000);
  recovery.answered('anything');
  expect(readers[0].reads).toHaveLength(2);
});

test('nothing is read again that was answered, cannot get better, or is looked at by nobody', () => {
  const time = new FakeScheduler();
  const recovery = new Recovery(time);
  const [answered, refused, left] = [reader(recovery), reader(recovery), reader(recovery)] as const;
  answered.end(offline);
  answered.end();
  refused.end({ kind: 'notFound' });
  left.end(offline);
  left.drop();
  recovery.answered('anything');
  time.advance(60_000);
  expect([answered, refused, left].flatMap(({ reads }) => reads)).toEqual([]);
});

test('a host that is asked too often is left alone for as long as it wants', () => {
  const time = new FakeScheduler();
  const recovery = new Recovery(time);
  const { reads, end } = reader(recovery);
  end({ kind: 'rateLimited', retryAfter: 30_000 });
  recovery.answered('anything');
  time.advance(29_999);
  expect(reads).toEqual([]);
  time.advance(1);
  expect(reads).toEqual(['again']);
});

describe('what is shown from before', () => {
  function recalling() {
    const time = new FakeScheduler();
    const recovery = new Recovery(time);
    const read: number[] = [];
    recovery.onReadAgain(() => void read.push(time.now()));
    return { time, recovery, read, began: time.now() };
  }

  test('is as old as the oldest of it, until that is answered', () => {
    const { recovery } = recalling();
    recovery.recalled('rates', 2_000);
    recovery.recalled('badges', 1_000);
    expect(recovery.recalledAt.current).toBe(1_000);
    recovery.answered('account');
    expect(recovery.recalledAt.current).toBe(1_000);
    recovery.answered('badges');
    expect(recovery.recalledAt.current).toBe(2_000);
    recovery.answered('rates');
    expect(recovery.recalledAt.current).toBeUndefined();
  });

  test('is asked for every 10 s where the exchange answers other calls only', () => {
    const { time, recovery, read, began } = recalling();
    // Each time all is asked for, and one is not answered.
    const ask = (): void => {
      recovery.answered('account');
      recovery.recalled('rates', 1_000);
    };
    recovery.onReadAgain(ask);
    ask();
    time.advance(30_000);
    expect(read.map((at) => at - began)).toEqual([10_000, 20_000, 30_000]);
  });

  test('is asked for at once when one of it is answered, or somebody wishes it, but not every moment', () => {
    const { time, recovery, read } = recalling();
    recovery.recalled('rates', 1_000);
    recovery.recalled('badges', 1_000);
    recovery.recalled('copies', 1_000);
    recovery.answered('rates');
    expect(read).toHaveLength(1);
    recovery.answered('badges');
    recovery.readAgain();
    expect(read).toHaveLength(1);
    time.advance(2_000);
    // Nothing is left to ask for.
    recovery.answered('copies');
    expect(read).toHaveLength(1);
    recovery.readAgain();
    expect(read).toHaveLength(2);
  });

  test('is forgotten when nobody asks for it any more', () => {
    const { time, recovery, read } = recalling();
    recovery.recalled('rates', 1_000);
    time.advance(39_999);
    expect(recovery.recalledAt.current).toBe(1_000);
    time.advance(1);
    expect(recovery.recalledAt.current).toBeUndefined();
    time.advance(60_000);
    expect(read).toHaveLength(4);
  });

  test('of whoever reads by himself is read again for as long as he looks', () => {
    const { time, recovery } = recalling();
    const { reads, end, drop } = reader(recovery);
    end();
    recovery.recalled('orders', 1_000);
    time.advance(10_000);
    expect(reads).toEqual(['again']);
    drop();
    time.advance(10_000);
    expect(reads).toEqual(['again']);
  });
});
