import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCoolName } from '../../../../../src/domain/social/cool-name';
import { isGivenName } from '../../../../../sandbox/services/users/cool-name';
import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { ExchangeState } from '../../../../../sandbox/engine/exchange-state';
import { unitsFromText } from '../../../../../sandbox/engine/model/units';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { tradersOf } from '../../../../../sandbox/services/simulation/traders';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { ExchangeStore } from '../../../../../sandbox/storage/exchange/exchange-store';

const traders = tradersOf(instruments);
const few = instruments.filter(({ base }) => base === 'BTC');

describe('the simulated traders', () => {
  it('are sixty, each with a name of the allowed form that no account is given', () => {
    expect(traders).toHaveLength(60);
    expect(new Set(traders.map(({ coolName }) => coolName.toLowerCase())).size).toBe(60);
    expect(traders.filter(({ coolName }) => !isCoolName(coolName) || isGivenName(coolName))).toEqual([]);
  });

  it('leave no market without several of them', () => {
    const present = instruments.map(
      ({ symbol }) => [symbol, traders.filter(({ symbols }) => symbols.has(symbol)).length] as const,
    );
    expect(present.filter(([, count]) => count < 2)).toEqual([]);
  });

  it('come once to an exchange that was begun without them', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'traders-'));
    const database = openDatabase(join(directory, 'exchange.db'));
    const state = new ExchangeState(few);
    state.apply({ at: 1, commands: [{ type: 'openAccount', accountId: 'ann', kind: 'customer' }] });
    new ExchangeStore(database, true).save(state);
    database.close();
    for (const turn of [1, 2]) {
      const exchange = await openExchange({
        directory,
        seed: 1,
        clock: { now: () => turn * 1_000 },
        history: 'none',
        live: false,
        instruments: few,
      });
      const { accountId, capital } = traders[0]!;
      expect(exchange.hasAccount('ann')).toBe(true);
      expect(exchange.balances(accountId).map(({ asset, holding }) => [asset, holding])).toEqual([
        ['USDT', unitsFromText(String(capital))],
      ]);
      await exchange.close();
    }
    rmSync(directory, { recursive: true });
  });
});
