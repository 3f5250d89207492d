import type { NewAddress } from '../../../../../sandbox/services/wallet/address-book';
import { custodyAddress } from '../../../../../sandbox/services/wallet/addresses';
import { tokenNetworks } from '../../../../../sandbox/services/wallet/networks';
import { elsewhere, openMoneyWorld, type MoneyWorld } from './money-world';

const day = 24 * 3_600_000;

describe('the list of addresses', () => {
  let world: MoneyWorld;
  beforeEach(async () => (world = await openMoneyWorld()));
  afterEach(() => world.close());

  const ada = () => world.people[0]!;
  const book = () => world.wallet.addresses;
  const onEth = { network: 'ETH', address: elsewhere, memo: '' };

  it('binds sub-accounts like their person', async () => {
    const sub = world.users.addSubAccount(ada(), 'bot');
    book().setListedOnly(ada(), true);
    expect(() => book().requireUsable(sub, onEth)).toThrow(/listed/);
    book().add(sub, { label: 'own', ...onEth });
    await world.pass(day);
    for (const who of [ada(), sub]) book().requireUsable(who, onEth);
    expect(() => book().requireUsable(world.people[1]!, onEth)).not.toThrow();
  });

  it('is not wished for by calling it off', () => {
    book().setListedOnly(ada(), false);
    expect(book().state(ada())).toMatchObject({ listedOnly: false, listedOnlyUntil: undefined });
    book().requireUsable(ada(), onEth);
  });

  it('holds an address with its memo: the same with another is somebody else', async () => {
    const network = tokenNetworks.find(({ chain }) => chain.needsMemo)!;
    const listed = { network: network.chain.network, address: custodyAddress('an exchange', network), memo: '17' };
    book().add(ada(), { label: 'exchange', ...listed });
    book().setListedOnly(ada(), true);
    await world.pass(day);
    book().requireUsable(ada(), listed);
    for (const memo of ['18', '']) expect(() => book().requireUsable(ada(), { ...listed, memo })).toThrow(/listed/);
  });

  it.each(['notanumber', '99999999999'])('takes no “%s” for a destination tag', (memo) => {
    const network = tokenNetworks.find(({ chain }) => chain.network === 'XRP')!;
    const address = custodyAddress('an exchange', network);
    expect(() => book().add(ada(), { label: 'exchange', network: 'XRP', address, memo })).toThrow(/extra/);
  });

  const refused = (code: number, words: string) =>
    expect.objectContaining({ code, message: expect.stringContaining(words) });
  const friend = () => ({ label: 'friend', network: 'INTERNAL', address: String(world.people[1]!.userId), memo: '' });

  it('keeps what was listed under its name, when, and from when on it may be used', () => {
    const booked = book().add(ada(), { label: '  cold store ', ...onEth });
    expect(booked).toEqual({
      addressId: booked.addressId,
      label: 'cold store',
      ...onEth,
      createdAt: world.now(),
      usableAt: world.now() + day,
    });
    const other = book().add(ada(), friend());
    expect(other.addressId).not.toBe(booked.addressId);
    expect(book().state(ada()).addresses).toEqual([booked, other]);
    expect(book().state(world.people[1]!).addresses).toEqual([]);
  });

  it('lets a listed address be used a day after it was listed, and not a moment before', async () => {
    book().setListedOnly(ada(), true);
    const { usableAt } = book().add(ada(), { label: 'own', ...onEth });
    const from = `The address may be used from ${new Date(usableAt).toISOString()}.`;
    await world.pass(day - 1);
    expect(() => book().requireUsable(ada(), onEth)).toThrow(refused(-1009, from));
    await world.pass(1);
    for (const address of [elsewhere, elsewhere.toLowerCase()])
      expect(() => book().requireUsable(ada(), { ...onEth, address })).not.toThrow();
    expect(() => book().requireUsable(ada(), { ...onEth, network: 'BSC' })).toThrow(
      refused(-1009, 'Only listed addresses may be used, and this one is not.'),
    );
    const other = custodyAddress(
      'another',
      tokenNetworks.find(({ chain }) => chain.network === 'ETH')!,
    );
    expect(() => book().requireUsable(ada(), { ...onEth, address: other })).toThrow(refused(-1009, 'this one is not'));
  });

  it('binds for a day after it was called off, and from then on at once when it is wished for again', async () => {
    book().setListedOnly(ada(), true);
    expect(book().state(ada())).toMatchObject({ listedOnly: true, listedOnlyUntil: undefined });
    book().setListedOnly(ada(), false);
    const until = world.now() + day;
    expect(book().state(ada())).toMatchObject({ listedOnly: true, listedOnlyUntil: until });
    await world.pass(day - 1);
    expect(() => book().requireUsable(ada(), onEth)).toThrow(/listed/);
    await world.pass(1);
    expect(book().state(ada())).toMatchObject({ listedOnly: false, listedOnlyUntil: undefined });
    book().requireUsable(ada(), onEth);
    book().setListedOnly(ada(), true);
    expect(book().state(ada())).toMatchObject({ listedOnly: true, listedOnlyUntil: undefined });
  });

  it('forgets an address for its person alone', () => {
    const { addressId } = book().add(ada(), { label: 'own', ...onEth });
    const unknown = refused(-1006, 'No such address.');
    expect(() => book().remove(world.people[1]!, addressId)).toThrow(unknown);
    expect(book().state(ada()).addresses).toHaveLength(1);
    book().remove(ada(), addressId);
    expect(book().state(ada()).addresses).toEqual([]);
    expect(() => book().remove(ada(), addressId)).toThrow(unknown);
  });

  it('has an address once, and may have it on another network, with another memo and for another person', () => {
    const toncoin = tokenNetworks.find(({ chain }) => chain.network === 'TON')!;
    const onTon = { label: 'x', network: 'TON', address: custodyAddress('an exchange', toncoin), memo: '1' };
    book().add(ada(), { label: 'own', ...onEth });
    book().add(ada(), { label: 'own', ...onEth, network: 'BSC' });
    book().add(ada(), onTon);
    book().add(ada(), { ...onTon, memo: '2' });
    book().add(world.people[1]!, { label: 'hers', ...onEth });
    for (const again of [onEth, { ...onEth, address: elsewhere.toLowerCase() }, { ...onTon, memo: '2' }])
      expect(() => book().add(ada(), { label: 'again', ...again })).toThrow(
        refused(-1007, 'The address is listed already.'),
      );
  });

  it.each<readonly [string, Partial<NewAddress>, string]>([
    ['network', { network: 'NONE' }, 'there is no such chain'],
    ['address', { address: 'x' }, 'it is none of the chain'],
    ['extra', { memo: '1' }, 'the chain knows no memo'],
    ['label', { label: ' ' }, 'it has no name'],
    ['label', { label: 'x'.repeat(41) }, 'its name is too long'],
    ['address', { network: 'INTERNAL', address: '99999' }, 'there is no such person'],
    ['address', { network: 'INTERNAL', address: '1e1' }, 'it is no UID'],
    ['address', { network: 'INTERNAL', address: 'x1' }, 'it is no UID'],
  ])('does not take, with %s named, %j: %s', (named, change) => {
    const address = { label: 'own', ...onEth, ...change };
    expect(() => book().add(ada(), address)).toThrow(refused(-1005, `: ${named}`));
    expect(book().state(ada()).addresses).toEqual([]);
  });

  it('takes another person by UID, without a memo, and not oneself', () => {
    expect(() => book().add(ada(), { ...friend(), memo: '1' })).toThrow(refused(-1005, ': extra'));
    expect(() => book().add(ada(), { ...friend(), address: String(ada().userId) })).toThrow(
      refused(-1005, ': address'),
    );
    expect(book().add(ada(), friend()).network).toBe('INTERNAL');
  });

  it('takes a name of forty letters and a memo of sixty-four', () => {
    const network = tokenNetworks.find(({ chain }) => chain.needsMemo)!;
    const to = { network: network.chain.network, address: custodyAddress('an exchange', network) };
    expect(book().add(ada(), { ...to, label: 'x'.repeat(40), memo: 'm'.repeat(64) }).memo).toBe('m'.repeat(64));
    expect(() => book().add(ada(), { ...to, label: 'x', memo: 'm'.repeat(65) })).toThrow(refused(-1005, ': extra'));
  });

  it('has room for a hundred', () => {
    const network = tokenNetworks.find(({ chain }) => chain.needsMemo)!;
    const to = { label: 'x', network: network.chain.network, address: custodyAddress('an exchange', network) };
    for (let memo = 1; memo <= 100; memo += 1) book().add(ada(), { ...to, memo: String(memo) });
    expect(() => book().add(ada(), { ...to, memo: '101' })).toThrow(refused(-1005, 'at most 100 addresses'));
  });
});
