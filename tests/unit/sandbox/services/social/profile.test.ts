import { nameBeside, type Profile } from '../../../../../sandbox/services/social/profile';

const settings = { public: true, showPnl: true, showPortfolio: true, showVolume: false, showTrades: true };
const profile = {
  uuid: 'u',
  coolName: 'Wren',
  settings: { ...settings, avatar: 'wren', bio: '' },
} as unknown as Profile;

test('beside several figures a name stands only where its owner shows each of them', () => {
  expect(nameBeside(['pnl'], profile, false).coolName).toBe('Wren');
  expect(nameBeside(['volume', 'pnl'], profile, false)).toMatchObject({ uuid: undefined, coolName: 'W***' });
  expect(nameBeside(['volume', 'pnl'], profile, true).coolName).toBe('Wren');
});
