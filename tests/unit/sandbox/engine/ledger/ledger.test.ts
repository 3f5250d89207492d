import { Ledger } from '../../../../../sandbox/engine/ledger/ledger';

describe('the ledger', () => {
  let ledger: Ledger;
  beforeEach(() => {
    ledger = new Ledger();
    ledger.open('ann', 'customer');
    ledger.open('maker', 'house');
  });
  const balance = (accountId: string, asset = 'USDT') => ledger.accounts.get(accountId)!.balance(asset);
  const changed = () => ledger.takeChanged().map(({ account, asset }) => [account.accountId, asset]);

  it('has the accounts of the exchange itself from the start', () => {
    const names = [
      ...['outside-world', 'fees', 'withdrawals', 'earn', 'staking'],
      ...['treasury', 'insurance-fund', 'clearing', 'convert'],
    ];
    expect([...new Ledger().accounts.keys()]).toEqual(names);
    for (const name of names) expect(ledger.accounts.get(name)!.kind).toBe('system');
  });

  it('takes from one what it gives to the other', () => {
    ledger.move(balance('outside-world'), balance('ann'), 7n);
    ledger.move(balance('ann'), balance('maker'), 3n);
    expect([balance('outside-world').holding, balance('ann').holding, balance('maker').holding]).toEqual([-7n, 4n, 3n]);
  });

  it('reserves of customers’ balances alone: houses trade on credit', () => {
    ledger.freeze(balance('ann'), 5n);
    ledger.freeze(balance('ann'), -2n);
    ledger.freeze(balance('maker'), 5n);
    expect([balance('ann').frozen, balance('maker').frozen]).toEqual([3n, 0n]);
    expect(changed()).toEqual([['ann', 'USDT']]);
  });

  it('tells each changed balance of a customer once, with its next version', () => {
    ledger.move(balance('outside-world'), balance('ann'), 7n);
    ledger.move(balance('maker', 'BTC'), balance('ann', 'BTC'), 1n);
    ledger.freeze(balance('ann'), 5n);
    expect(changed()).toEqual([
      ['ann', 'USDT'],
      ['ann', 'BTC'],
    ]);
    expect([balance('ann').version, balance('ann', 'BTC').version, balance('maker', 'BTC').version]).toEqual([1, 1, 0]);
    expect(changed()).toEqual([]);
    ledger.move(balance('ann'), balance('maker'), 1n);
    expect(changed()).toEqual([['ann', 'USDT']]);
    expect(balance('ann').version).toBe(2);
  });

  it('tells a balance again whose amounts are the same', () => {
    ledger.retell(balance('ann'));
    ledger.retell(balance('maker'));
    expect(changed()).toEqual([['ann', 'USDT']]);
    expect(balance('ann').version).toBe(1);
  });

  it('finds the balances that hold less than is reserved of them, and no others', () => {
    ledger.move(balance('outside-world'), balance('ann'), 7n);
    ledger.move(balance('outside-world'), balance('ann', 'BTC'), 7n);
    ledger.freeze(balance('ann'), 7n);
    expect(ledger.short()).toEqual([]);
    ledger.freeze(balance('ann'), 1n);
    expect(ledger.short().map(({ asset }) => asset)).toEqual(['USDT']);
    ledger.takeChanged();
    expect(ledger.short()).toEqual([]);
  });
});
