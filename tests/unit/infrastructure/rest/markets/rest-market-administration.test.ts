import { decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import { RestAdministrationAdapter } from '../../../../../src/infrastructure/rest/administration/rest-administration.adapter';
import { answer, RestFixture } from '../../../../support/rest-fixture';

describe('administration of the market over REST', () => {
  it('sends the administrator’s token, never the session’s, and null to give the word back', async () => {
    const rest = new RestFixture('session-token').answers(
      answer({ success: true, data: { symbol: 'PERP_BTC_USDT', value: null, effective_from: '1760000000.5' } }),
    );
    const port = new RestAdministrationAdapter(rest.client);
    expect(await port.setMarkPrice('key', 'PERP_BTC_USDT', decimal('1e-8'))).toEqual({ ok: true, value: undefined });
    expect(await port.setIndexPrice('key', 'PERP_BTC_USDT', undefined)).toEqual({ ok: true, value: undefined });
    expect(rest.sender.sent.map(({ body }) => body)).toEqual([
      { symbol: 'PERP_BTC_USDT', value: '0.00000001' },
      { symbol: 'PERP_BTC_USDT', value: null },
    ]);
    expect(rest.sender.sent.map(({ headers }) => headers.Authorization)).toEqual(['Bearer key', 'Bearer key']);
  });

  it('reads limits from numbers and texts alike', async () => {
    const rest = new RestFixture().answers(
      answer({ success: true, data: { symbol: 'PERP_BTC_USDT', cap: 0.00375, floor: '-0.00375' } }),
    );
    const read = await new RestAdministrationAdapter(rest.client).fundingLimits('key', 'PERP_BTC_USDT');
    expect(read.ok && [decimalText(read.value.cap), decimalText(read.value.floor)]).toEqual(['0.00375', '-0.00375']);
  });

  it('does not end the session when a key is refused', async () => {
    const rest = new RestFixture('session-token').answers(answer({ success: false, code: -1002, message: 'no' }, 401));
    const reported: unknown[] = [];
    rest.refusals.subscribe((token) => reported.push(token));
    expect(await new RestAdministrationAdapter(rest.client).fundingLimits('wrong', 'PERP_BTC_USDT')).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
    expect(reported).not.toContain('session-token');
  });
});
