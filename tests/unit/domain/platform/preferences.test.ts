import {
  isMustSee,
  isOfAccount,
  isTimeZone,
  notificationEvents,
  readPreferences,
  standardPreferences,
} from '../../../../src/domain/platform/preferences';

describe('preferences', () => {
  it('ask before what is sent at once or stays unseen, and not before a plain limit', () => {
    const asked = Object.entries(standardPreferences).filter(([name, value]) => name.startsWith('confirm.') && !value);
    expect(asked.map(([name]) => name)).toEqual(['confirm.limit', 'confirm.iceberg']);
  });

  it('are quiet, dark and as the device has it while nobody has chosen', () => {
    expect(standardPreferences).toMatchObject({
      theme: 'dark',
      'colours.direction': 'greenUp',
      'colours.palette': 'standard',
      textSize: 'standard',
      density: 'standard',
      numbers: 'language',
      zeros: 'written',
      'profit.places': '2',
      'terminal.form': 'right',
      'terminal.favourites': false,
      'amounts.hidden': false,
      clock: 'h23',
      timeZone: 'device',
      motion: 'device',
      'sound.on': false,
      'sound.volume': 50,
      'sound.filled': true,
      'sound.placed': true,
      'sound.cancelled': true,
      'sound.refused': true,
    });
  });

  it('tell of everything on the page, and of withdrawals and what nobody can do without by mail too', () => {
    for (const event of notificationEvents) {
      expect(standardPreferences[`notify.${event}.toast`]).toBe(true);
      expect(standardPreferences[`notify.${event}.sound`]).toBe(false);
      expect(standardPreferences[`notify.${event}.email`]).toBe(
        ['LIQUIDATION', 'SYSTEM', 'WITHDRAWAL'].includes(event),
      );
      expect(isMustSee(event)).toBe(event === 'LIQUIDATION' || event === 'SYSTEM');
    }
  });

  it('let nobody switch off what they cannot do without', () => {
    const off = Object.fromEntries(
      notificationEvents.flatMap((event) =>
        (['toast', 'sound', 'email'] as const).map((channel) => [`notify.${event}.${channel}`, false]),
      ),
    );
    const kept = Object.keys(readPreferences(off));
    for (const name of ['LIQUIDATION.toast', 'LIQUIDATION.email', 'SYSTEM.toast', 'SYSTEM.email'])
      expect(kept).not.toContain(`notify.${name}`);
    for (const name of ['LIQUIDATION.sound', 'ORDER.toast', 'DEPOSIT.email']) expect(kept).toContain(`notify.${name}`);
    expect(readPreferences({ 'notify.SYSTEM.toast': true, 'notify.SYSTEM.sound': true })).toEqual({
      'notify.SYSTEM.toast': true,
      'notify.SYSTEM.sound': true,
    });
  });

  it.each([
    ['theme', 'light', 'pink'],
    ['theme', 'system', ''],
    ['colours.direction', 'redUp', 'blueUp'],
    ['colours.palette', 'blueOrange', 'rainbow'],
    ['textSize', 'large', 'huge'],
    ['density', 'compact', 'tight'],
    ['numbers', 'comma', 'dot'],
    ['zeros', 'counted', 'none'],
    ['profit.places', '0', '3'],
    ['terminal.form', 'left', 'top'],
    ['terminal.favourites', true, 'yes'],
    ['amounts.hidden', true, 1],
    ['confirm.limit', true, 'always'],
    ['clock', 'h12', 'h24'],
    ['motion', 'reduced', 'none'],
    ['timeZone', 'Europe/Berlin', 'Europe/Nowhere'],
    ['timeZone', 'device', ''],
    ['timeZone', 'UTC', 7],
    ['sound.on', true, 'yes'],
    ['sound.volume', 0, -1],
    ['sound.volume', 100, 101],
    ['sound.volume', 33, 33.5],
    ['sound.volume', 1, '50'],
    ['confirm.market', false, 0],
    ['confirm.iceberg', true, null],
  ])('%s may be %j and not %j', (name, allowed, refused) => {
    expect(readPreferences({ [name]: allowed })).toEqual({ [name]: allowed });
    expect(readPreferences({ [name]: refused })).toEqual({});
  });

  it('are read from anything, whoever wrote it', () => {
    for (const kept of [null, undefined, 'dark', 7]) expect(readPreferences(kept)).toEqual({});
    expect(readPreferences({ theme: 'light', colour: 'red', toString: 'x' })).toEqual({ theme: 'light' });
  });

  it('of the account are those for its news', () => {
    expect(isOfAccount('notify.ORDER.toast')).toBe(true);
    expect(isOfAccount('theme')).toBe(false);
  });

  it('know a time zone by its name', () => {
    expect(['Asia/Tokyo', 'UTC', '', 'Mars/Base', undefined].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
