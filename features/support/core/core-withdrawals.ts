import { TOTP } from 'otpauth';
import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Outcome } from '../../../src/application/kernel/failure';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { SecurityCommandsPort } from '../../../src/application/security/security-commands.port';
import { SecurityPort } from '../../../src/application/security/security.port';
import { AddressBookPort } from '../../../src/application/wallet/address-book.port';
import { BeginPurchase } from '../../../src/application/wallet/begin-purchase.use-case';
import { CancelWithdrawal } from '../../../src/application/wallet/cancel-withdrawal.use-case';
import { ChangeAddressBook } from '../../../src/application/wallet/change-address-book.use-case';
import { PurchasesPort } from '../../../src/application/wallet/purchases.port';
import { SendWithdrawal } from '../../../src/application/wallet/send-withdrawal.use-case';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { WalletCommandsPort } from '../../../src/application/wallet/wallet-commands.port';
import { bestFirst } from '../../../src/domain/wallet/purchase';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day, minute } from '../../../src/domain/shared/instant';
import type { Composition } from '../../../src/main/composition';
import { unitsText } from '../../../sandbox/engine/model/units';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { WithdrawalsAbility } from '../abilities/withdrawals';
import type { Settle } from './core-actor';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock & Scheduler & { advance(milliseconds: number): void };
}

const destination = {
  asset: 'USDT',
  network: 'ETH',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  memo: '',
};

/** An exchange's, where a memo tells its customers apart. */
const shared = { network: 'XRP', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '' };

