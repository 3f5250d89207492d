import type { Factor } from '../../domain/security/factor';
import { type Decimal, decimalText } from '../../domain/shared/decimal';
import { mapResult } from '../../domain/shared/result';
import type { AddressBook } from '../../domain/wallet/address-book';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { SecurityPort } from '../security/security.port';
import type { Payee } from '../../domain/wallet/transfer';
import type { Outcome } from '../kernel/failure';
import { AddressBookPort } from './address-book.port';
import { TransfersPort } from './transfers.port';
import { type LoanToValue, type WithdrawalAllowance, WalletPort } from './wallet.port';

/** What stands between an account and its first withdrawal. */
interface WithdrawalRequirements {
  /** Set up first, or nothing leaves. */
  readonly toSetUp: readonly (Factor | 'other')[];
  /** A code comes by mail; where a passkey signs in its place, none is sent unless somebody asks for it. */
  readonly mailed: boolean;
}

/** Reads for money that leaves. */
export class WithdrawalQueries {
  static readonly needs: Needs<typeof WithdrawalQueries> = [
    ResourceCache,
    WalletPort,
    AddressBookPort,
    SecurityPort,
    TransfersPort,
  ];

  constructor(
    private readonly cache: ResourceCache,
    private readonly wallet: WalletPort,
    private readonly addresses: AddressBookPort,
    private readonly security: SecurityPort,
    private readonly transfers: TransfersPort,
  ) {}

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
      load: async () =>
        mapResult(await this.security.check('WITHDRAW'), ({ toSetUp, factors, passkey }) => ({
          toSetUp,
          mailed: factors.includes('EMAIL') && !passkey,
        })),
    });
  }

  /** Something left, was refused or came back: what is told of it is read again. */
  moved(): void {
    void this.allowance().refresh();
    void this.requirements().refresh();
  }
}
