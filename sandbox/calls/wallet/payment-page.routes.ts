import type { FastifyInstance, FastifyReply } from 'fastify';
import { unitsText } from '../../engine/model/units';
import { providers } from '../../services/purchases/providers';
import type { Purchase, PurchaseStatus } from '../../services/purchases/purchase-repository';
import type { Purchases } from '../../services/purchases/purchases';
import { escape, sendPage } from '../../shared/http/page';
import { paymentPath } from './purchases.handlers';

const acts = { pay: 'PROCESSING', refuse: 'REFUSED', leave: 'ABANDONED' } as const;

const outcomes: Readonly<Record<PurchaseStatus, string>> = {
  WAITING: 'This payment is waited for.',
  PROCESSING: 'Paid. The coins are on their way.',
  COMPLETED: 'Paid, and the coins are in your account.',
  REFUSED: 'The payment was refused. Nothing was taken.',
  ABANDONED: 'Nothing was paid.',
};

/** The page of a provider of payments, which the embedded exchange plays. */
export function paymentPageRoutes(app: FastifyInstance, purchases: Purchases): void {
  app.get<{ Params: { token: string } }>(`${paymentPath}/:token`, ({ params }, reply) =>
    show(reply, purchases.byToken(params.token)),
  );
  app.post<{ Params: { token: string; act: string } }>(`${paymentPath}/:token/:act`, ({ params }, reply) => {
    const how = acts[params.act as keyof typeof acts] as (typeof acts)[keyof typeof acts] | undefined;
    return show(reply, how && purchases.end(params.token, how));
  });
}

function show(reply: FastifyReply, purchase: Purchase | undefined): FastifyReply {
  if (!purchase)
    return sendPage(reply.status(404), { language: 'en', title: 'No such payment', content: '<p>Begin again.</p>' });
  const { providerId, status, token, pays, currency, receives, asset, returnUrl } = purchase;
  const name = providers.find(({ id }) => id === providerId)?.name ?? providerId;
  const button = (act: keyof typeof acts, words: string, look = '') =>
    `<form method="post" action="${paymentPath}/${token}/${act}"><button type="submit"${look}>${words}</button></form>`;
  const content =
    status === 'WAITING'
      ? `<p>Practice money: nothing is taken from anybody.</p>
<p>You pay <strong>${unitsText(pays)} ${escape(currency)}</strong> and receive <strong>${unitsText(receives)} ${escape(asset)}</strong>.</p>
${button('pay', 'Pay')}${button('refuse', 'Have the payment refused', ' class="plain"')}${button('leave', 'Leave without paying', ' class="plain"')}`
      : `<p role="status">${outcomes[status]}</p><p><a href="${escape(returnUrl)}">Back to the exchange</a></p>`;
  return sendPage(reply, { language: 'en', title: name, content });
}
