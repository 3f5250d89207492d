import { FakePage } from '../../../fakes/memory-platform';
import { SubmitVerification } from '../../../../src/application/verification/submit-verification.use-case';
import { VerificationQueries } from '../../../../src/application/verification/verification.queries';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const submission = { level: 1, firstName: ' Ada ', lastName: ' Lovelace ', documentNumber: ' ab 123456 ' } as never;
const written = (more: object): never => ({ ...(submission as object), ...more }) as never;
const address = ' 12 St James’s Square, London ';

function setUp() {
  const host = exchange({ state: success({ level: 0 }), submit: success('handed in') });
  const cache = new ReadCache();
  const queries = new VerificationQueries(cache, host.port);
  const page = new FakePage();
  const sent = (): Record<string, unknown> => host.calls.find(([name]) => name === 'submit')?.[1] as never;
  return { host, cache, queries, sent, page, use: new SubmitVerification(host.port, queries, page) };
}

describe('handing in what a level asks for', () => {
  it('sends it without spaces around it, and shows how it stands then', async () => {
    const { use, sent, queries, cache, host } = setUp();
    expect(await use.execute(submission)).toEqual(success('handed in'));
    expect(sent()).toMatchObject({ level: 1, firstName: 'Ada', lastName: 'Lovelace' });
    expect(String(sent()['documentNumber'])).toMatch(/^\S+$/);
    expect(sent()).not.toHaveProperty('address');
    expect(queries.state().current).toMatchObject({ value: { level: 0 } });
    expect(host.calls.map(([name]) => name)).toEqual(['submit', 'state']);
    expect(cache.unnamed('verification')).toEqual([]);
  });

  it('tells where somebody lives to the level that needs it alone', async () => {
    const second = setUp();
    await second.use.execute(written({ level: 2, address }));
    expect(second.sent()['address']).toBe(address.trim());
    const first = setUp();
    await first.use.execute(written({ address }));
    expect(first.sent()).not.toHaveProperty('address');
  });

  it('sends nothing without a connection', async () => {
    const { use, page, host } = setUp();
    page.online.set(false);
    expect(await use.execute(submission)).toMatchObject(failure({ kind: 'offline' }));
    expect(host.calls).toEqual([]);
  });

  it.each([
    { level: 2 },
    { level: 2, address: '' },
    { documentNumber: '' },
    { firstName: '😀' },
    { lastName: 'x'.repeat(100) },
    { level: 2, address, documentNumber: '?' },
  ])('sends nothing that is not whole: %j', async (more) => {
    const { use, host } = setUp();
    expect(await use.execute(written(more))).toEqual(failure({ kind: 'invalid' }));
    expect(host.calls).toEqual([]);
  });
});
