import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import type { CredentialPermission } from '../../../sandbox/services/credentials/credential';
import { approvedPair } from './approving';
import { withPasskey, type Passkeyed } from './passkeyed';
import { startTestSandbox } from './sandbox-client';

jest.setTimeout(60_000);

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 10_000 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => sandbox.close());

const userOf = ({ person }: Passkeyed) => sandbox.areas.users.byEmail(person.email)!;
/** Proofs are another test's business. */
const unproven = () => jest.spyOn(sandbox.areas.security, 'requireProof').mockResolvedValue();
const wish = (
  name: string,
  permissions: readonly CredentialPermission[] = ['READ'],
  ipList: readonly string[] = [],
) => ({
  name,
  permissions,
  ipList,
});

describe('a key', () => {
  it('gets a name that no other has, also when both are proven at the same time', async () => {
    const user = userOf(await withPasskey(sandbox));
    const { credentials, security } = sandbox.areas;
    const create = () => credentials.create(user, wish('desk'), {}, {});
    const proof = jest.spyOn(security, 'requireProof').mockResolvedValue();
    proof.mockImplementationOnce(async () => void (await create()));
    await expect(create()).rejects.toMatchObject({ code: -1007 });
    expect(credentials.list(user, {}).map(({ name }) => name)).toEqual(['desk']);
  });

  it('that withdraws keeps addresses, and one without any ends after 90 days', async () => {
    const user = userOf(await withPasskey(sandbox));
    const { credentials } = sandbox.areas;
    unproven();
    const bound = await credentials.create(user, wish('payouts', ['READ', 'WITHDRAW'], ['203.0.113.7']), {}, {});
    const setIpList = (id: number, list: readonly string[]) => credentials.setIpList(user, id, list, {}, {});
    await expect(setIpList(bound.credentialId, [])).rejects.toMatchObject({ code: -1005 });
    await expect(setIpList(bound.credentialId, ['203.0.113.7/8'])).rejects.toMatchObject({ code: -1005 });
    await expect(setIpList(bound.credentialId, ['0.0.0.0'])).rejects.toMatchObject({ code: -1005 });
    const from = { ip: '203.0.113.7' };
    const wide = wish('wide', ['READ', 'WITHDRAW'], ['203.0.0.0/16']);
    await expect(credentials.create(user, wide, {}, from)).rejects.toMatchObject({ code: -1005 });
    await expect(credentials.create(user, wish('own', ['READ'], ['10.0.0.1']), {}, from)).rejects.toMatchObject({
      code: -1005,
    });
    expect(credentials.list(user, {})[0]!.ipList).toEqual(['203.0.113.7']);
    const reader = await credentials.create(user, wish('reader', ['READ'], ['203.0.113.7']), {}, {});
    expect(reader.expiresAt).toBeUndefined();
    const ranged = await credentials.create(user, wish('ranged', ['READ'], ['203.0.113.7/16']), {}, from);
    expect(ranged.ipList).toEqual(['203.0.0.0/16']);
    const { expiresAt } = await setIpList(reader.credentialId, []);
    expect(Math.round((expiresAt! - Date.now()) / (24 * 60 * 60_000))).toBe(90);
  });

  it('that is ended ends what it had opened', async () => {
    const user = userOf(await withPasskey(sandbox));
    const { credentials } = sandbox.areas;
    unproven();
    const { apiKey, credentialId } = await credentials.create(user, wish('desk'), {}, {});
    const ended = jest.fn();
    const stop = credentials.onEnd(ended);
    await credentials.remove(user, credentialId, {}, {});
    stop();
    expect(ended.mock.calls).toEqual([[apiKey]]);
  });

  it('that was approved keeps the addresses that its approver was told of', async () => {
    const { owner, approver } = await approvedPair(sandbox);
    const { credentials, secondPerson } = sandbox.areas;
    unproven();
    const { credentialId } = await credentials.create(userOf(owner), wish('desk', ['READ'], ['203.0.113.7']), {}, {});
    const [request] = secondPerson.requests(userOf(owner), 'OWNER');
    await secondPerson.approve(userOf(approver), request!.approvalId, {}, {});
    const change = credentials.setIpList(userOf(owner), credentialId, ['198.51.100.9'], {}, {});
    await expect(change).rejects.toMatchObject({ code: -1009 });
    expect(credentials.list(userOf(owner), {})[0]!.ipList).toEqual(['203.0.113.7']);
  });
});

describe('a region', () => {
  it('stays that in which its person was verified', async () => {
    const { userId } = userOf(await withPasskey(sandbox));
    const { settings, users } = sandbox.areas;
    settings.switchRegion(users.byId(userId)!, 'DE');
    users.setVerified(userId, 'DE', 1);
    const verified = () => users.byId(userId)!;
    expect(() => settings.switchRegion(verified(), 'BR')).toThrow(expect.objectContaining({ code: 302902 }));
    expect(verified().region).toBe('DE');
    settings.switchRegion(verified(), 'DE');
  });
});
