import type { FastifyInstance } from 'fastify';
import { unitsText } from '../../engine/model/units';
import { sandboxPrefix } from '../../gateway/admin';
import type { Earn } from '../../services/earn/earn';
import { escape, sendPage } from '../../shared/http/page';

export const attestationPath = `${sandboxPrefix}attestation`;

/** What a provider of real-world assets says it holds, which the embedded exchange plays. */
export function attestationRoutes(app: FastifyInstance, earn: Earn, now: () => number): void {
  app.get<{ Params: { productId: string } }>(`${attestationPath}/:productId`, ({ params }, reply) => {
    const product = earn.list().find(({ productId, type }) => productId === params.productId && type === 'RWA');
    if (!product)
      return sendPage(reply.status(404), { language: 'en', title: 'No such product', content: '<p>Nothing here.</p>' });
    const { provider, name, underlying, quotaUsed, token } = product;
    return sendPage(reply, {
      language: 'en',
      title: `${escape(provider)}: ${escape(name)}`,
      content: `<p>Practice money: this provider does not exist and holds nothing outside the embedded exchange.</p>
<p>Held for subscribers at ${new Date(now()).toISOString()}: <strong>${unitsText(quotaUsed)} ${escape(token)}</strong> as ${escape(underlying)}.</p>
<p>The sum is that of all open subscriptions in the exchange’s ledger.</p>`,
    });
  });
}
