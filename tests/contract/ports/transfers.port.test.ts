import { SubAccountsCommandsPort } from '../../../src/application/account/sub-accounts-commands.port';
import { TransfersCommandsPort } from '../../../src/application/wallet/transfers-commands.port';
import { TransfersPort } from '../../../src/application/wallet/transfers.port';
import type { WithdrawalProof } from '../../../src/application/wallet/wallet-commands.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { both, onBothSides, value, type PortWorld } from './port-world';
import { bindAuthenticator, refused, withdrawalProof } from './proofs';

const ten = decimal('10');
const firstPage = { page: 1, size: 25 };

onBothSides('TransfersPort', (open) => {
  let world: PortWorld;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const held = (accountId: string, asset: string) =>
    world.exchange.balances(accountId).find((balance) => balance.asset === asset)?.holding ?? 0n;
  const units = (whole: number) => BigInt(whole) * 10n ** 12n;

  it('moves money between a person’s own accounts, and back', async () => {
    const ada = await world.join('ada@example.com');
    const sub = value(await ada.port(SubAccountsCommandsPort).open('bot'));
    const port = both(ada, TransfersPort, TransfersCommandsPort);
    const { transferId } = value(await port.move('USDT', ten, ada.accountId, sub.applicationId));
    expect([held(ada.accountId, 'USDT'), held(sub.applicationId, 'USDT')]).toEqual([units(9_990), units(10)]);
    value(await port.move('USDT', decimal('4'), sub.applicationId, ada.accountId));
    const { rows, total } = value(await port.transfers(firstPage));
    expect(total).toBe(2);
    expect(rows[1]).toMatchObject({
      id: transferId,
      asset: 'USDT',
      from: { accountId: ada.accountId, name: 'Main' },
      to: { accountId: sub.applicationId, name: 'bot' },
    });
    expect(rows.map(({ amount }) => decimalText(amount))).toEqual(['4', '10']);
    expect(value(await port.transfers({ ...firstPage, asset: 'BTC' })).total).toBe(0);
    const { rows: lines } = value(await ada.port(WalletPort).ledger({ ...firstPage, kind: 'SUB_ACCOUNT_TRANSFER' }));
    expect(lines.map(({ counterparty }) => counterparty)).toEqual(['bot', 'bot']);
  });

  it('reaches nobody else’s accounts, from neither side', async () => {
    const [bea, cid] = [await world.join('bea@example.com'), await world.join('cid@example.com')];
    expect(await bea.port(TransfersCommandsPort).move('USDT', ten, cid.accountId, bea.accountId)).toEqual(
      refused('notFound'),
    );
    expect(await bea.port(TransfersCommandsPort).move('USDT', ten, bea.accountId, cid.accountId)).toEqual(
      refused('notFound'),
    );
    expect([held(bea.accountId, 'USDT'), held(cid.accountId, 'USDT')]).toEqual([units(10_000), units(10_000)]);
    expect(await world.stranger().port(TransfersPort).transfers(firstPage)).toEqual(refused('unauthorised'));
  });

  it('refuses what is not there, and leaves no trace of it', async () => {
    const dan = await world.join('dan@example.com');
    const sub = value(await dan.port(SubAccountsCommandsPort).open('bot'));
    const port = both(dan, TransfersPort, TransfersCommandsPort);
    expect(await port.move('USDT', decimal('10000.01'), dan.accountId, sub.applicationId)).toEqual(refused('rejected'));
    expect(await port.move('USDT', decimal('0'), dan.accountId, sub.applicationId)).toEqual(refused('invalid'));
    expect(await port.move('NOPE', ten, dan.accountId, sub.applicationId)).toEqual(refused('invalid'));
    expect(await port.move('USDT', ten, dan.accountId, dan.accountId)).toEqual(refused('invalid'));
    expect(value(await port.transfers(firstPage)).total).toBe(0);
  });

  it('sends to another person, proved like a withdrawal, and shows them no more than a nickname', async () => {
    const [eve, fay] = [await world.join('eve@example.com'), await world.join('fay@example.com')];
    const send = (userId: string, proof: WithdrawalProof) =>
      eve.port(TransfersCommandsPort).sendToUser(userId, 'USDT', ten, proof);
    expect(await send(String(fay.userId), {})).toEqual(refused('cannotWithdraw'));
    const secret = await bindAuthenticator(world, eve);
    const proven = (userId: string) => withdrawalProof(world, eve, secret, { asset: 'USDT', amount: '10', userId });
    expect(await send(String(fay.userId), {})).toEqual(refused('invalid'));
    value(await send(String(fay.userId), await proven(String(fay.userId))));
    expect([held(eve.accountId, 'USDT'), held(fay.accountId, 'USDT')]).toEqual([units(9_990), units(10_010)]);
    const [seen] = value(await fay.port(TransfersPort).transfers(firstPage)).rows;
    expect([seen!.to.name, seen!.to.userId]).toEqual(['Main', undefined]);
    expect(seen!.from.userId).toBe(String(eve.userId));
    const [sent] = value(await eve.port(TransfersPort).transfers(firstPage)).rows;
    expect([sent!.from.userId, sent!.to.userId]).toEqual([undefined, String(fay.userId)]);
    expect(seen!.from.name).toBe(world.areas.users.byId(eve.userId)!.coolName);
    // Either side has one and the same transfer in the ledger as in the list, at the same time.
    for (const [visitor, amount, counterparty] of [
      [eve, '-10', seen!.to.accountId],
      [fay, '10', seen!.from.accountId],
    ] as const) {
      const { rows: lines } = value(await visitor.port(WalletPort).ledger(firstPage));
      const line = lines.find((each) => each.counterparty !== undefined)!;
      expect({ ...line, amount: decimalText(line.amount) }).toMatchObject({
        kind: 'SUB_ACCOUNT_TRANSFER',
        amount,
        at: value(await visitor.port(TransfersPort).transfers(firstPage)).rows[0]!.at,
        counterparty: world.areas.users.byApplication(counterparty)!.coolName,
      });
      expect(lines.map(({ kind }) => kind)).not.toContain('WITHDRAW');
    }
    // Whom one is about to pay is asked before anything is proven, and tells no more than enough to compare.
    const { coolName } = world.areas.users.byId(fay.userId)!;
    const name = `${coolName.slice(0, 2)}***${coolName.slice(-2)}`;
    expect(value(await eve.port(TransfersPort).payee(String(fay.userId)))).toEqual({
      userId: String(fay.userId),
      name,
    });
    expect(await eve.port(TransfersPort).payee('999999')).toEqual(refused('notFound'));
    expect(await world.stranger().port(TransfersPort).payee(String(fay.userId))).toEqual(refused('unauthorised'));
    expect(await send('999999', await proven('999999'))).toEqual(refused('notFound'));
    // A closed account has no nickname any more: it is known by its UID.
    world.areas.users.forget(eve.userId);
    expect(value(await fay.port(TransfersPort).transfers(firstPage)).rows[0]!.from.name).toBe(String(eve.userId));
    expect(await fay.port(TransfersPort).payee(String(eve.userId))).toEqual(refused('notFound'));
  });
});
