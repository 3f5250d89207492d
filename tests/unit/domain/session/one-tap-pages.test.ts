import { oneTapReturn } from '../../../../src/domain/session/one-tap-pages';

describe('one tap', () => {
  it('leads from home to trading', () => {
    expect(oneTapReturn('/')).toBe('/trade');
  });

  it.each(['/blog', '/proof-of-reserves', '/affiliates', '/brokers', '/designated-market-makers', '/team'])(
    'leads back to %s',
    (path) => {
      expect(oneTapReturn(path)).toBe(path);
    },
  );

  it('keeps what was searched for', () => {
    expect(oneTapReturn('/blog', '?q=fees')).toBe('/blog?q=fees');
  });

  it('takes a slash at the end for nothing', () => {
    expect(oneTapReturn('/team/')).toBe('/team');
  });

  it.each([
    '/trade',
    '/markets',
    '/login',
    '/register',
    '/teams',
    '/blogs',
    '/blogger/1',
    '/blog/first-steps',
    '/blog/find',
    '/account/security',
    '/team/ada',
  ])('is not offered on %s', (path) => {
    expect(oneTapReturn(path)).toBeUndefined();
  });
});
