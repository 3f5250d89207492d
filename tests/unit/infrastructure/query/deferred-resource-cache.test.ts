import { noRecovery } from '../../../support/reads';
import type { ResourceState } from '../../../../src/application/kernel/resource';
import { success } from '../../../../src/domain/shared/result';
import { DeferredResourceCache } from '../../../../src/infrastructure/query/deferred-resource-cache';
import { QueryCoreResourceCache } from '../../../../src/infrastructure/query/query-core-resource-cache';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0);

function counted(...failures: Error[]) {
  const counts = { libraries: 0, reads: 0 };
  const cache = new DeferredResourceCache(async () => {
    counts.libraries += 1;
    const cause = failures.shift();
    if (cause) throw cause;
    return new QueryCoreResourceCache(noRecovery());
  });
  const definition = { key: ['a'], load: async () => success(`value ${(counts.reads += 1)}`), staleAfter: 60_000 };
  return { counts, cache, definition };
}

const valueOf = (state: ResourceState<string>): string => (state.status === 'ready' ? state.value : state.status);

test('the library is loaded with the first reader, and once', async () => {
  const { counts, cache, definition } = counted();
  const first = cache.open(definition);
  const second = cache.open(definition);
  expect(first.current).toEqual({ status: 'loading' });
  expect(counts.libraries).toBe(0);
  const seen: string[] = [];
  first.subscribe((state) => seen.push(valueOf(state)));
  second.subscribe((state) => seen.push(valueOf(state)));
  await settle();
  expect(seen).toEqual(['value 1', 'value 1']);
  expect(counts).toEqual({ libraries: 1, reads: 1 });
});

test('a reader of a value that is known already is told of it', async () => {
  const { cache, definition } = counted();
  const early = cache.open(definition);
  const other = cache.open(definition);
  other.subscribe(() => undefined);
  await settle();
  const seen: string[] = [];
  early.subscribe((state) => seen.push(valueOf(state)));
  await settle();
  expect(seen).toEqual(['value 1']);
  expect(valueOf(early.current)).toBe('value 1');
});

test('who left before it was loaded hears nothing', async () => {
  const { cache, definition } = counted();
  const listener = jest.fn();
  cache.open(definition).subscribe(listener)();
  await settle();
  expect(listener).not.toHaveBeenCalled();
});

test('a library that did not load is a failure, and is asked for again on request', async () => {
  const { counts, cache, definition } = counted(new TypeError('network'));
  const resource = cache.open(definition);
  const seen: string[] = [];
  resource.subscribe((state) => seen.push(valueOf(state)));
  await settle();
  expect(resource.current).toEqual({ status: 'failed', failure: { kind: 'offline' } });
  await resource.refresh();
  await settle();
  expect(valueOf(resource.current)).toBe('value 1');
  expect(counts.libraries).toBe(2);
  expect(seen.slice(0, 2)).toEqual(['failed', 'loading']);
  expect(seen.at(-1)).toBe('value 1');
});

test('the end of a session before anything was read is no matter', () => {
  const { counts, cache } = counted();
  cache.clear();
  expect(counts.libraries).toBe(0);
});

describe('what a document was rendered with', () => {
  const definition = { key: ['blog', 'article', 'en'], staleAfter: 60_000 };
  const answers = { '["blog","article","en"]': 'from the build' };

  test('is there before anything is loaded, and is read again at once', async () => {
    const cache = new DeferredResourceCache(async (known) => new QueryCoreResourceCache(noRecovery(), known), answers);
    const resource = cache.open({ ...definition, load: async () => success('from the host') });
    const seen = [valueOf(resource.current)];
    resource.subscribe((state) => seen.push(valueOf(state)));
    await settle();
    expect(seen[0]).toBe('from the build');
    expect(new Set(seen)).toEqual(new Set(['from the build', 'from the host']));
    expect(valueOf(resource.current)).toBe('from the host');
  });

  test('stays where it cannot be read again', async () => {
    const cache = new DeferredResourceCache(() => Promise.reject(new Error('offline')), answers);
    const resource = cache.open({ ...definition, load: async () => success('from the host') });
    resource.subscribe(() => undefined);
    await settle();
    expect(valueOf(resource.current)).toBe('from the build');
  });

  test('is nothing that another read knows', () => {
    const cache = new DeferredResourceCache(async (known) => new QueryCoreResourceCache(noRecovery(), known), answers);
    const resource = cache.open({ ...definition, key: ['blog', 'article', 'ru'], load: async () => success('') });
    expect(resource.current).toEqual({ status: 'loading' });
  });
});
