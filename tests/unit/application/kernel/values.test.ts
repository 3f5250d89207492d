import { answerOf } from '../../../../src/application/kernel/answer-of';
import { isTransient, type Failure } from '../../../../src/application/kernel/failure';
import { derived, Subject, watchWith } from '../../../../src/application/kernel/observable-value';
import { known, type Resource, type ResourceState } from '../../../../src/application/kernel/resource';
import { failure, success } from '../../../../src/domain/shared/result';
import { flushPromises } from '../../../support/fake-scheduler';

const offline: Failure = { kind: 'offline' };

describe('a value that is watched', () => {
  /** A library of views that counts. */
  function views() {
    const seen = { reads: 0, changes: 0, workedOut: 0 };
    watchWith({
      signal: () => ({ read: () => (seen.reads += 1), changed: () => (seen.changes += 1) }),
      derived(work) {
        let kept: { readonly value: ReturnType<typeof work> } | undefined;
        return () => {
          if (!kept) seen.workedOut += 1;
          return (kept ??= { value: work() }).value;
        };
      },
    });
    return seen;
  }

  afterEach(() => watchWith(undefined));

  it('says when it is read and when it has changed', () => {
    const seen = views();
    const value = new Subject(1);
    expect(value.current + value.current).toBe(2);
    value.set(2);
    value.set(2);
    expect(seen).toMatchObject({ reads: 2, changes: 1 });
  });

  it('is worked out once for all who watch', () => {
    const seen = views();
    const twice = derived(() => 2 * 21);
    expect([twice(), twice()]).toEqual([42, 42]);
    expect(seen.workedOut).toBe(1);
  });

  it('is worked out each time where nobody watches', () => {
    watchWith(undefined);
    let times = 0;
    const count = derived(() => (times += 1));
    expect([count(), count()]).toEqual([1, 2]);
  });
});

describe('the answer of what is read', () => {
  type State = ResourceState<string>;
  const ready = (value: string, refreshing = false): State => ({ status: 'ready', value, updatedAt: 0, refreshing });

  /** A resource and how many listen to it. */
  function resource(first: State) {
    const states = new Subject<State>(first);
    let listening = 0;
    const read: Resource<string> = {
      get current() {
        return states.current;
      },
      subscribe(listener) {
        const stop = states.subscribe(listener);
        listening += 1;
        return () => ((listening -= 1), stop());
      },
      refresh: async () => undefined,
    };
    return { states, read, listening: () => listening };
  }

  async function saidNow(answer: Promise<unknown>): Promise<unknown> {
    let said: unknown = 'nothing yet';
    void answer.then((value) => (said = value));
    await flushPromises();
    return said;
  }

  it('is there at once where it is fresh, and nobody listens on', async () => {
    const { read, listening } = resource(ready('rates'));
    expect(await saidNow(answerOf(read))).toEqual(success('rates'));
    expect(listening()).toBe(0);
  });

  it('waits for what is being read for the first time', async () => {
    const { states, read, listening } = resource({ status: 'loading' });
    const answer = answerOf(read);
    expect(await saidNow(answer)).toBe('nothing yet');
    states.set(ready('rates'));
    expect(await saidNow(answer)).toEqual(success('rates'));
    expect(listening()).toBe(0);
  });

  it('waits for what is being read again', async () => {
    const { states, read } = resource(ready('old', true));
    const answer = answerOf(read);
    expect(await saidNow(answer)).toBe('nothing yet');
    states.set(ready('new'));
    expect(await saidNow(answer)).toEqual(success('new'));
  });

  it('is the failure where nothing was ever read, and what was read before otherwise', async () => {
    expect(await saidNow(answerOf(resource({ status: 'failed', failure: offline }).read))).toEqual(failure(offline));
    const before: State = { status: 'failed', failure: offline, previous: 'old' };
    expect(await saidNow(answerOf(resource(before).read))).toEqual(success('old'));
  });

  it('is told once, also by a resource that tells while it is being listened to', async () => {
    const { read, listening } = resource(ready('rates'));
    const eager: Resource<string> = {
      ...read,
      current: ready('later'),
      subscribe(listener) {
        const stop = read.subscribe(listener);
        listener(ready('at once'));
        return stop;
      },
    };
    expect(await saidNow(answerOf(eager))).toEqual(success('at once'));
    expect(listening()).toBe(0);
  });
});

it('what is known is known also while it could not be read again', () => {
  expect(known({ status: 'loading' })).toBeUndefined();
  expect(known({ status: 'ready', value: 'rates', updatedAt: 0, refreshing: true })).toBe('rates');
  expect(known({ status: 'failed', failure: offline, previous: 'rates' })).toBe('rates');
  // Whatever else stands there is not what was read.
  expect(known({ status: 'loading', value: 'none', previous: 'none' } as never)).toBeUndefined();
});

it.each(['offline', 'maintenance', 'rateLimited', 'malformed', 'unknown'] as const)(
  'what failed as %s may do better when tried again',
  (kind) => expect(isTransient({ kind })).toBe(true),
);

it.each(['notFound', 'unauthorised', 'invalid', 'cancelled'] as const)('what failed as %s does not', (kind) =>
  expect(isTransient({ kind })).toBe(false),
);
