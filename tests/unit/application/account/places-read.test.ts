import { AccountQueries } from '../../../../src/application/account/account.queries';
import { VisitorQueries } from '../../../../src/application/account/visitor.queries';
import type { ResourceDefinition } from '../../../../src/application/kernel/resource';

/** Specification, section 9. Whoever reads the same key reads the same value: the cache is one. */
test('the cool name, region and IP information are stale after 60 s, each read once for all', () => {
  const opened: ResourceDefinition<unknown>[] = [];
  const cache = { open: (definition: ResourceDefinition<unknown>) => opened.push(definition) } as never;
  for (let reader = 0; reader < 2; reader += 1) {
    const account = new AccountQueries(cache, {} as never);
    const visitor = new VisitorQueries(cache, {} as never);
    account.coolName();
    account.ipInfo();
    visitor.here();
    visitor.regions();
  }
  expect(opened.map(({ staleAfter }) => staleAfter)).toEqual(Array.from({ length: 8 }, () => 60_000));
  expect(new Set(opened.map(({ key }) => JSON.stringify(key))).size).toBe(4);
});
