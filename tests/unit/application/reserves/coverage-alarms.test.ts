import { CoverageAlarms } from '../../../../src/application/reserves/coverage-alarms';
import type { LocalStoragePort } from '../../../../src/application/platform/local-storage.port';
import type { Coverage } from '../../../../src/domain/reserves/reserve-figures';
import { decimal } from '../../../../src/domain/shared/decimal';

class Device implements LocalStoragePort {
  readonly kept = new Map<string, string>();
  read = (key: string) => this.kept.get(key);
  write = (key: string, value: string) => void this.kept.set(key, value);
  remove = (key: string) => void this.kept.delete(key);
  onChange = () => () => undefined;
}
const covered = (asset: string, ratio: string | undefined) =>
  ({ asset, ratio: ratio === undefined ? undefined : decimal(ratio) }) as Coverage;

describe('alarms of coverage', () => {
  it('ring under their level and not at it, and not where nothing is owed', () => {
    const alarms = new CoverageAlarms(new Device());
    alarms.set({ asset: 'BTC', level: 105 });
    alarms.set({ asset: 'ETH', level: 100 });
    const ringing = (btc: string, eth: string | undefined) =>
      alarms.ringing([covered('BTC', btc), covered('ETH', eth)]).map(({ asset }) => asset);
    expect(ringing('1.0499', '1')).toEqual(['BTC']);
    expect(ringing('1.05', '0.999')).toEqual(['ETH']);
    expect(ringing('2', undefined)).toEqual([]);
  });

  it('are one for an asset, stay on the device, and go when they are taken away', () => {
    const device = new Device();
    const alarms = new CoverageAlarms(device);
    alarms.set({ asset: 'BTC', level: 105 });
    alarms.set({ asset: 'BTC', level: 110 });
    expect(new CoverageAlarms(device).alarms.current).toEqual([{ asset: 'BTC', level: 110 }]);
    alarms.remove('BTC');
    expect(new CoverageAlarms(device).alarms.current).toEqual([]);
    device.kept.set('coverage-alarms', '{"alarms":[{"asset":5},null]}');
    expect(new CoverageAlarms(device).alarms.current).toEqual([]);
  });
});