export function coreWithdrawals(
  container: Composition,
  { host, time }: Surroundings,
  email: string,
  settle: Settle,
): { readonly withdrawals: WithdrawalsAbility; readonly shownCode: () => string } {
  const security = container.resolve(SecurityPort);
  const commands = container.resolve(SecurityCommandsPort);
  const wallet = container.resolve(WalletCommandsPort);
  const reads = container.resolve(WalletPort);
  const book = container.resolve(ChangeAddressBook);
  let secret = '';
  let sent = '';

  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const newestMail = (): readonly string[] => host.areas.mailbox.list(email)[0]?.lines ?? [];
  const mailedCode = (): string => /^\d{6}/.exec(newestMail().find((line) => /^\d{6} /.test(line)) ?? '')?.[0] ?? '';
  const shownCode = (): string => new TOTP({ secret }).generate({ timestamp: time.now() });
  /** Codes are sent once a minute, and each of an authenticator's is taken once. */
  const askForCode = async (act: SafeAct): Promise<void> => {
    time.advance(minute + 1_000);
    await done(commands.sendCode(act));
  };

  let code = '';
  const withdrawals: WithdrawalsAbility = {
    async confirmByAuthenticator() {
      const state = await done(security.authenticator());
      if (state.bound) throw new Error('There is an authenticator already.');
      ({ secret } = state);
      await askForCode({ action: 'BIND_OTP' });
      await done(commands.bindAuthenticator(shownCode(), secret, { emailCode: mailedCode() }));
    },
    async takeAuthenticatorAway() {
      time.advance(minute);
      await done(commands.unbindAuthenticator({ otp: shownCode() }));
    },
    async askForCode(amount) {
      await askForCode({ action: 'WITHDRAW', subject: { ...destination, amount } });
      code = mailedCode();
    },
    mail: async () => newestMail(),
    async withdraw(amount) {
      const proof = { emailCode: code, ...(secret !== '' && { otp: shownCode() }) };
      const left = await settle(wallet.withdraw({ ...destination, amount: decimal(amount) }, proof));
      return left.ok ? undefined : left.error.kind;
    },
    async send(amount) {
      const { asset, ...to } = destination;
      const proof = { emailCode: code, otp: shownCode() };
      const use = container.resolve(SendWithdrawal);
      const dispatch = await done(use.execute({ asset, amount: decimal(amount), to }, proof));
      if (dispatch.status !== 'sent') throw new Error('not answered');
      sent = dispatch.withdrawalId;
    },
    async standing() {
      const { rows } = await done(reads.movements({ asset: 'USDT', side: 'WITHDRAW', page: 1, size: 10 }));
      const { status, transactionId } = rows.find(({ id }) => id === sent)!;
      return { status, onChain: transactionId !== '' };
    },
    async takeBack() {
      await done(container.resolve(CancelWithdrawal).execute(sent));
    },
    async isPaid(amount) {
      const { address, memo } = await done(reads.depositAddress('USDT', 'TRX'));
      host.areas.wallet.deposits.receive({ token: 'USDT', network: 'TRX', address, memo, amount });
    },
    async deposit() {
      const { rows } = await done(reads.movements({ asset: 'USDT', side: 'DEPOSIT', page: 1, size: 1 }));
      const { confirmations, status } = rows[0]!;
      return { ...confirmations!, credited: status === 'COMPLETED' };
    },
    async allowListedOnly() {
      await done(book.setListedOnly(true, {}));
    },
    async allowAnyAgain() {
      await askForCode({ action: 'WITHDRAWAL_ADDRESS', subject: { listedOnly: 'false' } });
      await done(book.setListedOnly(false, { emailCode: mailedCode(), otp: shownCode() }));
    },
    async saveAddress(kind) {
      const { asset: _asset, ...place } = destination;
      const wrong = place.address.replace(/d$/, 'D');
      const subject = { label: 'Hardware wallet', ...place, ...(kind === 'wrong' && { address: wrong }) };
      await askForCode({ action: 'WITHDRAWAL_ADDRESS', subject });
      const saved = await settle(book.add(subject, { emailCode: mailedCode(), otp: shownCode() }));
      return saved.ok ? undefined : saved.error.kind;
    },
    async saveWithoutMemo(said) {
      const subject = { label: 'Another exchange', ...shared };
      await askForCode({ action: 'WITHDRAWAL_ADDRESS', subject });
      const address = { ...subject, ...(said === 'noneNeeded' && { withoutMemo: true as const }) };
      const saved = await settle(book.add(address, { emailCode: mailedCode(), otp: shownCode() }));
      return saved.ok ? undefined : saved.error.kind;
    },
    async needNoMemo() {
      const { addresses } = await done(container.resolve(AddressBookPort).book());
      return addresses.filter(({ withoutMemo }) => withoutMemo).map(({ label }) => label);
    },
    async sendWithoutMemo(amount) {
      await askForCode({ action: 'WITHDRAW', subject: { asset: 'XRP', ...shared, amount } });
      const proof = { emailCode: mailedCode(), otp: shownCode() };
      const wish = { asset: 'XRP', amount: decimal(amount), to: shared };
      const dispatch = await settle(container.resolve(SendWithdrawal).execute(wish, proof));
      return dispatch.ok ? undefined : dispatch.error.kind;
    },
    async left() {
      return (await done(reads.movements({ side: 'WITHDRAW', page: 1, size: 10 }))).total;
    },
    async removeAddress() {
      const { addresses } = await done(container.resolve(AddressBookPort).book());
      await done(book.remove(addresses[0]!.addressId));
    },
    async savedAddresses() {
      return (await done(container.resolve(AddressBookPort).book())).addresses.map(({ label }) => label);
    },
    async pass(seconds) {
      time.advance(seconds * 1_000);
      await settle(host.areas.wallet.settle());
      await settle(host.areas.purchases.settle());
    },
    async buy(end) {
      const amount = decimal(100);
      const quotes = await done(
        container.resolve(PurchasesPort).quotes({ currency: 'EUR', asset: 'USDT', amount, region: 'DE' }),
      );
      const [best] = bestFirst(quotes, amount);
      const purchase = await done(
        container.resolve(BeginPurchase).execute(best!.quoteId, best!.methods[0]!, 'https://exchange.test/buy-crypto'),
      );
      const ends = { pays: 'PROCESSING', 'is refused': 'REFUSED', leaves: 'ABANDONED' } as const;
      host.areas.purchases.end(purchase.payUrl!.split('/').at(-1)!, ends[end]);
      return decimalText(best!.receives);
    },
    async purchase() {
      const { rows } = await done(container.resolve(PurchasesPort).purchases({ page: 1, size: 1 }));
      return rows[0]!.status;
    },
    async balance() {
      const { applicationId } = host.areas.users.byEmail(email)!;
      const held = host.exchange.balances(applicationId).find(({ asset }) => asset === 'USDT');
      return unitsText(held?.holding ?? 0n);
    },
    async waitADay() {
      time.advance(day);
    },
  };
  return { withdrawals, shownCode };
}
