import { createHmac } from 'node:crypto';
import { practiceAccount } from '../../../sandbox/shared/practice-account';

const path = '/v3/trade/order';

/** The practice account quotes a bid and an offer, by its API key, on an exchange where nobody else does. */
export async function quoteBothSides(port: number): Promise<void> {
  await place(port, { side: 'BUY', price: '60000' });
  await place(port, { side: 'SELL', price: '60100' });
}

async function place(port: number, order: { readonly side: string; readonly price: string }): Promise<void> {
  const body = JSON.stringify({ ...order, symbol: 'SPOT_BTC_USDT', type: 'LIMIT', quantity: '0.01' });
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', practiceAccount.apiSecret)
    .update(`${timestamp}POST${path}${body}`)
    .digest('hex');
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': practiceAccount.apiKey,
      'x-api-timestamp': timestamp,
      'x-api-signature': signature,
    },
    body,
  });
  if (!response.ok) throw new Error(`The quote was refused: ${await response.text()}`);
}
