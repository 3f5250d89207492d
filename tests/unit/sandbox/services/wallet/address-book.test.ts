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
});
