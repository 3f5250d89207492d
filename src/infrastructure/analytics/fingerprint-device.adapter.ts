import { Log } from '../../application/kernel/log.port';
import type { DeviceIdentityPort } from '../../application/platform/tracking.port';
import type { Needs } from '../../application/kernel/token';

/**
 * Recognises a device by what its browser tells anybody. The library comes with the first question, and nothing is
 * stored. Its own monitoring, a GET to its makers at about one load in a thousand, is off: nobody allowed it
 * (docs/adr/0020-counting-visitors.md). It waits 500 ms at most for the sound part of the picture.
 */
export class FingerprintDeviceAdapter implements DeviceIdentityPort {
  static readonly needs: Needs<typeof FingerprintDeviceAdapter> = [Log];

  readonly #log: Log;
  #known: Promise<string | undefined> | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  deviceId(): Promise<string | undefined> {
    this.#known ??= recognised().catch((error: unknown) => {
      this.#log.info('The device was not recognised', { error: String(error) });
      return undefined;
    });
    return this.#known;
  }
}

async function recognised(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  const agent = await load({ monitoring: false });
  return (await agent.get()).visitorId;
}
