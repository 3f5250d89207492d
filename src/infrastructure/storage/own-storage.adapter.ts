import type { Needs } from '../../application/kernel/token';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { ownKeys, type OwnKey, type OwnStoragePort } from '../../application/platform/own-storage.port';
import { SessionTokenPort } from '../../application/session/session-token.port';

/**
 * Local storage, parted by account: the one place that knows under which name something of somebody lies. What was kept
 * before it was parted goes to the account that is there then, or comes first; visitors see it until then.
 */
export class OwnStorageAdapter implements OwnStoragePort {
  static readonly needs: Needs<typeof OwnStorageAdapter> = [LocalStoragePort, SessionTokenPort];

  constructor(
    private readonly storage: LocalStoragePort,
    private readonly tokens: Pick<SessionTokenPort, 'owner'>,
  ) {
    // Before anybody who follows a key is told of another owner.
    tokens.owner.subscribe(() => this.#part());
    this.#part();
  }

  read(key: OwnKey): string | undefined {
    return this.storage.read(this.#placeOf(key)) ?? this.storage.read(key);
  }

  write(key: OwnKey, value: string): void {
    this.storage.write(this.#placeOf(key), value);
  }

  remove(key: OwnKey): void {
    this.storage.remove(this.#placeOf(key));
    this.storage.remove(key);
  }

  onChange(key: OwnKey, listener: (value: string | undefined) => void): () => void {
    let stop = this.storage.onChange(this.#placeOf(key), listener);
    const stopFollowing = this.tokens.owner.subscribe(() => {
      stop();
      stop = this.storage.onChange(this.#placeOf(key), listener);
      listener(this.read(key));
    });
    return () => {
      stop();
      stopFollowing();
    };
  }

  #placeOf(key: OwnKey): string {
    const owner = this.tokens.owner.current;
    return owner === undefined ? `visitor.${key}` : `account.${owner}.${key}`;
  }

  #part(): void {
    if (this.tokens.owner.current === undefined) return;
    for (const key of ownKeys) {
      const place = this.#placeOf(key);
      const left = this.storage.read(key);
      if (left === undefined || this.storage.read(place) !== undefined) continue;
      // Taken away first: on a full device there is no room for it twice.
      this.storage.remove(key);
      this.storage.write(place, left);
      if (this.storage.read(place) === undefined) this.storage.write(key, left);
    }
  }
}
