import { isSigned, parametersText, requestText, sign, socketText } from '../../../../sandbox/gateway/signature';

const secret = 'demo-secret';
const timestamp = '1700000000000';

/* The vectors of protocol 3.1. */
describe('request signatures', () => {
  it.each([
    [
      parametersText(
        { symbol: 'SPOT_BTC_USDT', side: 'BUY', order_type: 'LIMIT', order_quantity: '0.5', order_price: '9000' },
        timestamp,
      ),
      'f7b2ff2ca923149a424f0f618637c773e2b596c01d3933c30933032e6b359b6f',
    ],
    [
      requestText(timestamp, 'GET', '/v3/trade/orders?status=INCOMPLETE', ''),
      '8edc41eedd1f9aaf1dfcbc61af17b3129afefd3f203df82af59643b9a81c9a70',
    ],
    [
      requestText(
        timestamp,
        'POST',
        '/v3/trade/order',
        '{"symbol":"SPOT_BTC_USDT","side":"BUY","type":"LIMIT","price":"9000","quantity":"0.5"}',
      ),
      '5094755f4f89cbf7494b12500f5a2ce0ece070c20c22eda5585594b6757a7d5b',
    ],
    [socketText(timestamp), '3e7418c6451055a69d5385bcc88c2dd05a41d9e04fd5ed150f4624b09808ea0b'],
  ])('signs %s', (text, signature) => {
    expect(sign(secret, text)).toBe(signature);
    expect(isSigned(secret, text, signature.toUpperCase())).toBe(true);
    expect(isSigned('another secret', text, signature)).toBe(false);
  });
});
