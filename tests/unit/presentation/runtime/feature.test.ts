import type { Startable, Unsubscribe } from '../../../../src/application/kernel/observable-value';
import { shared } from '../../../../src/application/kernel/shared';
import type { Key } from '../../../../src/application/kernel/token';
import { view } from '../../../../src/presentation/runtime/feature';

class OfOne implements Startable {
  start(): Unsubscribe {
    return () => undefined;
  }
}

class OfMany implements Startable {
  readonly start = shared(() => () => undefined);
}

test('what runs for as long as the document can be started by others as well; what cannot does not compile', () => {
  expect(view(() => null, {}, [OfMany]).starts).toEqual([OfMany]);
  // @ts-expect-error its first stop would end it for all
  expect(view(() => null, {}, [OfOne]).starts).toEqual([OfOne]);
});

test('a store of another type than a component expects does not compile', () => {
  const key: Key<OfMany> = OfMany;
  // @ts-expect-error a class is no port, of whatever it might be
  const another: Key<OfMany> = OfOne;
  expect([key, another]).toEqual([OfMany, OfOne]);
});
