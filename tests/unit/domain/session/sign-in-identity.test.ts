import {
  canRemoveWay,
  factorObstacle,
  type SignInFactor,
  type SignInIdentity,
} from '../../../../src/domain/session/sign-in-identity';

const app: SignInFactor = { id: '1', kind: 'totp', name: undefined, phone: undefined, since: undefined };
const phone = (id: string): SignInFactor => ({
  id,
  kind: 'sms',
  name: undefined,
  phone: '+491511234',
  since: undefined,
});
const ada: Pick<SignInIdentity, 'email' | 'emailVerified' | 'ways' | 'factors'> = {
  email: 'ada@example.com',
  emailVerified: true,
  ways: [{ kind: 'password', of: 'ada@example.com' }],
  factors: [],
};

describe('a second factor', () => {
  it.each(['totp', 'sms'] as const)('%s can be added by whoever has a verified address', (kind) => {
    expect(factorObstacle(ada, kind)).toBeUndefined();
  });

  it('waits for the address to be verified', () => {
    expect(factorObstacle({ ...ada, emailVerified: false }, 'totp')).toBe('unverifiedEmail');
  });

  it('is nothing for whoever comes by telephone alone', () => {
    expect(factorObstacle({ ...ada, ways: [{ kind: 'phone', of: '+1' }] }, 'sms')).toBe('phoneOnly');
  });

  it('is one app, and several telephones', () => {
    const bound = { ...ada, factors: [app, phone('2')] };
    expect(factorObstacle(bound, 'totp')).toBe('taken');
    expect(factorObstacle(bound, 'sms')).toBeUndefined();
  });

  it('is the fifth at most', () => {
    const factors = ['1', '2', '3', '4', '5'].map(phone);
    expect(factorObstacle({ ...ada, factors }, 'sms')).toBe('tooMany');
    expect(factorObstacle({ ...ada, factors }, 'totp')).toBe('tooMany');
  });
});

describe('a way to sign in', () => {
  it('stays when it is the last', () => {
    expect(canRemoveWay(ada, 'password')).toBe(false);
  });

  it('goes when another is left', () => {
    const both = { ...ada, ways: [...ada.ways, { kind: 'google' as const, of: undefined }] };
    expect(canRemoveWay(both, 'password')).toBe(true);
    expect(canRemoveWay(both, 'google')).toBe(true);
    expect(canRemoveWay(both, 'apple')).toBe(false);
  });
});
