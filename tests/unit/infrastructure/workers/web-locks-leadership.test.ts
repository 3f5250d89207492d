import { WebLocksLeadership } from '../../../../src/infrastructure/workers/web-locks-leadership';

/** Locks as a browser gives them: to one after the other, a moment after they are asked for. */
function oneLock(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, turn: () => Promise<void>): Promise<void> => {
    const mine = last.then(() => {
      if (signal?.aborted) throw new DOMException('', 'AbortError');
      return turn();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request } as Pick<LockManager, 'request'>;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function tab(locks: Pick<LockManager, 'request'> | undefined, log: string[], name: string): () => void {
  return new WebLocksLeadership('alerts', locks).seek(() => {
    log.push(`${name} leads`);
    return () => void log.push(`${name} stops`);
  });
}

it('one leads at a time, and the next one as it steps back', async () => {
  const log: string[] = [];
  const locks = oneLock();
  const [closeFirst, closeSecond] = [tab(locks, log, 'first'), tab(locks, log, 'second')];
  tab(locks, log, 'third');
  await settled();
  expect(log).toEqual(['first leads']);
  closeSecond();
  closeFirst();
  await settled();
  expect(log).toEqual(['first leads', 'first stops', 'third leads']);
});

it('every tab leads where the browser has no locks', () => {
  const log: string[] = [];
  const close = tab(undefined, log, 'first');
  tab(undefined, log, 'second');
  close();
  expect(log).toEqual(['first leads', 'second leads', 'first stops']);
});
