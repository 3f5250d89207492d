import { RateLimiter } from '../../../../sandbox/gateway/rate-limiter';

describe('the rate limiter', () => {
  it('refuses the call beyond the limit with -1003 and says when to come back', () => {
    let now = 0;
    const limiter = new RateLimiter(1, () => now);
    limiter.count('someone', { count: 2, span: 10_000 });
    limiter.count('someone', { count: 2, span: 10_000 });
    now = 4_000;
    expect(() => limiter.count('someone', { count: 2, span: 10_000 })).toThrow(
      expect.objectContaining({ code: -1003, status: 429, headers: { 'Retry-After': '6' } }),
    );
    limiter.count('someone else', { count: 2, span: 10_000 });
    now = 10_000;
    limiter.count('someone', { count: 2, span: 10_000 });
  });
});
