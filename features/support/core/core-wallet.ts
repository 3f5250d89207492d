import type { Outcome } from '../../../src/application/kernel/failure';
import { ConvertPort } from '../../../src/application/wallet/convert.port';
import { MoneyRecords } from '../../../src/application/wallet/money-records';
import { TakeQuote } from '../../../src/application/wallet/take-quote.use-case';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { decimal, decimalText, zero } from '../../../src/domain/shared/decimal';
import { totalOf } from '../../../src/domain/wallet/holding';
import { statementOf } from '../../../src/domain/wallet/statement';
import type { Composition } from '../../../src/main/composition';
import type { WalletAbility } from '../abilities/wallet';
import type { Settle } from './core-actor';

const everything = { page: 1, size: 100 };

export function coreWallet(container: Composition, settle: Settle): WalletAbility {
  const port = container.resolve(WalletPort);
  const convert = container.resolve(ConvertPort);
  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const records = container.resolve(MoneyRecords);
  return {
    async holdingOf(asset) {
      const held = (await done(port.holdings())).find((each) => each.asset === asset);
      return {
        total: decimalText(held ? totalOf(held) : zero),
        available: decimalText(held?.available ?? zero),
        earning: decimalText(held?.earning ?? zero),
      };
    },
    async buyFor(amount, asset) {
      const quote = await done(convert.quote('USDT', asset, decimal(amount)));
      const end = await settle(container.resolve(TakeQuote).execute(quote, () => undefined));
      if (end.status !== 'taken') throw new Error('It was not converted.');
    },
    async movements(asset) {
      return (await done(records.page({ ...everything, asset }))).rows.map(
        ({ kind, amount }) => [kind, decimalText(amount)] as const,
      );
    },
    async statement(asset) {
      const lines = statementOf(await done(records.all({ asset })));
      return decimalText(lines.reduce((sum, { received, sent }) => sum.plus(received).minus(sent), zero));
    },
  };
}
