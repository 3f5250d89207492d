import { feeAccount, outsideWorld, systemAccounts } from '../../../sandbox/engine/ledger/ledger';
import { SubAccountsCommandsPort } from '../../../src/application/account/sub-accounts-commands.port';
import { EarnCommandsPort } from '../../../src/application/earn/earn-commands.port';
import { EarnPort } from '../../../src/application/earn/earn.port';
import { StakingCommandsPort } from '../../../src/application/earn/staking-commands.port';
import { StakingPort } from '../../../src/application/earn/staking.port';
import { ReservesPort } from '../../../src/application/reserves/reserves.port';
import { TradingCommandsPort } from '../../../src/application/trading/trading-commands.port';
import { ConvertCommandsPort } from '../../../src/application/wallet/convert-commands.port';
import { ConvertPort } from '../../../src/application/wallet/convert.port';
import { TransfersCommandsPort } from '../../../src/application/wallet/transfers-commands.port';
import { WalletCommandsPort } from '../../../src/application/wallet/wallet-commands.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { forfeitedYield } from '../../../src/domain/earn/earn-yield';
import { decimal, decimalText, type Decimal, zero } from '../../../src/domain/shared/decimal';
import { day, hour, minute, second } from '../../../src/domain/shared/instant';
import { type Holding, totalOf } from '../../../src/domain/wallet/holding';
import { isCancellable } from '../../../src/domain/wallet/movement';
import { openSandbox, type PortVisitor, type RestartingWorld, value } from '../ports/port-world';
import { bindAuthenticator, withdrawalProof } from '../ports/proofs';
import { quoteBooks, quotingHouse } from '../ports/quoted-books';

export const people = ['Ada', 'Bea'] as const;

export const acts = [
  ...(['deposit', 'withdraw', 'takeBack', 'move', 'moveBack', 'convert', 'convertBack', 'order'] as const),
  ...(['cancelOrders', 'subscribe', 'redeem', 'renew', 'stake', 'unstake', 'seconds', 'hours', 'days'] as const),
] as const;

export interface Step {
  readonly act: (typeof acts)[number];
  readonly who: (typeof people)[number];
  /** 1 to 100: how much, how long, or which. */
  readonly part: number;
}

interface Person extends PortVisitor {
  readonly sub: string;
  readonly secret: string;
}

const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const products = ['flexible-usdt', 'fixed-usdt-30', 'flexible-btc', 'fixed-btc-60', 'locked-woo-90'];
const allRows = { page: 1, size: 1_000 };
const assets = ['USDT', 'BTC', 'WOO'];
/** The other sides of what people do: nobody else does anything here. */
const houses = [outsideWorld, feeAccount, ...systemAccounts, quotingHouse];

/** Two people with money in every place where the exchange keeps it, who act through the product's own ports. */
export class MoneyWorld {
  /** What others hold and are owed, from the start to the end. */
  readonly #others = new Map<string, string>();

  private constructor(
    private readonly world: RestartingWorld,
    private readonly persons: ReadonlyMap<string, Person>,
  ) {}

  static async open(folder: string): Promise<MoneyWorld> {
    const world = await openSandbox({ quiet: true }, folder);
    await quoteBooks(world);
    const persons = new Map<string, Person>();
    for (const name of people) {
      const visitor = await world.join(`${name}@example.com`);
      world.areas.users.setVerified(visitor.userId, 'CH', 1);
      const secret = await bindAuthenticator(world, visitor);
      const { applicationId } = value(await visitor.port(SubAccountsCommandsPort).open('bot'));
      persons.set(name, { ...visitor, sub: applicationId, secret });
    }
    return new MoneyWorld(world, persons);
  }

  restart(): Promise<void> {
    return this.world.restart();
  }

  close(): Promise<void> {
    return this.world.close();
  }

