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
  recovery.answered();
  expect(readers.map(({ reads }) => reads.length)).toEqual([1, 1]);
  readers[0].end(offline);
  recovery.answered();
  expect(readers[0].reads).toHaveLength(1);
  time.advance(2_000);
  recovery.answered();
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
  recovery.answered();
  time.advance(60_000);
  expect([answered, refused, left].flatMap(({ reads }) => reads)).toEqual([]);
});

test('a host that is asked too often is left alone for as long as it wants', () => {
  const time = new FakeScheduler();
  const recovery = new Recovery(time);
  const { reads, end } = reader(recovery);
  end({ kind: 'rateLimited', retryAfter: 30_000 });
  recovery.answered();
  time.advance(29_999);
  expect(reads).toEqual([]);
  time.advance(1);
  expect(reads).toEqual(['again']);
});
