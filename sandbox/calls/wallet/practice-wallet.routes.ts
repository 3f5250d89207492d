import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { sandboxPrefix } from '../../gateway/admin';
import { unitsFromText, unitsText } from '../../engine/model/units';
import type { Wallet } from '../../services/wallet/wallet';
import { ApiError } from '../../shared/api-error';
import { escape, hiddenField, sendPage } from '../../shared/http/page';

const path = `${sandboxPrefix}wallet`;
/** USDT value of one payment: enough to try everything, too little to buy the exchange. */
const mostValue = unitsFromText('10000');

const destination = z.object({
  token: z.string(),
  network: z.string(),
  address: z.string(),
  memo: z._default(z.string(), ''),
});
const payment = z.extend(destination, { amount: z.string() });

/** Somebody's wallet elsewhere on a practice chain, as a page: for whoever wants to see coins arrive. */
export function practiceWalletRoutes(app: FastifyInstance, { deposits, prices }: Wallet): void {
  app.get(path, (request, reply) => {
    const asked = destination.safeParse(request.query);
    return asked.success
      ? ask(reply, asked.data)
      : tell(reply, 400, 'Nothing to pay', 'Open this page from a deposit address.');
  });
  app.post(path, (request, reply) => {
    const sent = payment.safeParse(request.body);
    if (!sent.success) return tell(reply, 400, 'Nothing to pay', 'Open this page from a deposit address.');
    try {
      const { token, amount } = sent.data;
      if (/^\d{1,15}(\.\d{1,12})?$/.test(amount) && prices.value(token, unitsFromText(amount)) > mostValue)
        return ask(reply, sent.data, 'One payment may be worth 10000 USDT.');
      const received = deposits.receive(sent.data);
      const told = `${unitsText(received.amount)} ${received.asset} are on their way, transaction ${received.transactionId}. The exchange counts ${received.threshold} confirmations.`;
      return tell(reply, 200, 'Sent', told);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return ask(reply, sent.data, error.message);
    }
  });
}

function ask(reply: FastifyReply, { token, network, address, memo }: z.output<typeof destination>, problem?: string) {
  return sendPage(reply, {
    language: 'en',
    title: 'Practice wallet',
    content: `<p>Sends practice coins over ${escape(network)}. They have no value.</p>
<p>To <strong>${escape(address)}</strong>${memo === '' ? '' : `, memo <strong>${escape(memo)}</strong>`}</p>
${problem === undefined ? '' : `<p class="problem" role="alert">${escape(problem)}</p>`}
<form method="post" action="${path}">
${hiddenField('token', token)}${hiddenField('network', network)}${hiddenField('address', address)}${hiddenField('memo', memo)}
<label for="amount">Amount, ${escape(token)}</label>
<input id="amount" name="amount" inputmode="decimal" autocomplete="off" required autofocus>
<button type="submit">Send</button>
</form>`,
  });
}

function tell(reply: FastifyReply, status: number, title: string, words: string) {
  return sendPage(reply.status(status), { language: 'en', title, content: `<p>${escape(words)}</p>` });
}
