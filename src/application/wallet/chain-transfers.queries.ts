import type { Factor } from '../../domain/security/factor';
import { type Decimal, decimalText } from '../../domain/shared/decimal';
import { mapResult } from '../../domain/shared/result';
import { minute } from '../../domain/shared/instant';
import type { AddressBook } from '../../domain/wallet/address-book';
import type { DepositAddress, TokenNetwork } from '../../domain/wallet/token-network';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { SecurityPort } from '../security/security.port';
import { TokensPort } from '../markets/tokens.port';
import type { Payee } from '../../domain/wallet/transfer';
import type { Outcome } from '../kernel/failure';
import { AddressBookPort } from './address-book.port';
import { TransfersPort } from './transfers.port';
import { type LoanToValue, type WithdrawalAllowance, WalletPort } from './wallet.port';

/** What stands between an account and its first withdrawal. */
export interface WithdrawalRequirements {
  /** Set up first, or nothing leaves. */
  readonly toSetUp: readonly (Factor | 'other')[];
}

export interface ChainAsset {
  readonly asset: string;
  /** In full: Bitcoin. */
  readonly name: string;
}

/** Reads for money that comes over a chain or leaves. */
export class ChainTransfersQueries {
  static readonly needs: Needs<typeof ChainTransfersQueries> = [
    ResourceCache,
    WalletPort,
    AddressBookPort,
    SecurityPort,
    TokensPort,
    TransfersPort,
  ];

  constructor(
    private readonly cache: ResourceCache,
    private readonly wallet: WalletPort,
    private readonly addresses: AddressBookPort,
    private readonly security: SecurityPort,
    private readonly tokens: TokensPort,
    private readonly transfers: TransfersPort,
  ) {}

  /** Assets that come and go over chains, in the order of the exchange. */
  assets(): Resource<readonly ChainAsset[]> {
    return this.cache.open({
      key: ['wallet', 'chainAssets'],
      load: async () =>
        mapResult(await this.tokens.tokens(), (rows) => [
          ...new Map(
            rows.filter(({ delisted }) => !delisted).map(({ asset, fullName }) => [asset, { asset, name: fullName }]),
          ).values(),
        ]),
      staleAfter: 5 * minute,
      outlivesSession: true,
    });
  }

  /** What each network is called in full, by the exchange's short name: `TRX` is Tron (TRC20). */
  networkNames(): Resource<ReadonlyMap<string, string>> {
    return this.cache.open({
      key: ['wallet', 'networkNames'],
      load: async () =>
        mapResult(await this.tokens.passages(), (rows) => new Map(rows.map(({ network, name }) => [network, name]))),
      staleAfter: 5 * minute,
      outlivesSession: true,
    });
  }

  networks(asset: string): Resource<readonly TokenNetwork[]> {
    return this.cache.open({
      key: ['wallet', 'networks', asset],
      load: () => this.wallet.networks(asset),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  /** The exchange gives it out with the first question. */
  depositAddress(asset: string, network: string): Resource<DepositAddress> {
    return this.cache.open({
      key: ['wallet', 'depositAddress', asset, network],
      load: () => this.wallet.depositAddress(asset, network),
      staleAfter: minute,
    });
  }

  allowance(): Resource<WithdrawalAllowance> {
    return this.cache.open({ key: ['wallet', 'allowance'], load: () => this.wallet.allowance() });
  }

  /** What the account owes by what it has, before and after so much of an asset has left. */
  loanToValue(asset: string, taken: Decimal): Resource<LoanToValue> {
    return this.cache.open({
      key: ['wallet', 'loanToValue', asset, decimalText(taken)],
      load: () => this.wallet.loanToValue(asset, taken),
    });
  }

  addressBook(): Resource<AddressBook> {
    return this.cache.open({ key: ['wallet', 'addressBook'], load: () => this.addresses.book() });
  }

  /** Whose UID it is, asked anew each time: accounts come and go. `notFound` for nobody's. */
  payee(userId: string): Outcome<Payee> {
    return this.transfers.payee(userId);
  }

  requirements(): Resource<WithdrawalRequirements> {
    return this.cache.open({
      key: ['wallet', 'requirements'],
      load: async () => mapResult(await this.security.check('WITHDRAW'), ({ toSetUp }) => ({ toSetUp })),
    });
  }

  /** Something left, was refused or came back: what is told of it is read again. */
  moved(): void {
    void this.allowance().refresh();
    void this.requirements().refresh();
  }
}
