import type { Outcome } from '../../../src/application/kernel/failure';
import { UseVoucher } from '../../../src/application/rewards/use-voucher.use-case';
import { VouchersCommandsPort } from '../../../src/application/rewards/vouchers-commands.port';
import { VouchersPort } from '../../../src/application/rewards/vouchers.port';
import { TradingCommandsPort } from '../../../src/application/trading/trading-commands.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { failure } from '../../../src/domain/shared/result';
import { unitsText } from '../../../sandbox/engine/model/units';
import type { Composition } from '../../../src/main/composition';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { VouchersAbility } from '../abilities/vouchers';
import type { Settle } from './core-actor';

const symbol = 'SPOT_BTC_USDT';

export function coreVouchers(
  container: Composition,
  { host }: { readonly host: FakeHost },
  email: string,
  settle: Settle,
): VouchersAbility {
  const port = container.resolve(VouchersPort);
  const using = container.resolve(UseVoucher);
  let orders = 900_000;

  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const rebate = async () => (await done(port.vouchers())).find(({ terms }) => terms.type === 'FEE_REBATE')!;

  return {
    async useTwiceAtOnce() {
      const { id } = await rebate();
      const used = await Promise.all([done(using.execute(id)), done(using.execute(id))]);
      for (const each of used) if (each.status !== 'done') throw new Error(each.status);
    },
    async useUnheard() {
      const commands = container.resolve(VouchersCommandsPort);
      const use = commands.use.bind(commands);
      commands.use = async (id) => {
        await use(id);
        return failure({ kind: 'offline' });
      };
      const sent = await done(using.execute((await rebate()).id));
      if (sent.status !== 'lookedUp') throw new Error('It was answered.');
      const known = await settle(sent.outcome);
      if (known.status !== 'done') throw new Error(known.status);
      commands.use = use;
    },
    statuses: async () => (await done(port.vouchers())).map(({ status }) => status),
    async sell(quantity) {
      const clientOrderId = (orders += 1);
      await done(
        container.resolve(TradingCommandsPort).placeOrder({
          clientOrderId,
          symbol,
          side: 'SELL',
          type: 'MARKET',
          quantity: decimal(quantity),
        }),
      );
      const { applicationId } = host.areas.users.byEmail(email)!;
      const fills = host.exchange
        .fills(applicationId, { page: 1, size: 20 })
        .rows.filter(({ side }) => side === 'SELL');
      const charged = fills.reduce((sum, { fee }) => sum + fee, 0n);
      const order = host.exchange.order(applicationId, { clientOrderId })!;
      const { takerBps } = host.exchange.fees(symbol, applicationId);
      return {
        charged: unitsText(charged),
        full: unitsText((order.executedNotional * BigInt(takerBps * 10)) / 100_000n),
        used: decimalText((await rebate()).used),
      };
    },
  };
}
