import { ApprovalsQueries } from '../../../../src/application/security/approvals.queries';
import { ChangeApiKeys } from '../../../../src/application/security/change-api-keys.use-case';
import { ChangeApprovals } from '../../../../src/application/security/change-approvals.use-case';
import { CredentialsQueries } from '../../../../src/application/security/credentials.queries';
import { failure, success } from '../../../../src/domain/shared/result';
import type { ApiKey } from '../../../../src/domain/security/api-key';
import { exchange } from '../../../support/asked-exchange';
import { proof, shown } from './security-fakes';

const refused = failure({ kind: 'invalid' } as const);

describe('a second approver', () => {
  const changes: [(use: ChangeApprovals) => Promise<unknown>, readonly unknown[]][] = [
    [(use) => use.invite('a1', '1000', proof), ['invite', 'a1', '1000', proof]],
    [(use) => use.change(undefined, proof), ['change', undefined, proof]],
    [(use) => use.accept('o1', proof), ['accept', 'o1', proof]],
    [(use) => use.leave('o1', proof), ['leave', 'o1', proof]],
    [(use) => use.approve({ id: 'r1' } as never, proof), ['approve', 'r1', proof]],
    [(use) => use.refuse({ id: 'r1' } as never), ['refuse', 'r1']],
  ];

  it.each(changes)('is asked of the exchange, and all that waits is shown as it is then (%#)', async (change, call) => {
    const host = exchange();
    const reads = exchange();
    expect(
      (await change(new ChangeApprovals(host.port, new ApprovalsQueries(shown().cache, reads.port)))) as object,
    ).toEqual(success(undefined));
    expect(host.calls).toEqual([call]);
    expect(reads.calls).toEqual([['approvals'], ['requests', 'owner'], ['requests', 'approver']]);
    host.answers[call[0] as string] = refused;
    expect(await change(new ChangeApprovals(host.port, new ApprovalsQueries(shown().cache, reads.port)))).toEqual(
      refused,
    );
    // A refusal may mean that somebody else has decided meanwhile.
    expect(reads.calls).toHaveLength(6);
  });

  it('sees what waits for them apart from what they wait for', () => {
    const { cache } = shown();
    const queries = new ApprovalsQueries(cache, exchange().port);
    expect(new Set([queries.state(), queries.requests('owner'), queries.requests('approver')]).size).toBe(3);
    expect(cache.unnamed('security')).toEqual([]);
  });
});

describe('API keys', () => {
  const wish = { name: ' bot ', permissions: ['READ'], ipList: [] } as never;
  const from = (more: object): never => ({ ...(wish as object), ...more }) as never;
  const key = { id: 'k1' } as ApiKey;

  function setUp() {
    const host = exchange({ list: success({ rows: [key], total: 1 }), amount: success({ used: 1, limit: 20 }) });
    const queries = new CredentialsQueries(shown().cache, host.port);
    return { host, queries, use: new ChangeApiKeys(host.port, queries) };
  }

  it('are made without the spaces around their name, and listed again', async () => {
    const { host, queries, use } = setUp();
    expect(await use.create(wish, proof)).toEqual(success(undefined));
    expect(host.calls).toEqual([
      ['create', { name: 'bot', permissions: ['READ'], ipList: [] }, proof],
      ['list', { subUserId: undefined, page: 1, size: 100 }],
      ['amount', undefined],
    ]);
    await queries.keys().refresh();
    expect(queries.keys().current).toMatchObject({ value: { rows: [key], total: 1, limit: 20 } });
  });

  it('that could withdraw from anywhere are not asked for: no code is used up', async () => {
    const { host, use } = setUp();
    const refusal = failure({ kind: 'invalid', detail: 'ip_list' });
    expect(await use.create(from({ permissions: ['WITHDRAW'] }), proof)).toEqual(refusal);
    expect(await use.create(from({ ipList: ['nowhere'] }), proof)).toEqual(refusal);
    expect(await use.create(from({ permissions: ['WITHDRAW'], ipList: ['203.0.0.0/16'] }), proof)).toEqual(refusal);
    expect(host.calls).toEqual([]);
    expect((await use.create(from({ permissions: ['WITHDRAW'], ipList: ['203.0.113.7'] }), proof)).ok).toBe(true);
  });

  it.each([
    [(use: ChangeApiKeys) => use.create(from({ subUserId: 's1' }), proof), 'create'],
    [(use: ChangeApiKeys) => use.setIpList(key, ['203.0.113.7'], proof, 's1'), 'setIpList'],
    [(use: ChangeApiKeys) => use.remove(key, proof, 's1'), 'remove'],
  ] as const)(
    'of a sub-account are listed again for it alone, also where they were changed elsewhere (%#)',
    async (change, name) => {
      const { host, use } = setUp();
      expect(await change(use)).toEqual(success(undefined));
      expect(host.calls.slice(1)).toEqual([
        ['list', { subUserId: 's1', page: 1, size: 100 }],
        ['amount', 's1'],
      ]);
      if (name !== 'create') expect(host.calls[0]).toContain('k1');
      const calls = host.calls.length;
      host.answers[name] = failure({ kind: 'offline' });
      expect((await change(use)).ok).toBe(false);
      expect(host.calls).toHaveLength(calls + 1);
      const gone = failure({ kind: 'notFound' });
      host.answers[name] = gone;
      expect(await change(use)).toEqual(gone);
      expect(host.calls.slice(calls + 2)).toEqual([
        ['list', { subUserId: 's1', page: 1, size: 100 }],
        ['amount', 's1'],
      ]);
    },
  );

  it('are known only with how many there may be', async () => {
    const { host, queries } = setUp();
    host.answers['amount'] = refused;
    await queries.keys().refresh();
    expect(queries.keys().current).toMatchObject({ status: 'failed', failure: { kind: 'invalid' } });
    host.answers['list'] = failure({ kind: 'offline' });
    await queries.keys('s1').refresh();
    expect(queries.keys('s1').current).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
  });

  it('are not read again within a minute, and are not those of another account', () => {
    const { cache } = shown();
    const queries = new CredentialsQueries(cache, exchange().port);
    expect(new Set([queries.keys(), queries.keys('s1'), queries.keys('s2')]).size).toBe(3);
    expect(cache.opened.map(({ staleAfter }) => staleAfter)).toEqual([60_000, 60_000, 60_000]);
    expect(cache.unnamed('security')).toEqual([]);
  });
});
