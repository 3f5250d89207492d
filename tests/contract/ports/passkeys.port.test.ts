import { custodyAddress } from '../../../sandbox/services/wallet/addresses';
import { networkOf } from '../../../sandbox/services/wallet/networks';
import { PasskeysCommandsPort } from '../../../src/application/security/passkeys-commands.port';
import { PasskeysPort } from '../../../src/application/security/passkeys.port';
import { SecurityPort } from '../../../src/application/security/security.port';
import { AddressBookCommandsPort } from '../../../src/application/wallet/address-book-commands.port';
import { TransfersCommandsPort } from '../../../src/application/wallet/transfers-commands.port';
import { WalletCommandsPort } from '../../../src/application/wallet/wallet-commands.port';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { decimal } from '../../../src/domain/shared/decimal';
import { SoftwareAuthenticator } from '../../support/software-authenticator';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { mailedProof, refused } from './proofs';

const address = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);

onBothSides('PasskeysPort', (open) => {
  let world: PortWorld;
  let people = 0;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  async function withPasskey(): Promise<{ ada: PortVisitor; device: SoftwareAuthenticator }> {
    const ada = await world.join(`passkeys${(people += 1)}@example.com`);
    const device = new SoftwareAuthenticator();
    const passkeys = ada.port(PasskeysCommandsPort);
    const made = value(await device.create(value(await passkeys.startAdding())));
    const proof = await mailedProof(world, ada, { action: 'ADD_PASSKEY', subject: { name: 'phone' } });
    value(await passkeys.add('phone', made, proof));
    return { ada, device };
  }
  const signed = async (ada: PortVisitor, device: SoftwareAuthenticator, act: SafeAct) => ({
    passkey: JSON.stringify(value(await device.sign(value(await ada.port(PasskeysCommandsPort).startProving(act))))),
  });

  it('lists what was added, with its name', async () => {
    const { ada } = await withPasskey();
    expect(value(await ada.port(PasskeysPort).list())).toEqual([
      { id: expect.any(String), name: 'phone', createdAt: world.now(), usedAt: undefined },
    ]);
    expect(value(await ada.port(SecurityPort).check('WITHDRAW'))).toMatchObject({
      factors: ['PASSKEY'],
      passkey: true,
      toSetUp: [],
    });
  });

  it('adds nothing without a proof, nor what was made for another time', async () => {
    const ada = await world.join(`passkeys${(people += 1)}@example.com`);
    const passkeys = both(ada, PasskeysPort, PasskeysCommandsPort);
    const device = new SoftwareAuthenticator();
    const made = value(await device.create(value(await passkeys.startAdding())));
    expect(await passkeys.add('phone', made, {})).toEqual(refused('invalid'));
    const proof = await mailedProof(world, ada, { action: 'ADD_PASSKEY', subject: { name: 'phone' } });
    expect(await passkeys.add('phone', made, proof)).toEqual(refused('invalid'));
    expect(value(await passkeys.list())).toEqual([]);
  });

  it('removes one with what it has signed for that, and nobody else’s', async () => {
    const { ada, device } = await withPasskey();
    const passkeys = both(ada, PasskeysPort, PasskeysCommandsPort);
    const { id } = value(await passkeys.list())[0]!;
    const removal = (passkeyId: string): SafeAct => ({ action: 'REMOVE_PASSKEY', subject: { passkeyId } });
    expect(await passkeys.remove('9999', await signed(ada, device, removal('9999')))).toEqual(refused('notFound'));
    expect(await passkeys.remove(id, await signed(ada, device, removal('9999')))).toEqual(refused('invalid'));
    value(await passkeys.remove(id, await signed(ada, device, removal(id))));
    expect(value(await passkeys.list())).toEqual([]);
  });

  it('lets money out, to addresses and to people, and lists addresses, by what it signed for just that', async () => {
    const [{ ada, device }, bea] = [await withPasskey(), await world.join(`passkeys${(people += 1)}@example.com`)];
    const to = { asset: 'USDT', network: 'ETH', address, memo: '' };
    const wish = { ...to, amount: decimal('20') };
    const wallet = ada.port(WalletCommandsPort);
    const forTwenty = (): Promise<{ passkey: string }> =>
      signed(ada, device, { action: 'WITHDRAW', subject: { ...to, amount: '20' } });
    const proof = await forTwenty();
    expect(await wallet.withdraw({ ...wish, amount: decimal('21') }, proof)).toEqual(refused('invalid'));
    expect(value(await wallet.withdraw(wish, await forTwenty())).withdrawalId).not.toBe('');
    // Each signature serves once, also the one that was tried for another amount.
    expect(await wallet.withdraw(wish, proof)).toEqual(refused('invalid'));

    const receiver = String(bea.userId);
    const gift: SafeAct = { action: 'WITHDRAW', subject: { asset: 'USDT', amount: '5', userId: receiver } };
    const transfers = ada.port(TransfersCommandsPort);
    expect(await transfers.sendToUser(receiver, 'USDT', decimal('5'), await forTwenty())).toEqual(refused('invalid'));
    value(await transfers.sendToUser(receiver, 'USDT', decimal('5'), await signed(ada, device, gift)));

    const purse = { label: 'Cold purse', network: 'ETH', address, memo: '' };
    const book = ada.port(AddressBookCommandsPort);
    expect(await book.add(purse, await forTwenty())).toEqual(refused('invalid'));
    value(await book.add(purse, await signed(ada, device, { action: 'WITHDRAWAL_ADDRESS', subject: purse })));
  });

  it('begins a session for whoever has the device, and for nobody else', async () => {
    const { device } = await withPasskey();
    const stranger = world.stranger().port(PasskeysCommandsPort);
    const credential = value(await device.sign(value(await stranger.startSigningIn())));
    expect(value(await stranger.signIn(credential)).expiresAt).toBeGreaterThan(world.now());
    expect(await stranger.signIn(credential)).toEqual(refused('unauthorised'));
    expect(await stranger.signIn({ id: 'nobody' })).toEqual(refused('unauthorised'));
  });
});
