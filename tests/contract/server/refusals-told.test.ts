import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { mailed, newcomer } from './account-calls';
import { startTestSandbox } from './sandbox-client';

let sandbox: Sandbox;
const lines: string[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox({ write: (line) => void lines.push(line) });
});
afterAll(() => sandbox.close());

it('a wrong proof stands in the history of the account and in the log, without what was handed in', async () => {
  const ada = await newcomer(sandbox);
  await ada.call('POST', '/usercenter/account/anti_phishing_code', { code: 'Bluebird7', email_code: '123456' });
  const { rows } = (await ada.call('GET', '/usercenter/account/user_security_activity')).body.data;
  expect(rows[0]).toMatchObject({ action: 'REFUSED', result: 'FAILED' });
  expect(lines.find((each) => each.includes('security.setAntiPhishingCode'))).toMatch(
    /^refused -1005 security\.setAntiPhishingCode account=\d+ from=127\.0\.0\.1$/,
  );
  expect(lines.join('\n')).not.toMatch(/123456|Bluebird7/);
});

it('one wrong password is one row of the history, in its own words', async () => {
  const ada = await newcomer(sandbox);
  const account = (path: string) => `/usercenter/account/${path}`;
  const proof = await mailed(sandbox, ada, { action: 'TRADE_PASSWORD', subject: { change: 'CREATE' } });
  await ada.call('POST', account('create_trade_pwd'), { password: 'old-password-1', ...proof });
  const wish = { password: 'not the one', new_password: 'new-password-1' };
  expect((await ada.call('POST', account('change_trade_pwd'), wish)).status).toBe(400);
  const { rows } = (await ada.call('GET', account('user_security_activity'))).body.data;
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['TRADE_PASSWORD', 'CREATE_TRADE_PASSWORD']);
});

it('so is a wrong one that is only looked at', async () => {
  const ada = await newcomer(sandbox);
  const account = (path: string) => `/usercenter/account/${path}`;
  const proof = await mailed(sandbox, ada, { action: 'TRADE_PASSWORD', subject: { change: 'CREATE' } });
  await ada.call('POST', account('create_trade_pwd'), { password: 'old-password-1', ...proof });
  await ada.call('POST', account('check_trade_pwd'), { password: 'not the one' });
  await ada.call('POST', account('check_trade_pwd'), { password: 'old-password-1' });
  const { rows } = (await ada.call('GET', account('user_security_activity'))).body.data;
  expect(rows[0]).toMatchObject({ action: 'TRADE_PASSWORD', result: 'FAILED' });
  expect(rows).toHaveLength(2);
});

it('whoever is unknown is written down without an account, and without the token', async () => {
  await fetch(`${sandbox.url}/usercenter/account`, { headers: { authorization: 'Bearer not.a.token' } });
  expect(lines.at(-1)).toBe('refused -1001 account.account account=unknown from=127.0.0.1');
});

it('a flood of refusals is no flood of lines', async () => {
  lines.length = 0;
  for (let each = 0; each < 100; each += 1) await fetch(`${sandbox.url}/usercenter/account`);
  expect(lines.length).toBeLessThanOrEqual(60);
});
