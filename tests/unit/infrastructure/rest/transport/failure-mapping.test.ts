import { errorCodes } from '../../../../../src/domain/platform/error-code';
import { meaningCodes, rejectionCodes } from '../../../../../src/domain/platform/service-code';
import { failureOfAnswer, isRefusalOfSession } from '../../../../../src/infrastructure/rest/transport/failure-mapping';
import { answer } from '../../../../support/rest-fixture';

const now = Date.parse('2026-01-01T00:00:00Z');
const html = '<html><body>Bad gateway</body></html>';

describe('what an answer says went wrong', () => {
  it.each([
    [-1000, 'unknown'],
    [-1001, 'unauthorised'],
    [-1002, 'unauthorised'],
    [-1003, 'rateLimited'],
    [-1004, 'unknownParameter'],
    [-1005, 'invalid'],
    [-1006, 'notFound'],
    [-1007, 'duplicate'],
    [-1008, 'quantityTooHigh'],
    [-1009, 'cannotWithdraw'],
    [-1011, 'maintenance'],
    [302117, 'duplicate'],
    [302003, 'invalid'],
    [311002, 'notFound'],
    [302999, 'unknown'],
  ])('code %d is %s, as number or text and with any status', (code, kind) => {
    for (const sent of [code, String(code)]) {
      for (const status of [200, 400, 500]) {
        expect(failureOfAnswer(answer({ success: false, code: sent, message: 'x' }, status), now)).toMatchObject({
          kind,
          code: String(code),
        });
      }
    }
  });

  it('names every reason the trading services refuse for', () => {
    for (const [reason, codes] of Object.entries(rejectionCodes)) {
      for (const code of codes)
        expect(failureOfAnswer(answer({ success: false, code }, 400), now)).toMatchObject({ kind: 'rejected', reason });
    }
  });

  it('tells a code that is no longer good from a wrong one', () => {
    const of = (data: object) => failureOfAnswer(answer({ success: false, code: -1005, message: 'x', data }, 400), now);
    const wrongProof = { factor: 'EMAIL', triesLeft: 4 };
    expect(of({ factor: 'EMAIL', retries_left: 4, expired: true })).toMatchObject({ wrongProof, expiredCode: true });
    expect(of({ expired: true })).toEqual({ kind: 'invalid', code: '-1005', detail: 'x', expiredCode: true });
    expect(of({ factor: 'EMAIL', retries_left: 4, expired: 'yes' })).toEqual({
      kind: 'invalid',
      code: '-1005',
      detail: 'x',
      wrongProof,
    });
  });

  it('gives each code one meaning', () => {
    const all = [
      ...Object.keys(errorCodes).map(Number),
      ...Object.values(rejectionCodes).flat(),
      ...Object.values(meaningCodes).flat(),
    ];
    expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([]);
  });

  it.each([
    [200, { success: true, data: {} }, undefined],
    [200, html, 'malformed'],
    [200, '{"success":true,"da', 'malformed'],
    [200, { code: 503, message: '[GW] no upstream server' }, 'maintenance'],
    [400, { success: false, message: 'invalid symbol PERP_NOPE_USDT' }, 'invalid'],
    [401, {}, 'unauthorised'],
    [403, {}, 'rejected'],
    [404, html, 'unknown'],
    [404, { statusCode: 404, message: 'no such route' }, 'unknown'],
    [429, html, 'rateLimited'],
    [500, {}, 'unknown'],
    [502, html, 'unknown'],
    [503, html, 'maintenance'],
  ])('status %d with %p is %s', (status, body, kind) => {
    expect(failureOfAnswer(answer(body, status), now)?.kind).toBe(kind);
  });

  it.each([
    ['3', 3_000],
    ['Thu, 01 Jan 2026 00:00:10 GMT', 10_000],
    ['soon', undefined],
  ])('waits as long as the host asks: %s', (header, retryAfter) => {
    for (const body of [{ success: false, code: -1003 }, html]) {
      expect(failureOfAnswer(answer(body, 429, { 'retry-after': header }), now)).toEqual(
        expect.objectContaining({ kind: 'rateLimited', ...(retryAfter && { retryAfter }) }),
      );
    }
  });

  it.each([
    [{ to_set_up: 'OTP' }, true],
    [{ to_set_up: '' }, undefined],
    [{ to_set_up: ['OTP'] }, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('tells a second factor that is not there from all else that is not: %p', (data, factorMissing) => {
    const said = failureOfAnswer(answer({ success: false, code: -1006, message: 'x', data }, 400), now);
    expect(said).toEqual({ kind: 'notFound', code: '-1006', detail: 'x', ...(factorMissing && { factorMissing }) });
  });

  it('ends the session for -1001 and -1002 alone', () => {
    expect(isRefusalOfSession({ kind: 'unauthorised', code: '-1001' })).toBe(true);
    expect(isRefusalOfSession({ kind: 'unauthorised', code: '-1002' })).toBe(true);
    expect(isRefusalOfSession({ kind: 'unauthorised', code: 'HTTP 401' })).toBe(false);
    expect(isRefusalOfSession({ kind: 'unauthorised' })).toBe(false);
  });
});

it.each([
  ['Amount is required for buy market orders when margin disabled.', { kind: 'invalid' }],
  ['Nobody is on the other side of the book.', { kind: 'rejected', reason: 'noLiquidity' }],
  [undefined, { kind: 'rejected', reason: 'noLiquidity' }],
])('the engine says by its text why it refused: %s', (message, said) => {
  expect(failureOfAnswer(answer({ success: false, code: -1012, message }, 400), now)).toMatchObject(said);
});
