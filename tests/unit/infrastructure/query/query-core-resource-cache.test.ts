import { BrowserScheduler } from '../../../../src/infrastructure/browser/browser-scheduler';
import { Recovery } from '../../../../src/application/kernel/recovery';
import type { Failure, Outcome } from '../../../../src/application/kernel/failure';
import { known, type ResourceState } from '../../../../src/application/kernel/resource';
import { failure, success, type Result } from '../../../../src/domain/shared/result';
import { QueryCoreResourceCache } from '../../../../src/infrastructure/query/query-core-resource-cache';

const minute = 60_000;
const offline: Failure = { kind: 'offline' };

/** A host that gives the scripted answers, the last one ever after. */
function host<T>(...answers: (T | { readonly refuse: Failure })[]) {
  const asked: number[] = [];
  const load = async (): Outcome<T> => {
    asked.push(Date.now());
    const next = answers.length > 1 ? answers.shift()! : answers[0]!;
    return typeof next === 'object' && next !== null && 'refuse' in next ? failure(next.refuse) : success(next as T);
  };
  return { asked, load };
}

const newRecovery = (): Recovery => new Recovery(new BrowserScheduler());
const gaps = (times: readonly number[]): number[] => times.slice(1).map((time, index) => time - times[index]!);
const settle = (time = 0): Promise<void> => jest.advanceTimersByTimeAsync(time);

