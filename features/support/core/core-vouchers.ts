import { known } from '../../../src/application/kernel/resource';
import type { Outcome } from '../../../src/application/kernel/failure';
import { DismissPromotion } from '../../../src/application/platform/dismiss-promotion.use-case';
import { PromotionsPort } from '../../../src/application/platform/promotions.port';
import { UseVoucher } from '../../../src/application/rewards/use-voucher.use-case';
import { VouchersCommandsPort } from '../../../src/application/rewards/vouchers-commands.port';
import { VouchersPort } from '../../../src/application/rewards/vouchers.port';
import { TradingCommandsPort } from '../../../src/application/trading/trading-commands.port';
import { EarnCommandsPort } from '../../../src/application/earn/earn-commands.port';
import { SubAccountsCommandsPort } from '../../../src/application/account/sub-accounts-commands.port';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { TransfersCommandsPort } from '../../../src/application/wallet/transfers-commands.port';
import { WalletQueries } from '../../../src/application/wallet/wallet.queries';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import type { VoucherType } from '../../../src/domain/rewards/voucher';
import { type LanguageCode, languageCodes } from '../../../src/domain/platform/language';
import { day, hour } from '../../../src/domain/shared/instant';
import type { OrderSide } from '../../../src/domain/trading/order';
import { transferable } from '../../../src/domain/wallet/transferable';
import { type Decimal, decimal, decimalText, zero } from '../../../src/domain/shared/decimal';
import { failure } from '../../../src/domain/shared/result';
import { unitsText } from '../../../sandbox/engine/model/units';
import type { Composition } from '../../../src/main/composition';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { VouchersAbility } from '../abilities/vouchers';
import type { Settle } from './core-actor';

const symbol = 'SPOT_BTC_USDT';

export function coreVouchers(
  container: Composition,
  { host, time }: { readonly host: FakeHost; readonly time: { now(): number; jump(milliseconds: number): void } },
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
  const found = async (type: VoucherType) => (await done(port.vouchers())).find(({ terms }) => terms.type === type);
  const ofType = async (type: VoucherType) => (await found(type))!;
  const rebate = () => ofType('FEE_REBATE');
  const own = () => host.areas.users.byEmail(email)!;
  const earn = container.resolve(EarnCommandsPort);
  const trade = (clientOrderId: number, side: OrderSide, quantity: string) =>
    done(
      container
        .resolve(TradingCommandsPort)
        .placeOrder({ clientOrderId, symbol, side, type: 'MARKET', quantity: decimal(quantity) }),
    );
  const movable = async (asset: string): Promise<Decimal> => {
    const holdings = await done(container.resolve(WalletPort).holdings());
    return transferable(asset, (name) => holdings.find((each) => each.asset === name)).available!;
  };

  const sub = async () => (await done(container.resolve(SubAccountsCommandsPort).open('Elsewhere'))).applicationId;

  return {
    async useTwiceAtOnce() {
      const { id } = await rebate();
      const used = await Promise.all([done(using.execute(id)), done(using.execute(id))]);
      for (const each of used) if (each.status !== 'done') throw new Error(each.status);
    },
    async task() {
      const tasks = await done(port.tasks());
      const { progress, done: isDone } = tasks.find(({ id }) => id === 'trade')!;
      return { progress, done: isDone };
    },
    async offerEvents() {
      for (const title of ['Invite', 'Vote', 'Verify']) {
        const words = { title, subtitle: '', button: title };
        host.areas.promotions.add({
          cardType: 'EVENT',
          audience: 'ALL',
          link: '/campaigns',
          startsAt: time.now() - 1,
          endsAt: time.now() + day,
          texts: Object.fromEntries(languageCodes.map((code) => [code, words])) as Record<LanguageCode, typeof words>,
        });
      }
    },
    async events() {
      const offered = await done(container.resolve(PromotionsPort).forAccount('en'));
      return offered.filter(({ dismissed }) => !dismissed).map(({ title }) => title);
    },
    async putAway(event) {
      const offered = await done(container.resolve(PromotionsPort).forAccount('en'));
      await done(container.resolve(DismissPromotion).execute(offered.find(({ title }) => title === event)!.id));
    },
    brought: async () => decimalText((await rebate()).used),
    async useAgain() {
      const { id } = await rebate();
      const again = await settle(container.resolve(VouchersCommandsPort).use(id));
      return !again.ok && again.error.kind === 'duplicate';
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
    async useFund() {
      host.areas.users.setVerified(own().userId, 'CH', 1);
      const { id } = await ofType('TRIAL_FUND');
      await Promise.all([done(using.execute(id)), done(using.execute(id))]);
    },
    async cash() {
      const balances = await done(container.resolve(TradingPort).balances());
      const { available } = balances.find(({ asset }) => asset === 'USDT')!;
      return { tradable: decimalText(available), movable: decimalText(await movable('USDT')) };
    },
    async takeAwayBought() {
      await done(earn.subscribe('flexible-usdt', await movable('USDT'), false));
      await trade((orders += 1), 'BUY', '0.0005');
      const refused = await settle(
        container.resolve(TransfersCommandsPort).move('BTC', decimal('0.0005'), own().applicationId, await sub()),
      );
      return [refused.ok ? undefined : refused.error.kind, decimalText(await movable('BTC'))];
    },
    async useBoost(amount) {
      await done(earn.subscribe('flexible-usdt', decimal(amount), false));
      await done(using.execute((await ofType('RATE_BOOST')).id));
    },
    async boost() {
      const { status, used } = await ofType('RATE_BOOST');
      return { status, used: decimalText(used) };
    },
    async rewards() {
      const history = container.resolve(WalletQueries).rewards(1);
      await settle(history.refresh());
      return known(history.current)!.rows.map(({ reason, campaign }) => campaign ?? reason);
    },
    async boosts() {
      const { rows } = host.exchange.ledger.entries(own().applicationId, { kind: 'DISTRIBUTION', page: 1, size: 50 });
      return {
        paid: rows.filter(({ reference }) => reference.startsWith('voucher:')).map(({ amount }) => unitsText(amount)),
        used: decimalText((await ofType('RATE_BOOST')).used),
      };
    },
    async daysPass(days) {
      for (let quarters = 0; quarters <= 4 * days; quarters += 1) {
        time.jump(6 * hour);
        await host.exchange.submit({ type: 'advance' });
        await settle(host.areas.clockwork.run());
      }
    },
    statuses: async () => (await done(port.vouchers())).map(({ status }) => status),
    async sell(quantity) {
      const clientOrderId = (orders += 1);
      await trade(clientOrderId, 'SELL', quantity);
      const { applicationId } = own();
      const fills = host.exchange
        .fills(applicationId, { page: 1, size: 20 })
        .rows.filter(({ side }) => side === 'SELL');
      const charged = fills.reduce((sum, { fee }) => sum + fee, 0n);
      const order = host.exchange.order(applicationId, { clientOrderId })!;
      const { takerBps } = host.exchange.fees(symbol, applicationId);
      return {
        charged: unitsText(charged),
        full: unitsText((order.executedNotional * BigInt(takerBps * 10)) / 100_000n),
        used: decimalText((await found('FEE_REBATE'))?.used ?? zero),
      };
    },
  };
}
