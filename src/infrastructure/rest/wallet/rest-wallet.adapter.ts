import type { Outcome } from '../../../application/kernel/failure';
import type {
  WalletCommandsPort,
  WithdrawalRequest,
  WithdrawalProof,
} from '../../../application/wallet/wallet-commands.port';
import type {
  LoanToValue,
  MovementQuery,
  WalletPage,
  WalletPort,
  WalletQuery,
  WithdrawalAllowance,
} from '../../../application/wallet/wallet.port';
import { decimal, decimalText, parseDecimal, type Decimal } from '../../../domain/shared/decimal';
import { instantFrom, type Instant } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import type { BalancePoint } from '../../../domain/wallet/balance-course';
import type { Holding } from '../../../domain/wallet/holding';
import type { LedgerLine, Movement } from '../../../domain/wallet/movement';
import type { CurrencyRate } from '../../../domain/wallet/purchase';
import type { DepositAddress, TokenNetwork } from '../../../domain/wallet/token-network';
import type { instrumentEndpoints } from '../../wire/catalogue/instrument.endpoints';
import type { walletEndpoints } from '../../wire/catalogue/wallet.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import {
  holdingFromWire,
  ledgerLineFromWire,
  movementFromWire,
  networkFromWire,
  pagingToWire,
  statusToWire,
  walletPage,
} from './wallet.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestWalletAdapter implements WalletPort, WalletCommandsPort {
  static readonly needs: Needs<typeof RestWalletAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async holdings(): Outcome<readonly Holding[]> {
    const answer = await this.#client.send(balancesCall());
    return mapResult(answer, ({ data }) => data.holding.map(holdingFromWire));
  }

  async networks(asset: string): Outcome<readonly TokenNetwork[]> {
    const answer = await this.#client.send(instrumentCall('network'), { parameters: { token: asset } });
    return mapResult(answer, ({ data }) => data.rows.map(networkFromWire));
  }

  async currencyRates(): Outcome<readonly CurrencyRate[]> {
    const answer = await this.#client.send(ratesCall());
    return mapResult(answer, ({ data }) =>
      data.rows.map(({ currency, worth }) => ({ currency, worth: decimal(worth) })).filter(({ worth }) => worth.gt(0)),
    );
  }

  async depositAddress(asset: string, network: string): Outcome<DepositAddress> {
    const answer = await this.#client.send(call('depositAddress'), { query: { token: asset, network } });
    return mapResult(answer, ({ data }) => ({ address: data.address, memo: data.extra ?? '' }));
  }

  async withdraw(
    { asset, network, address, memo, amount }: WithdrawalRequest,
    proof: WithdrawalProof,
  ): Outcome<{ readonly withdrawalId: string }> {
    const body = {
      token: asset,
      network,
      address,
      amount: decimalText(amount),
      ...(memo === '' ? {} : { extra: memo }),
      ...proof,
    };
    const answer = await this.#client.send(call('withdraw'), { body });
    return mapResult(answer, ({ data }) => ({ withdrawalId: data.withdrawId }));
  }

  async cancelWithdrawal(withdrawalId: string): Outcome<void> {
    const answer = await this.#client.send(call('cancelWithdrawal'), {
      parameters: { withdrawId: withdrawalId },
    });
    return mapResult(answer, () => undefined);
  }

  async movements(query: MovementQuery): Outcome<WalletPage<Movement>> {
    const { asset, network, side, status } = query;
    const filter = {
      ...(asset === undefined ? {} : { token: asset }),
      ...(network === undefined ? {} : { network }),
      ...(side === undefined ? {} : { tokenSide: side }),
      ...(status === undefined ? {} : statusToWire(status)),
    };
    const answer = await this.#client.send(call('history'), { query: { ...pagingToWire(query), ...filter } });
    return mapResult(answer, ({ data }) =>
      walletPage(data.rows, data.meta?.total, (row) => movementFromWire(row, this.#unknown)),
    );
  }

  async ledger(query: WalletQuery & { readonly kind?: string | undefined }): Outcome<WalletPage<LedgerLine>> {
    const filter = {
      ...(query.asset === undefined ? {} : { token: query.asset }),
      ...(query.kind === undefined ? {} : { type: query.kind }),
    };
    const answer = await this.#client.send(call('ledger'), { query: { ...pagingToWire(query), ...filter } });
    return mapResult(answer, ({ data }) =>
      walletPage(data.rows, data.meta?.total, (row) => ledgerLineFromWire(row, this.#unknown)),
    );
  }

  async balanceHistory(from: Instant): Outcome<readonly BalancePoint[]> {
    const answer = await this.#client.send(call('balanceHistory'), { query: { startTime: from } });
    return mapResult(answer, ({ data }) =>
      data.rows.map(({ time, value }) => ({ at: instantFrom(time) ?? 0, value: decimal(value) })),
    );
  }

  async allowance(): Outcome<WithdrawalAllowance> {
    const answer = await this.#client.send(call('allowance'));
    return mapResult(answer, ({ data }) => ({
      limit: decimal(data.dailyLimit),
      used: decimal(data.used),
      usedUnapproved: decimal(data.usedUnapproved ?? data.used),
      free: data.freeWithdrawals ?? 0,
      approvalAbove: parseDecimal(data.approvalAbove),
    }));
  }

  async loanToValue(asset: string, taken: Decimal): Outcome<LoanToValue> {
    const answer = await this.#client.send(call('loanToValue'), {
      body: { token: asset, amount: decimalText(taken) },
    });
    return mapResult(answer, ({ debt, collateral, current_ltv: current, ltv_after: after }) => ({
      debt: decimal(debt),
      collateral: decimal(collateral),
      current: parseDecimal(current),
      after: parseDecimal(after),
    }));
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof walletEndpoints>(name: Name): Promise<(typeof walletEndpoints)[Name]> {
  return (await import('../../wire/catalogue/wallet.endpoints')).walletEndpoints[name];
}

async function ratesCall() {
  return (await import('../../wire/catalogue/purchases.endpoints')).purchasesEndpoints.rates;
}

async function balancesCall() {
  return (await import('../../wire/catalogue/trading.endpoints')).tradingEndpoints.balances;
}

async function instrumentCall<Name extends keyof typeof instrumentEndpoints>(
  name: Name,
): Promise<(typeof instrumentEndpoints)[Name]> {
  return (await import('../../wire/catalogue/instrument.endpoints')).instrumentEndpoints[name];
}
