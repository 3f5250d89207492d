import { AddressBookCommandsPort } from '../../../src/application/wallet/address-book-commands.port';
import { AddressBookPort } from '../../../src/application/wallet/address-book.port';
import { WalletCommandsPort } from '../../../src/application/wallet/wallet-commands.port';
import { decimal } from '../../../src/domain/shared/decimal';
import { day } from '../../../src/domain/shared/instant';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { bindAuthenticator, mailedProof, otpCode, refused, withdrawalProof } from './proofs';

const elsewhere = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const purse = { label: 'Cold purse', network: 'ETH', address: elsewhere, memo: '' };
const fifty = { asset: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount: decimal('50') };

onBothSides('AddressBookPort', (open) => {
  let world: PortWorld;
  let people = 0;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const join = (): Promise<PortVisitor> => world.join(`person${++people}@example.com`);
  const secrets = new Map<PortVisitor, string>();
  const proof = async (person: PortVisitor, subject: typeof purse | { readonly listedOnly: 'false' } = purse) => {
    const secret = secrets.get(person);
    const mailed = await mailedProof(world, person, { action: 'WITHDRAWAL_ADDRESS', subject });
    return { ...mailed, ...(secret !== undefined && { otp: otpCode(world, secret) }) };
  };
  const withdraw = async (person: PortVisitor) => {
    const secret = secrets.get(person) ?? (await bindAuthenticator(world, person));
    secrets.set(person, secret);
    const proven = await withdrawalProof(world, person, secret, { ...fifty, amount: '50' });
    return person.port(WalletCommandsPort).withdraw(fifty, proven);
  };

  it('keeps addresses of a person, each once, and nobody else’s', async () => {
    const [ada, bea] = [await join(), await join()];
    const book = both(ada, AddressBookPort, AddressBookCommandsPort);
    const added = value(await book.add(purse, await proof(ada)));
    expect(added).toEqual({
      ...purse,
      addressId: added.addressId,
      createdAt: world.now(),
      usableAt: world.now() + day,
    });
    expect(await book.add(purse, await proof(ada))).toEqual(refused('duplicate'));
    expect(await book.add({ ...purse, network: 'BTC' }, await proof(ada))).toEqual(refused('invalid'));
    expect(await book.add({ ...purse, address: `${elsewhere}0` }, {})).toEqual(refused('invalid'));
    expect(value(await bea.port(AddressBookPort).book()).addresses).toEqual([]);
    expect(await bea.port(AddressBookCommandsPort).remove(added.addressId)).toEqual(refused('notFound'));
    value(await book.remove(added.addressId));
    expect(value(await book.book()).addresses).toEqual([]);
    expect(await world.stranger().port(AddressBookPort).book()).toEqual(refused('unauthorised'));
  });

  it('remembers that an address that many share needs no memo', async () => {
    const ada = await join();
    const book = both(ada, AddressBookPort, AddressBookCommandsPort);
    const bare = { label: 'Own XRP', network: 'XRP', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '' };
    value(await book.add({ ...bare, withoutMemo: true }, await proof(ada, bare)));
    const other = { ...bare, memo: '17' };
    value(await book.add(other, await proof(ada, other)));
    const { addresses } = value(await book.book());
    expect(addresses.map(({ memo, withoutMemo }) => [memo, withoutMemo])).toEqual([
      ['', true],
      ['17', undefined],
    ]);
  });

  it('lets money go to listed addresses alone, a day after they were listed', async () => {
    const ada = await join();
    const book = ada.port(AddressBookCommandsPort);
    value(await withdraw(ada));
    value(await book.setListedOnly(true, {}));
    expect(await withdraw(ada)).toEqual(refused('cannotWithdraw'));
    value(await book.add(purse, await proof(ada)));
    expect(await withdraw(ada)).toEqual(refused('cannotWithdraw'));
    await world.pass(day);
    value(await withdraw(ada));
  });

  it('ends the rule a day after it was called off, and not without a proof', async () => {
    const ada = await join();
    const book = both(ada, AddressBookPort, AddressBookCommandsPort);
    value(await book.setListedOnly(true, {}));
    expect(await book.setListedOnly(false, {})).toEqual(refused('invalid'));
    value(await book.setListedOnly(false, await proof(ada, { listedOnly: 'false' })));
    expect(value(await book.book())).toMatchObject({ listedOnly: true, listedOnlyUntil: world.now() + day });
    expect(await withdraw(ada)).toEqual(refused('cannotWithdraw'));
    await world.pass(day);
    expect(value(await book.book())).toMatchObject({ listedOnly: false, listedOnlyUntil: undefined });
    value(await withdraw(ada));
  });
});
