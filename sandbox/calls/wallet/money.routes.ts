import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { invalidParameter } from '../../shared/api-error';
import { unitsText } from '../../engine/model/units';
import { attestationRoutes } from './attestation.routes';
import { paymentPageRoutes } from './payment-page.routes';
import { practiceWalletRoutes } from './practice-wallet.routes';
import { treeFileRoutes } from './reserves.handlers';
import { requireAdmin, sandboxPrefix } from '../../gateway/admin';
import type { MoneyAreas } from '../../services/money-areas';

const paymentRequest = z.object({
  address: z.string().check(z.minLength(1)),
  token: z.string(),
  network: z.string(),
  amount: z.string(),
  extra: z.optional(z.string()),
});

/** Payments on the practice chains, the pages of those who pay elsewhere, and the files of published audits. */
export function moneyRoutes(
  app: FastifyInstance,
  { wallet, earn, reserves, purchases }: MoneyAreas,
  now: () => number,
): void {
  app.post(`${sandboxPrefix}chain/deposit`, (request) => {
    requireAdmin(request);
    const payment = paymentRequest.safeParse(request.body);
    if (!payment.success) throw invalidParameter('address, token, network, amount');
    const { id, transactionId, amount, threshold } = wallet.deposits.receive({
      ...payment.data,
      memo: payment.data.extra ?? '',
    });
    return {
      success: true,
      data: {
        id: String(id),
        txId: transactionId,
        amount: unitsText(amount),
        confirmingThreshold: threshold,
      },
    };
  });
  app.post(`${sandboxPrefix}audit`, async (request) => {
    requireAdmin(request);
    await reserves.takeAudit();
    return { success: true };
  });
  practiceWalletRoutes(app, wallet);
  paymentPageRoutes(app, purchases);
  attestationRoutes(app, earn, now);
  treeFileRoutes(app, reserves);
}
