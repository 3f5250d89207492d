import { CoverageAlarms } from '../../../../src/application/reserves/coverage-alarms';
import type { Coverage } from '../../../../src/domain/reserves/reserve-figures';
import { decimal } from '../../../../src/domain/shared/decimal';
import { MemoryStorage } from '../../../fakes/memory-platform';

const covered = (asset: string, ratio: string | undefined) =>
  ({ asset, ratio: ratio === undefined ? undefined : decimal(ratio) }) as Coverage;

describe('alarms of coverage', () => {
  it('ring under their level and not at it, and not where nothing is owed', () => {
    const alarms = new CoverageAlarms(new MemoryStorage());
    alarms.set({ asset: 'BTC', level: 105 });
    alarms.set({ asset: 'ETH', level: 100 });
    const ringing = (btc: string, eth: string | undefined) =>
      alarms.ringing([covered('BTC', btc), covered('ETH', eth)]).map(({ asset }) => asset);
    expect(ringing('1.0499', '1')).toEqual(['BTC']);
    expect(ringing('1.05', '0.999')).toEqual(['ETH']);
    expect(ringing('2', undefined)).toEqual([]);
  });

  it('are one for an asset, stay on the device, and go when they are taken away', () => {
    const device = new MemoryStorage();
    const alarms = new CoverageAlarms(device);
    alarms.set({ asset: 'BTC', level: 105 });
    alarms.set({ asset: 'BTC', level: 110 });
    expect(new CoverageAlarms(device).alarms.current).toEqual([{ asset: 'BTC', level: 110 }]);
    alarms.remove('BTC');
    expect(new CoverageAlarms(device).alarms.current).toEqual([]);
  });

  it('are read where they make sense', () => {
    const device = new MemoryStorage();
    const bitcoin = { asset: 'BTC', level: 105 };
    const nonsense = [{ asset: 5 }, { asset: 5, level: 105 }, { asset: 'ETH' }, { asset: 'ETH', level: '5' }, null];
    device.write('coverage-alarms', JSON.stringify({ alarms: [...nonsense, bitcoin] }));
    expect(new CoverageAlarms(device).alarms.current).toEqual([bitcoin]);
    device.write('coverage-alarms', '{"alarms":"many"}');
    expect(new CoverageAlarms(device).alarms.current).toStrictEqual([]);
  });

  it('do not ring for an asset that nobody tells of', () => {
    const alarms = new CoverageAlarms(new MemoryStorage());
    alarms.set({ asset: 'BTC', level: 105 });
    expect(alarms.ringing([covered('ETH', '0.5')])).toEqual([]);
  });

  it('say how much is covered', () => {
    const alarms = new CoverageAlarms(new MemoryStorage());
    alarms.set({ asset: 'BTC', level: 105 });
    expect(alarms.ringing([covered('ETH', '0.5'), covered('BTC', '0.987')])).toEqual([
      { asset: 'BTC', level: 105, ratio: decimal('0.987') },
    ]);
  });

  it('are those of the device, also where another tab sets or forgets them', () => {
    const storage = new MemoryStorage();
    const alarms = new CoverageAlarms(storage);
    storage.writeElsewhere('coverage-alarms', JSON.stringify({ alarms: [{ asset: 'ETH', level: 100 }] }));
    expect(alarms.alarms.current).toEqual([{ asset: 'ETH', level: 100 }]);
    storage.removeElsewhere('coverage-alarms');
    expect(alarms.alarms.current).toEqual([]);
  });
});
