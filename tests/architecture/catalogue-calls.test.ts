import { execFileSync } from 'node:child_process';
import { deprecatedCalls, specificationCalls } from './specification-calls';
import { catalogue } from '../../src/infrastructure/wire/catalogue/catalogue';

jest.setTimeout(60_000);

/** Calls that change nothing, though hosts take them as POST or PUT. */
const readsThatPost = [
  'AccountSettingsPort.maintenance',
  'CampaignsPort.ranking',
  'PortfolioLinksPort.open',
  'ReferralPort.canAccept',
  'ReferralPort.suggestCode',
  'WalletPort.loanToValue',
];
/** Keeps a secret for the answer of the other side, which only the one who began can give. */
const commandsThatGet = ['SocialIdentityCommandsPort.beginTwitter'];

describe('npm run calls', () => {
  const lines = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/calls.mjs'], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');
  const rows = lines.map((line) => line.split('\t'));
  const row = (method: string, path: string) => rows.find((each) => each[0] === method && each[1] === path);

  it('prints a line for each call of the catalogue', () => {
    expect(rows.map(([method, path]) => `${method} ${path}`)).toEqual(
      catalogue.map(({ method, path }) => `${method} ${path}`),
    );
    expect(rows.filter((each) => each.length !== 6)).toEqual([]);
  });

  it('finds the adapter of a call, be it behind a method of its own', () => {
    expect(row('GET', '/instrument/v4/public/info')?.[4]).toBe('MarketDataPort.instruments');
    expect(row('GET', '/v3/trade/orders')?.[4]).toBe('TradingPort.openOrders,TradingPort.orderHistory');
    expect(row('DELETE', '/auth/session')?.[4]).toBe('SessionSyncCommandsPort.end');
    expect(row('GET', '/v1/public/kline')?.[4]).toBe('-');
  });

  it('finds behind every call that changes something a port of commands, and behind no other', () => {
    const isCommand = (verb: string) => verb.includes('CommandsPort.');
    const verbsOf = (each: readonly string[]) => (each[4] === '-' ? [] : each[4]!.split(','));
    const changing = rows.filter(([method]) => method !== 'GET').flatMap(verbsOf);
    expect(
      rows
        .filter(([method]) => method === 'GET')
        .flatMap(verbsOf)
        .filter(isCommand),
    ).toEqual(commandsThatGet);
    expect(changing.filter((verb) => !isCommand(verb)).sort()).toEqual(readsThatPost);
  });

  it('says of every call that the embedded exchange serves it', () => {
    expect(rows.filter((each) => each[5] !== 'yes')).toEqual([]);
  });

  it('knows every call of the specification', () => {
    const known = rows.map(([method, path, access]) => `${method} ${path} ${access}`);
    expect(specificationCalls.filter((call) => !known.includes(call))).toEqual([]);
  });

  it('has a port for every call of the specification that is not deprecated', () => {
    const named = new Set(specificationCalls.map((call) => call.split(' ').slice(0, 2).join(' ')));
    const without = rows
      .filter(([method, path, , , verb]) => verb === '-' && named.has(`${method} ${path}`))
      .map(([method, path]) => `${method} ${path}`);
    expect(without.filter((call) => !deprecatedCalls.includes(call))).toEqual([]);
  });

  it('marks guessed shapes', () => {
    expect(row('GET', '/md/nomics/trades')?.slice(2, 4)).toEqual(['public', 'known']);
    expect(row('GET', '/layout/v4/public/highlight_sorted_symbols')?.[3]).toBe('assumed');
    expect(row('GET', '/v3/asset/balances')?.[2]).toBe('private');
  });
});
