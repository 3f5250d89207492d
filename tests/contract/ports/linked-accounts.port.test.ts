import { AccountSettingsPort } from '../../../src/application/account/account-settings.port';
import {
  LinkedAccountsCommandsPort,
  type WalletConsent,
} from '../../../src/application/account/linked-accounts-commands.port';
import { LinkedAccountsPort } from '../../../src/application/account/linked-accounts.port';
import { minute } from '../../../src/domain/shared/instant';
import { TestWallet } from '../../support/test-wallet';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { mailedProof, refused } from './proofs';

function consentOf(wallet: TestWallet, message: string): WalletConsent {
  return { address: wallet.address, chain: 'ETH', message, signature: wallet.sign(message) };
}

const page = 'http://localhost:8700/account/settings';

onBothSides('LinkedAccountsPort', (open) => {
  let world: PortWorld;
  const messageFor = async (person: PortVisitor) =>
    value(await person.port(LinkedAccountsPort).wallet()).messageToSign!;
  const bind = async (person: PortVisitor, wallet: TestWallet) => {
    const proof = await mailedProof(world, person, { action: 'BIND_WALLET', subject: { address: wallet.address } });
    return person.port(LinkedAccountsCommandsPort).bindWallet(consentOf(wallet, await messageFor(person)), proof);
  };

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('binds the wallet that signed the message, and lets go of it', async () => {
    const ada = await world.join('ada@example.com');
    const port = both(ada, LinkedAccountsPort, LinkedAccountsCommandsPort);
    const wallet = new TestWallet();
    expect(value(await port.wallet())).toEqual({
      wallet: undefined,
      mode: 'CEFI',
      messageToSign: expect.stringContaining(`account ${ada.userId}`),
    });
    expect(await port.switchWalletMode('DEFI')).toEqual(refused('notFound'));
    expect(value(await bind(ada, wallet))).toMatchObject({
      wallet: { address: wallet.address, chain: 'ETH', boundAt: world.now() },
      messageToSign: undefined,
    });
    value(await port.switchWalletMode('DEFI'));
    expect(value(await port.wallet()).mode).toBe('DEFI');
    expect(value(await ada.port(AccountSettingsPort).profile()).walletAddress).toBe(wallet.address);
    expect(await port.unbindWallet({})).toEqual(refused('invalid'));
    value(await port.unbindWallet(await mailedProof(world, ada, { action: 'UNBIND_WALLET' })));
    expect(value(await port.wallet())).toMatchObject({ wallet: undefined, mode: 'CEFI' });
  });

  it('takes no signature of another wallet, of another message or of an old one', async () => {
    const bea = await world.join('bea@example.com');
    const port = both(bea, LinkedAccountsPort, LinkedAccountsCommandsPort);
    const wallet = new TestWallet();
    const proof = await mailedProof(world, bea, { action: 'BIND_WALLET', subject: { address: wallet.address } });
    const message = await messageFor(bea);
    expect(await port.bindWallet({ ...consentOf(new TestWallet(), message), address: wallet.address }, proof)).toEqual(
      refused('invalid'),
    );
    expect(await port.bindWallet(consentOf(wallet, 'Something else'), proof)).toEqual(refused('invalid'));
    expect(await port.bindWallet({ ...consentOf(wallet, 'Something else'), message }, proof)).toEqual(
      refused('invalid'),
    );
    await world.pass(10 * minute);
    expect(await messageFor(bea)).not.toBe(message);
    expect(await port.bindWallet(consentOf(wallet, message), proof)).toEqual(refused('invalid'));
    expect(value(await port.wallet()).wallet).toBeUndefined();
  });

  it('binds a wallet to one account alone', async () => {
    const [cid, dan] = [await world.join('cid@example.com'), await world.join('dan@example.com')];
    const wallet = new TestWallet();
    value(await bind(cid, wallet));
    expect(await bind(dan, wallet)).toEqual(refused('duplicate'));
  });

  it('binds a Discord account by a code that serves once, where it was asked for', async () => {
    const [eve, fay] = [await world.join('eve@example.com'), await world.join('fay@example.com')];
    const port = eve.port(LinkedAccountsCommandsPort);
    const code = () => world.areas.discord.authorise(page, 'ada.l');
    expect(await port.bindDiscord(code(), 'http://evil.example/')).toEqual(refused('invalid'));
    expect(await port.bindDiscord('guessed', page)).toEqual(refused('invalid'));
    const used = code();
    expect(value(await port.bindDiscord(used, page))).toEqual({
      id: expect.stringMatching(/^\d{18}$/),
      name: 'ada.l',
    });
    expect(await fay.port(LinkedAccountsCommandsPort).bindDiscord(used, page)).toEqual(refused('invalid'));
    expect(await fay.port(LinkedAccountsCommandsPort).bindDiscord(code(), page)).toEqual(refused('duplicate'));
    expect(value(await eve.port(AccountSettingsPort).profile()).discordName).toBe('ada.l');
    value(await port.unbindDiscord());
    expect(await port.unbindDiscord()).toEqual(refused('notFound'));
    const old = code();
    await world.pass(10 * minute);
    expect(await port.bindDiscord(old, page)).toEqual(refused('invalid'));
  });
});
