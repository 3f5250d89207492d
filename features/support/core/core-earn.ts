import { EarnCommandsPort } from '../../../src/application/earn/earn-commands.port';
import { EarnPort } from '../../../src/application/earn/earn.port';
import type { Dispatch, LookUp } from '../../../src/application/earn/act-once';
import { RedeemEarn } from '../../../src/application/earn/redeem-earn.use-case';
import { SubscribeEarn } from '../../../src/application/earn/subscribe-earn.use-case';
import type { Outcome } from '../../../src/application/kernel/failure';
import type { Unsubscribe } from '../../../src/application/kernel/observable-value';
import { MovableBalances } from '../../../src/application/wallet/movable-balances';
import type { EarnPosition } from '../../../src/domain/earn/earn-product';
import { forfeitedYield, yieldOf } from '../../../src/domain/earn/earn-yield';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import type { Composition } from '../../../src/main/composition';
import { unitsFromText, unitsText } from '../../../sandbox/engine/model/units';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { HostEarn } from '../../../tests/fakes/host-earn';
import type { EarnAbility } from '../abilities/earn';
import type { Settle } from './core-actor';

export function coreEarn(container: Composition, host: FakeHost, settle: Settle): EarnAbility {
  const earn = container.resolve(EarnPort);
  const movable = container.resolve(MovableBalances);
  let form: Unsubscribe | undefined;
  let asked: Promise<LookUp<unknown>> | undefined;
  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const refusal = async (outcome: Outcome<Dispatch<unknown>>): Promise<string | undefined> => {
    const answer = await settle(outcome);
    if (!answer.ok) return answer.error.kind;
    asked = answer.value.status === 'lookedUp' ? answer.value.outcome : undefined;
    return undefined;
  };
  const only = async (): Promise<EarnPosition> => {
    const { open } = await done(earn.positions());
    if (open.length !== 1) throw new Error(`${open.length} positions`);
    return open[0]!;
  };
  const product = async (id: string) => (await done(earn.products())).find(({ productId }) => productId === id)!;

  return {
    subscribe: (productId, amount) =>
      refusal(container.resolve(SubscribeEarn).execute({ productId, amount: decimal(amount), autoReinvest: false })),
    async redeem(amount) {
      const { positionId } = await only();
      return refusal(
        container.resolve(RedeemEarn).execute(positionId, amount === undefined ? undefined : decimal(amount)),
      );
    },
    async promisedCost() {
      return decimalText(forfeitedYield(await only()));
    },
    positions: async () => (await done(earn.positions())).open.length,
    staged: {
      async lookUp() {
        if (!asked) throw new Error('No answer was lost.');
        return (await settle(asked)).status;
      },
      loseNext(what) {
        (container.resolve(EarnCommandsPort) as HostEarn).nextFault = what === 'request' ? 'requestLost' : 'answerLost';
      },
      async promisedYield(days) {
        const { amount, productId } = await only();
        return decimalText(yieldOf(amount, await product(productId), days, false));
      },
      async forfeited() {
        const { rows } = await done(earn.history({ page: 1, size: 100 }));
        return rows.filter(({ kind }) => kind === 'FORFEIT').map(({ amount }) => decimalText(amount));
      },
      offered(asset) {
        form ??= movable.start();
        const { available, inMargin } = movable.of(asset);
        return inMargin && decimalText(available!);
      },
      isSoldOut: async (productId) => (await product(productId)).soldOut,
      async fill(productId, room) {
        const { users, earn: vaults } = host.areas;
        const { token, quotaTotal, maxAmount } = vaults.product(productId);
        let left = quotaTotal - unitsFromText(room);
        for (let count = 1; left > 0n; count += 1) {
          const user = users.ensure(`saver ${count}`, `saver${count}@example.com`);
          const accountId = user.applicationId;
          const amount = left < maxAmount ? left : maxAmount;
          await settle(host.exchange.submit({ type: 'openAccount', accountId, kind: 'customer' }));
          await settle(host.exchange.submit({ type: 'deposit', accountId, asset: token, amount }));
          await settle(vaults.subscribe(user, { productId, amount: unitsText(amount), autoReinvest: false }));
          left -= amount;
        }
      },
    },
  };
}
