import { OpeningsQueries } from '../../../../src/application/careers/openings.queries';
import type { Resource } from '../../../../src/application/kernel/resource';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

it('the job board is asked, and what it answers is kept five minutes for every visitor', async () => {
  const host = exchange();
  const cache = new ReadCache();
  const queries = new OpeningsQueries(cache, host.port);
  const reads = [queries.openings(), queries.opening('1'), queries.opening('2'), queries.offices()];
  for (const read of reads) await (read as Resource<unknown>).refresh();
  expect(host.calls).toEqual([['openings'], ['opening', '1'], ['opening', '2'], ['offices']]);
  expect(new Set<unknown>(reads).size).toBe(reads.length);
  for (const opened of cache.opened) expect(opened).toMatchObject({ staleAfter: 300_000, outlivesSession: true });
  expect(cache.unnamed('careers')).toEqual([]);
});
