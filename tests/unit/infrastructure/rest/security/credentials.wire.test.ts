import { apiKeyFromWire } from '../../../../../src/infrastructure/rest/security/credentials.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import { MemoryLog } from '../../../../fakes/memory-platform';

const at = 1_760_000_000_123;

describe('an API key of the wire', () => {
  const row = {
    credential_id: '31',
    name: 'grid bot',
    api_key: 'k-abc',
    permissions: ['READ', 'TRADE'],
    ip_list: ['203.0.113.7', '198.51.100.0/24'],
    status: 'ACTIVE',
    created_time: String(at / 1_000),
    expire_time: at + 1_000,
    last_used_time: at + 2_000,
    sub_user_id: '12',
  };
  const read = (change: Partial<Parameters<typeof apiKeyFromWire>[0]> = {}, log = new MemoryLog()) =>
    apiKeyFromWire({ ...row, ...change }, new UnknownValues(log));

  it('is read field by field', () => {
    expect(read()).toEqual({
      id: '31',
      name: 'grid bot',
      key: 'k-abc',
      permissions: ['READ', 'TRADE'],
      ipList: ['203.0.113.7', '198.51.100.0/24'],
      status: 'ACTIVE',
      createdAt: at,
      expiresAt: at + 1_000,
      lastUsedAt: at + 2_000,
      subUserId: '12',
    });
  });

  it.each([null, undefined])('never ends, was never used and is the account’s own where that is %p', (none) => {
    expect(read({ expire_time: none, last_used_time: none, sub_user_id: none })).toStrictEqual({
      ...read(),
      expiresAt: undefined,
      lastUsedAt: undefined,
      subUserId: undefined,
    });
  });

  it('stays in the list without a time at which it was made', () => {
    expect(read({ created_time: '' })).toMatchObject({ id: '31', createdAt: undefined });
  });

  it.each(['READ', 'TRADE', 'WITHDRAW'])('may have the permission %s', (permission) => {
    const log = new MemoryLog();
    expect(read({ permissions: [permission] }, log).permissions).toEqual([permission]);
    expect(log.lines).toEqual([]);
  });

  it.each(['ACTIVE', 'EXPIRED', 'WAITING'])('may have the status %s', (status) => {
    const log = new MemoryLog();
    expect(read({ status }, log).status).toBe(status);
    expect(log.lines).toEqual([]);
  });

  it('shows a permission and a status that nobody knows as others, and the log names them', () => {
    const log = new MemoryLog();
    expect(read({ permissions: ['READ', 'MINT'], status: 'LOST' }, log)).toMatchObject({
      permissions: ['READ', 'other'],
      status: 'other',
    });
    expect(log.lines).toEqual([
      { level: 'warning', message: 'A host sent an unknown API key permission', details: { value: 'MINT' } },
      { level: 'warning', message: 'A host sent an unknown API key status', details: { value: 'LOST' } },
    ]);
  });
});
