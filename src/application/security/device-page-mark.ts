import { isPagePhrase, isPagePicture, type PageMark } from '../../domain/security/page-mark';
import { keptFields } from '../../domain/shared/kept-fields';
import type { Needs } from '../kernel/token';
import { LocalStoragePort } from '../platform/local-storage.port';

const key = 'pageMark';

/**
 * The picture and phrase that this device shows before anybody logs in. The browser keeps them for this site alone, and
 * the exchange tells them to no visitor, so a false page has them from nowhere.
 */
export class DevicePageMark {
  static readonly needs: Needs<typeof DevicePageMark> = [LocalStoragePort];

  readonly #storage: LocalStoragePort;

  constructor(storage: LocalStoragePort) {
    this.#storage = storage;
  }

  read(): PageMark | undefined {
    const { picture, phrase } = keptFields(this.#storage.read(key));
    return isPagePicture(picture) && typeof phrase === 'string' && isPagePhrase(phrase)
      ? { picture, phrase }
      : undefined;
  }

  keep({ picture, phrase }: PageMark): void {
    this.#storage.write(key, JSON.stringify({ picture, phrase }));
  }

  forget(): void {
    this.#storage.remove(key);
  }
}
