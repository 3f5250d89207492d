import { SubAccountsPort } from '../../../src/application/account/sub-accounts.port';
import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Outcome } from '../../../src/application/kernel/failure';
import type { Unsubscribe } from '../../../src/application/kernel/observable-value';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { ConvertibleBalances } from '../../../src/application/wallet/convertible-balances';
import { ConvertPort } from '../../../src/application/wallet/convert.port';
import { TakeQuote } from '../../../src/application/wallet/take-quote.use-case';
import { TransferMoney } from '../../../src/application/wallet/transfer-money.use-case';
import { TransfersCommandsPort } from '../../../src/application/wallet/transfers-commands.port';
import { TransfersPort } from '../../../src/application/wallet/transfers.port';
import { WalletQueries } from '../../../src/application/wallet/wallet.queries';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { failure } from '../../../src/domain/shared/result';
import type { ConvertQuote } from '../../../src/domain/wallet/conversion';
import { unitsText } from '../../../sandbox/engine/model/units';
import type { Composition } from '../../../src/main/composition';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { MovesAbility } from '../abilities/moves';
import type { Settle } from './core-actor';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock & Scheduler & { advance(milliseconds: number): void };
}

export function coreMoves(
  container: Composition,
  { host, time }: Surroundings,
  email: string,
  settle: Settle,
): MovesAbility {
  const balances = container.resolve(ConvertibleBalances);
  let form: Unsubscribe | undefined;
  let quote: ConvertQuote | undefined;

  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const mainAccount = (): string => host.areas.users.byEmail(email)!.applicationId;
  /** Does what it is asked to, and nobody hears of it. */
  const unheard = (): TransfersCommandsPort => {
    const commands = container.resolve(TransfersCommandsPort);
    return {
      sendToUser: (...sent) => commands.sendToUser(...sent),
      move: async (...moved) => {
        await commands.move(...moved);
        return failure({ kind: 'unanswered' });
      },
    };
  };

  return {
    async transfer(way, amount, lost = false) {
      const [sub] = await done(container.resolve(SubAccountsPort).list());
      const ends = [mainAccount(), sub!.applicationId] as const;
      const [fromAccountId, toAccountId] = way === 'out' ? ends : ([ends[1], ends[0]] as const);
      const move = lost
        ? new TransferMoney(container.resolve(TransfersPort), unheard(), container.resolve(WalletQueries), time)
        : container.resolve(TransferMoney);
      const end = await settle(
        move.execute({ asset: 'USDT', amount: decimal(amount), fromAccountId, toAccountId }, () => undefined),
      );
      return end.status === 'refused' ? end.failure.kind : undefined;
    },
    async givable() {
      const accounts = container.resolve(SubAccountsPort);
      const [sub] = await done(accounts.list());
      const balances = await done(accounts.balances(sub!.applicationId));
      return decimalText(balances.find(({ asset }) => asset === 'USDT')!.available);
    },
    async quote(amount) {
      quote = await done(container.resolve(ConvertPort).quote('USDT', 'BTC', decimal(amount)));
    },
    async take() {
      const end = await settle(container.resolve(TakeQuote).execute(quote!, () => undefined));
      return end.status === 'notTaken' ? end.failure.kind : undefined;
    },
    promised: () => decimalText(quote!.buyAmount),
    staged: {
      convertible() {
        form ??= balances.start();
        const { available, inMargin } = balances.of('USDT', 'BTC');
        return inMargin && decimalText(available!);
      },
      async think(seconds) {
        time.advance(seconds * 1_000);
      },
    },
    async balance(asset) {
      const held = host.exchange.balances(mainAccount()).find((each) => each.asset === asset);
      return unitsText(held?.holding ?? 0n);
    },
  };
}
