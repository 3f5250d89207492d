import { SecurityQueries } from '../../../../src/application/security/security.queries';
import { success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

export const proof = { authenticator: '123456' } as never;

/** What shows how an account is protected, over one exchange, and how often it was said to have changed. */
export function shown(answers: Record<string, unknown> = {}) {
  const reads = exchange({
    overview: success({}),
    authenticator: success({ bound: false }),
    check: success({ heldUntil: undefined }),
    list: success({ rows: [], total: 0 }),
    ...answers,
  });
  const cache = new ReadCache();
  const queries = new SecurityQueries(cache, reads.port, reads.port, reads.port);
  let changes = 0;
  const stop = queries.onChanged(() => (changes += 1));
  return { cache, reads, queries, stop, changes: () => changes };
}
