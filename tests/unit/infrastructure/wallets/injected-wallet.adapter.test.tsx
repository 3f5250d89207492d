import { InjectedWalletAdapter } from '../../../../src/infrastructure/wallets/injected-wallet.adapter';

const page = window as unknown as { ethereum?: object };

function wallet(answers: Readonly<Record<string, unknown>>) {
  const asked: unknown[] = [];
  page.ethereum = {
    request: async ({ method, params }: { method: string; params: unknown }) => {
      asked.push([method, params]);
      const answer = answers[method];
      // Wallets throw objects that are no errors.
      // oxlint-disable-next-line typescript/only-throw-error
      if (answer instanceof Error || (typeof answer === 'object' && answer !== null && 'code' in answer)) throw answer;
      return answer;
    },
  };
  return asked;
}

afterEach(() => delete page.ethereum);

test('there is none in most browsers', async () => {
  const adapter = new InjectedWalletAdapter();
  expect(adapter.isThere()).toBe(false);
  expect(await adapter.connect()).toMatchObject({ error: { kind: 'notFound' } });
});

test.each([
  ['0x1', 'ETH'],
  ['0xA4B1', 'ARBITRUM'],
  ['0x539', 'EIP155:1337'],
])('says who it is, on chain %s', async (id, chain) => {
  wallet({ eth_requestAccounts: ['0xabc', '0xdef'], eth_chainId: id });
  expect(await new InjectedWalletAdapter().connect()).toEqual({ ok: true, value: { address: '0xabc', chain } });
});

test('signs the bytes of the message as it stands', async () => {
  const asked = wallet({ personal_sign: '0xsigned' });
  expect(await new InjectedWalletAdapter().sign('0xabc', 'Grüße\n')).toEqual({ ok: true, value: '0xsigned' });
  expect(asked).toEqual([['personal_sign', ['0x4772c3bcc39f650a', '0xabc']]]);
});

test('a person who says no has only broken it off', async () => {
  wallet({
    eth_requestAccounts: { code: 4001, message: 'User rejected' },
    personal_sign: { code: -32603, message: 'Internal' },
  });
  const adapter = new InjectedWalletAdapter();
  expect(await adapter.connect()).toMatchObject({ error: { kind: 'cancelled' } });
  expect(await adapter.sign('0xabc', 'm')).toMatchObject({ error: { kind: 'unknown', detail: 'Internal' } });
});

test('a wallet without an account is as one that says no', async () => {
  wallet({ eth_requestAccounts: [] });
  expect(await new InjectedWalletAdapter().connect()).toMatchObject({ error: { kind: 'cancelled' } });
});