const newCache = (recovery = newRecovery()): QueryCoreResourceCache => new QueryCoreResourceCache(recovery);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a resource', () => {
  it('may have nothing for a value', async () => {
    const { load } = host<string | undefined>(undefined);
    const resource = newCache().open({ key: ['nothing'], load });
    resource.subscribe(() => undefined);
    await settle();
    expect(resource.current).toMatchObject({ status: 'ready', value: undefined });
  });

  it('is read with its first reader, and once for several', async () => {
    const { asked, load } = host('value');
    const cache = newCache();
    const resource = cache.open({ key: ['a'], load });
    expect(asked).toHaveLength(0);
    const seen: ResourceState<string>[] = [];
    resource.subscribe((state) => seen.push(state));
    cache.open({ key: ['a'], load }).subscribe(() => undefined);
    await settle();
    expect(asked).toHaveLength(1);
    expect(seen).toEqual([{ status: 'ready', value: 'value', updatedAt: Date.now(), refreshing: false }]);
    expect(resource.current).toBe(seen[0]);
  });

  it('is tried three more times, 1 s, 2 s and 4 s later, and has failed then', async () => {
    const { asked, load } = host<string>({ refuse: offline });
    const resource = newCache().open({ key: ['a'], load });
    resource.subscribe(() => undefined);
    await settle(7_000);
    expect(gaps(asked)).toEqual([1_000, 2_000, 4_000]);
    expect(resource.current).toEqual({ status: 'failed', failure: offline });
  });

  it('that failed is tried again every 10 s while somebody looks, says so all the while, and comes back', async () => {
    const refuse = { refuse: offline };
    const { asked, load } = host<string>(refuse, refuse, refuse, refuse, refuse, refuse, 'value');
    const resource = newCache().open({ key: ['a'], load });
    const seen: string[] = [];
    resource.subscribe(({ status }) => seen.push(status));
    await settle(minute);
    expect(gaps(asked)).toEqual([1_000, 2_000, 4_000, 10_000, 10_000, 10_000]);
    expect(seen).toEqual(['failed', 'ready']);
  });

  it('refused because the account is frozen comes back by itself once it is unfrozen elsewhere', async () => {
    const refuse = { refuse: { kind: 'rejected', reason: 'accountFrozen' } as const };
    const { asked, load } = host<string>(refuse, refuse, 'value');
    const recovery = newRecovery();
    const resource = newCache(recovery).open({ key: ['a'], load });
    resource.subscribe(() => undefined);
    await settle(15_000);
    // Other answers, refusals among them, say nothing of the account.
    recovery.answered('something else');
    await settle(44_000);
    expect(gaps(asked)).toEqual([30_000]);
    expect(resource.current).toEqual({ status: 'failed', failure: refuse.refuse });
    await settle(1_000);
    expect(known(resource.current)).toBe('value');
  });

  it('that nobody looks at is not tried again', async () => {
    const { asked, load } = host<string>({ refuse: offline });
    const stop = newCache()
      .open({ key: ['a'], load })
      .subscribe(() => undefined);
    await settle(7_000);
    stop();
    await settle(minute);
    expect(asked).toHaveLength(4);
  });

  it('that failed comes back with another that is answered: one press is enough for all', async () => {
    const recovery = newRecovery();
    const cache = newCache(recovery);
    const first = host<string>({ refuse: offline }, { refuse: offline }, { refuse: offline }, { refuse: offline }, 'a');
    const second = host<string>(
      { refuse: offline },
      { refuse: offline },
      { refuse: offline },
      { refuse: offline },
      'b',
    );
    const pressed = cache.open({ key: ['a'], load: first.load });
    const other = cache.open({ key: ['b'], load: second.load });
    [pressed, other].forEach((resource) => resource.subscribe(() => undefined));
    await settle(7_000);
    await pressed.refresh();
    recovery.answered('anything');
    await settle();
    expect(other.current).toMatchObject({ status: 'ready', value: 'b' });
  });

  it('that was refused is read again for whoever comes to look, and not for one more beside them', async () => {
    const { asked, load } = host<string>({ refuse: { kind: 'rejected', reason: 'notAvailable' } });
    const cache = newCache();
    const open = () => cache.open({ key: ['a'], load });
    const stop = open().subscribe(() => undefined);
    await settle();
    const stopSecond = open().subscribe(() => undefined);
    await settle(minute);
    expect(asked).toHaveLength(1);
    stop();
    stopSecond();
    open().subscribe(() => undefined);
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('is read again with all that is shown from before', async () => {
    const recovery = newRecovery();
    const { asked, load } = host('old', 'new');
    const resource = newCache(recovery).open({ key: ['a'], load, staleAfter: minute });
    resource.subscribe(() => undefined);
    await settle();
    recovery.readAgain();
    await settle();
    expect(resource.current).toMatchObject({ status: 'ready', value: 'new' });
    expect(asked).toHaveLength(2);
  });

  it('has failed after its tries, however often all is read again meanwhile', async () => {
    const recovery = newRecovery();
    const { load } = host<string>('old', { refuse: offline });
    const resource = newCache(recovery).open({ key: ['a'], load });
    resource.subscribe(() => undefined);
    await settle();
    for (let passed = 0; passed < 8_000; passed += 2_000) {
      recovery.readAgain();
      await settle(2_000);
    }
    expect(resource.current).toMatchObject({ status: 'failed', failure: offline, previous: 'old' });
  });

  it.each<Failure>([{ kind: 'rateLimited' }, { kind: 'maintenance' }, { kind: 'unknown', code: 'HTTP 502' }])(
    'is tried three more times, and then left alone for 10 s, when the host answers %j (F22)',
    async (refuse) => {
      const { asked, load } = host<string>({ refuse });
      newCache()
        .open({ key: ['a'], load })
        .subscribe(() => undefined);
      await settle(16_999);
      expect(gaps(asked)).toEqual([1_000, 2_000, 4_000]);
    },
  );

  it('whose answer takes half a minute is waited for, and asked for once (F22)', async () => {
    let asked = 0;
    const load = (): Outcome<string> => {
      asked += 1;
      return new Promise((resolve) => setTimeout(() => resolve(success('late')), 30_000));
    };
    const cache = newCache();
    const resource = cache.open({ key: ['a'], load });
    resource.subscribe(() => undefined);
    cache.open({ key: ['a'], load }).subscribe(() => undefined);
    await settle(29_999);
    expect(resource.current.status).toBe('loading');
    await settle(1);
    expect(resource.current).toMatchObject({ status: 'ready', value: 'late' });
    expect(asked).toBe(1);
  });

  it.each(['notFound', 'invalid', 'unauthorised', 'duplicate'] as const)(
    'is not tried again when that cannot help (%s)',
    async (kind) => {
      const { asked, load } = host<string>({ refuse: { kind } });
      const resource = newCache().open({ key: ['a'], load });
      resource.subscribe(() => undefined);
      await settle(minute);
      expect(asked).toHaveLength(1);
      expect(resource.current).toEqual({ status: 'failed', failure: { kind } });
    },
  );

  it('waits as long as a host that is asked too often wants', async () => {
    const { asked, load } = host<string>({ refuse: { kind: 'rateLimited', retryAfter: 7_000 } }, 'value');
    newCache()
      .open({ key: ['a'], load })
      .subscribe(() => undefined);
    await settle(minute);
    expect(gaps(asked)).toEqual([7_000]);
  });

  it('keeps its value when reading it again fails', async () => {
    const { load } = host<string>('value', { refuse: { kind: 'notFound' } });
    const resource = newCache().open({ key: ['a'], load });
    resource.subscribe(() => undefined);
    await settle();
    await resource.refresh();
    expect(resource.current).toEqual({ status: 'failed', failure: { kind: 'notFound' }, previous: 'value' });
  });

  it('says while it is read again, and recovers on request', async () => {
    const { load } = host<string>({ refuse: { kind: 'notFound' } }, 'value', 'newer');
    const resource = newCache().open({ key: ['a'], load });
    const seen: string[] = [];
    resource.subscribe((state) =>
      seen.push(state.status === 'ready' ? `${state.value}${state.refreshing ? '…' : ''}` : state.status),
    );
    await settle();
    await resource.refresh();
    await resource.refresh();
    await settle();
    expect(seen).toEqual(['failed', 'loading', 'value', 'value…', 'newer']);
  });

  it('of plain data stays the same object while it is as it was', async () => {
    const { load } = host<object>({ a: { b: 1 } }, { a: { b: 1 } }, { a: { b: 2 } });
    const resource = newCache().open({ key: ['a'], load, plain: true });
    resource.subscribe(() => undefined);
    await settle();
    const first = known(resource.current);
    await resource.refresh();
    expect(known(resource.current)).toBe(first);
    await resource.refresh();
    expect(known(resource.current)).toEqual({ a: { b: 2 } });
  });

  it('counts as fresh for its time, and is read again for a later reader', async () => {
    const { asked, load } = host('value');
    const cache = newCache();
    const open = () => cache.open({ key: ['a'], load, staleAfter: minute }).subscribe(() => undefined);
    open()();
    await settle(30_000);
    open()();
    await settle(31_000);
    expect(asked).toHaveLength(1);
    open()();
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('is kept 5 minutes after its last reader left', async () => {
    const { load } = host('value');
    const resource = newCache().open({ key: ['a'], load });
    const leave = resource.subscribe(() => undefined);
    await settle();
    leave();
    await settle(5 * minute - 1);
    expect(resource.current.status).toBe('ready');
    await settle(1);
    expect(resource.current.status).toBe('loading');
  });
});

describe('the end of a session', () => {
  it('forgets private values at once, and keeps public ones', async () => {
    const cache = newCache();
    const balance = cache.open({ key: ['balance'], load: host('mine').load });
    const instruments = cache.open({ key: ['instruments'], load: host('all').load, outlivesSession: true });
    balance.subscribe(() => undefined)();
    instruments.subscribe(() => undefined)();
    await settle();
    cache.clear();
    expect(balance.current).toEqual({ status: 'loading' });
    expect(instruments.current).toMatchObject({ status: 'ready', value: 'all' });
  });

  it('takes the value from those who are looking, and asks again for them', async () => {
    const cache = newCache();
    const { load } = host<string>('mine', { refuse: { kind: 'unauthorised' } }, 'somebody else’s');
    const balance = cache.open({ key: ['balance'], load });
    const seen: string[] = [];
    balance.subscribe((state) => seen.push(state.status === 'ready' ? state.value : state.status));
    await settle();
    cache.clear();
    await settle();
    cache.clear();
    await settle();
    expect(seen).toEqual(['mine', 'loading', 'failed', 'loading', 'somebody else’s']);
  });

  it('lets no answer of the ended session arrive afterwards', async () => {
    let answerNow: (() => void) | undefined;
    const cache = newCache();
    const balance = cache.open({
      key: ['balance'],
      load: () => new Promise<Result<string, Failure>>((resolve) => (answerNow = () => resolve(success('mine')))),
    });
    balance.subscribe(() => undefined)();
    await settle();
    cache.clear();
    answerNow!();
    await settle();
    expect(balance.current).toEqual({ status: 'loading' });
  });
});
