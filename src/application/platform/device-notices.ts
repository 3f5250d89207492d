import { LocalStoragePort } from './local-storage.port';
import type { Needs } from '../kernel/token';

const key = 'notices-read';
const most = 50;

/** Notices that were put away on this device, by people who need not be logged in. */
export class DeviceNotices {
  static readonly needs: Needs<typeof DeviceNotices> = [LocalStoragePort];

  readonly #storage: LocalStoragePort;

  constructor(storage: LocalStoragePort) {
    this.#storage = storage;
  }

  isHidden(name: string): boolean {
    return this.#names().includes(name);
  }

  hide(name: string): void {
    this.#storage.write(key, [...this.#names().filter((each) => each !== name), name].slice(-most).join(' '));
  }

  #names(): readonly string[] {
    return (this.#storage.read(key) ?? '').split(' ').filter((name) => name !== '');
  }
}
