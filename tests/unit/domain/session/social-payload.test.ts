import { readSocialPayload, socialPayload, type SocialAnswer } from '../../../../src/domain/session/social-payload';

const answer: SocialAnswer = {
  type: 'Google',
  method: 'oneTap',
  redirectUrl: '/team',
  email: 'ada@gmail.com',
  accessToken: 'token',
};
const kept = {
  type: 'Google',
  method: 'oneTap',
  redirectUrl: '/team',
  user: { email: 'ada@gmail.com', accessToken: 'token' },
};

describe('a social sign-in', () => {
  it('goes on with address and token', () => {
    expect(socialPayload(answer)).toEqual(kept);
  });

  it.each([{ email: undefined }, { email: '' }, { email: 'nobody' }, { accessToken: undefined }, { accessToken: '' }])(
    'does not go on with %p',
    (missing) => {
      expect(socialPayload({ ...answer, ...missing })).toBeUndefined();
    },
  );

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login'])(
    'never leads to %s',
    (redirectUrl) => {
      expect(socialPayload({ ...answer, redirectUrl })?.redirectUrl).toBe('/trade');
      expect(readSocialPayload({ ...kept, redirectUrl })?.redirectUrl).toBe('/trade');
    },
  );
});

describe('a payload that was kept', () => {
  it('is read as it was', () => {
    expect(readSocialPayload(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    undefined,
    null,
    'text',
    [],
    { ...kept, type: 'Facebook' },
    { ...kept, method: 'redirect' },
    { ...kept, redirectUrl: 7 },
    { ...kept, user: undefined },
    { ...kept, user: { email: 'ada@gmail.com' } },
    { ...kept, user: { accessToken: 'token' } },
    { ...kept, user: { email: {}, accessToken: 'token' } },
    JSON.parse('{"__proto__": {"type": "Google"}, "method": "oneTap"}'),
  ])('of another form (%j) is none', (value) => {
    expect(readSocialPayload(value)).toBeUndefined();
  });

  it('carries nothing else along', () => {
    expect(readSocialPayload({ ...kept, admin: true, user: { ...kept.user, uid: '1' } })).toEqual(kept);
  });
});