  /** What cannot be done is refused, and changes nothing that `expectBooked` would not see. */
  async take({ act, who, part }: Step, index: number): Promise<void> {
    const { world } = this;
    const person = this.persons.get(who)!;
    const { accountId, sub } = person;
    const amount = decimal(part);
    const positions = async () => value(await person.port(EarnPort).positions()).open;
    switch (act) {
      case 'deposit': {
        const address = value(await person.port(WalletPort).depositAddress('USDT', 'ETH'));
        world.areas.wallet.deposits.receive({ token: 'USDT', network: 'ETH', ...address, amount: String(part) });
        return;
      }
      case 'withdraw': {
        const request = { asset: 'USDT', network: 'ETH', address: wallet, memo: '', amount };
        const subject = { ...request, amount: decimalText(amount) };
        const proof = await withdrawalProof(world, person, person.secret, subject);
        return void (await person.port(WalletCommandsPort).withdraw(request, proof));
      }
      case 'takeBack': {
        const { rows } = value(await person.port(WalletPort).movements(allRows));
        for (const movement of rows.filter((row) => isCancellable(row)))
          await person.port(WalletCommandsPort).cancelWithdrawal(movement.id);
        return;
      }
      case 'move':
        return void (await person.port(TransfersCommandsPort).move('USDT', amount.times(20), accountId, sub));
      case 'moveBack':
        return void (await person.port(TransfersCommandsPort).move('USDT', amount.times(20), sub, accountId));
      case 'convert':
        return this.#convert(person, 'USDT', 'BTC', amount.times('13.37'), index);
      case 'convertBack':
        return this.#convert(person, 'BTC', 'USDT', amount.times('0.000777'), index);
      case 'order':
        return void (await person.port(TradingCommandsPort).placeOrder({
          clientOrderId: index + 1,
          symbol: 'SPOT_BTC_USDT',
          side: part % 2 ? 'BUY' : 'SELL',
          type: 'LIMIT',
          price: decimal(part % 2 ? 40_000 : 60_000),
          quantity: amount.times('0.0001'),
        }));
      case 'cancelOrders':
        return void (await person.port(TradingCommandsPort).cancelAllOrders());
      case 'subscribe': {
        const product = products[part % products.length]!;
        const size = product.includes('btc') ? amount.times('0.0002') : amount.times('17.3');
        return void (await person.port(EarnCommandsPort).subscribe(product, size, part % 2 === 0));
      }
      case 'redeem': {
        const open = await positions();
        const position = open[part % Math.max(1, open.length)];
        if (!position) return;
        const some = part % 3 === 0 ? position.amount.times('0.5').round(8) : undefined;
        return void (await person.port(EarnCommandsPort).redeem(position.positionId, some));
      }
      case 'renew':
        for (const { positionId } of await positions())
          await person.port(EarnCommandsPort).setAutoReinvest(positionId, part % 2 === 0);
        return;
      case 'stake':
        return void (await person.port(StakingCommandsPort).stake(amount.times('31.7')));
      case 'unstake':
        return void (await person.port(StakingCommandsPort).unstake(amount.times('11.3'), part % 3 === 0));
      case 'seconds':
        return world.pass(part * second);
      case 'hours':
        return world.pass(part * hour);
      case 'days':
        return world.pass((part % 35) * day + hour);
    }
  }

  async #convert(person: Person, sell: string, buy: string, amount: Decimal, index: number): Promise<void> {
    const quote = await person.port(ConvertPort).quote(sell, buy, amount.round(8));
    if (quote.ok) await person.port(ConvertCommandsPort).take(quote.value.quoteId, `step ${index}`);
  }

  /** What everybody is shown, place by place, beside what the ledger has there. */
  async expectBooked(when: string): Promise<void> {
    const sums = new Sums();
    for (const [name, person] of this.persons) {
      const wallets = person.port(WalletPort);
      const shown = value(await wallets.holdings());
      const lines = value(await wallets.ledger(allRows)).rows;
      const staking = value(await person.port(StakingPort).account());
      for (const holding of shown) {
        const { asset, balance, available, inOrders } = holding;
        const said = `${when}, ${name}’s ${asset}`;
        const booked = lines.filter((line) => line.asset === asset).reduce((sum, line) => sum.plus(line.amount), zero);
        same(balance, this.#held(person.accountId, asset), `${said} on the account`);
        same(balance, booked, `${said} by the lines of the ledger`);
        same(available.plus(inOrders), balance, `${said} available and in orders`);
        sums.add(holding);
      }
      await addForfeitable(person, sums);
      const woo = shown.find(({ asset }) => asset === 'WOO');
      same(staking.staked, woo?.staked ?? zero, `${when}, ${name}’s stake`);
      const leaving = staking.unbonding.reduce((sum, { amount }) => sum.plus(amount), zero);
      same(leaving, woo?.unbonding ?? zero, `${when}, ${name}’s stake on its way back`);
      const { rows } = value(await wallets.movements(allRows));
      for (const { side, status, amount } of rows)
        if (side === 'WITHDRAW' && (status === 'NEW' || status === 'PROCESSING')) sums.pending(amount);
    }
    for (const asset of assets) {
      const { earning, forfeitable } = sums.of(asset);
      same(earning.plus(forfeitable), this.#held('earn', asset), `${when}, ${asset} that earns`);
      same(sums.of(asset).staked, this.#held('staking', asset), `${when}, ${asset} that is staked`);
      same(sums.of(asset).leaving, this.#held('withdrawals', asset), `${when}, ${asset} on its way out`);
      const everything = this.#accounts().reduce((sum, id) => sum.plus(this.#held(id, asset)), zero);
      this.#asEver(`${asset} of others`, everything, when);
    }
  }

  /** What the page of the reserves says is owed is what everybody is shown to have, and what others are owed. */
  async expectReservesToAgree(when: string): Promise<void> {
    await this.world.pass(minute);
    const sums = new Sums();
    for (const person of this.persons.values()) {
      for (const holding of value(await person.port(WalletPort).holdings())) sums.add(holding);
      await addForfeitable(person, sums);
      for (const { side, status, amount } of value(await person.port(WalletPort).movements(allRows)).rows)
        if (side === 'WITHDRAW' && (status === 'NEW' || status === 'PROCESSING')) sums.pending(amount);
    }
    const { liabilities, earnLiabilities } = value(await this.world.stranger().port(ReservesPort).sheet(false));
    for (const asset of assets) {
      const owed = [...liabilities, ...earnLiabilities]
        .filter((row) => row.asset === asset)
        .reduce((sum, { amount }) => sum.plus(amount), zero);
      const subs = [...this.persons.values()].reduce((sum, { sub }) => sum.plus(this.#held(sub, asset)), zero);
      const { total, forfeitable, leaving } = sums.of(asset);
      this.#asEver(`${asset} owed to others`, owed.minus(total).minus(forfeitable).minus(leaving).minus(subs), when);
    }
  }

  #accounts(): readonly string[] {
    return [...houses, ...[...this.persons.values()].flatMap(({ accountId, sub }) => [accountId, sub])];
  }

  #asEver(what: string, amount: Decimal, when: string): void {
    const before = this.#others.get(what);
    if (before === undefined) this.#others.set(what, decimalText(amount));
    else same(amount, decimal(before), `${when}, ${what}`);
  }

  #held(accountId: string, asset: string): Decimal {
    const found = this.world.exchange.balances(accountId).find((balance) => balance.asset === asset);
    return decimal((found?.holding ?? 0n).toString()).times('0.000000000001');
  }
}

interface Sum {
  readonly total: Decimal;
  readonly earning: Decimal;
  /** Interest of terms: booked and owed, and counted in no wallet before the term is over. */
  readonly forfeitable: Decimal;
  readonly staked: Decimal;
  readonly leaving: Decimal;
}

const nothing: Sum = { total: zero, earning: zero, forfeitable: zero, staked: zero, leaving: zero };

/** What people are shown, added up. */
class Sums {
  readonly #sums = new Map<string, Sum>();

  add(holding: Holding): void {
    const { total, earning, staked, ...rest } = this.of(holding.asset);
    this.#sums.set(holding.asset, {
      ...rest,
      total: total.plus(totalOf(holding)),
      earning: earning.plus(holding.earning),
      staked: staked.plus(holding.staked).plus(holding.unbonding),
    });
  }

  forfeitable(asset: string, amount: Decimal): void {
    const sum = this.of(asset);
    this.#sums.set(asset, { ...sum, forfeitable: sum.forfeitable.plus(amount) });
  }

  /** A withdrawal that has not left; only USDT does in this world. */
  pending(amount: Decimal): void {
    const sum = this.of('USDT');
    this.#sums.set('USDT', { ...sum, leaving: sum.leaving.plus(amount) });
  }

  of(asset: string): Sum {
    return this.#sums.get(asset) ?? nothing;
  }
}

async function addForfeitable(person: Pick<PortVisitor, 'port'>, sums: Sums): Promise<void> {
  const { open } = value(await person.port(EarnPort).positions());
  for (const position of open) sums.forfeitable(position.asset, forfeitedYield(position));
}

function same(shown: Decimal, booked: Decimal, what: string): void {
  if (!shown.eq(booked)) throw new Error(`${what}: ${decimalText(shown)} is shown, ${decimalText(booked)} is booked`);
}
