import { fieldsOf } from '../../domain/shared/kept-fields';
import type { Needs } from '../../application/kernel/token';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import {
  ownKeys,
  ownLists,
  type OwnKey,
  type OwnList,
  type OwnStoragePort,
} from '../../application/platform/own-storage.port';
import { SessionTokenPort } from '../../application/session/session-token.port';
import { BrowserStorageNames } from './browser-storage-names';

/**
 * Local storage, parted by account: the one place that knows under which name something of somebody lies. What was kept
 * before it was parted goes to the account that is there then, or comes first; visitors see it until then.
 */
export class OwnStorageAdapter implements OwnStoragePort {
  static readonly needs: Needs<typeof OwnStorageAdapter> = [LocalStoragePort, SessionTokenPort, BrowserStorageNames];

  constructor(
    private readonly storage: LocalStoragePort,
    private readonly tokens: Pick<SessionTokenPort, 'owner'>,
    private readonly names: BrowserStorageNames,
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
    return this.#follow(
      () => this.storage.onChange(this.#placeOf(key), listener),
      () => listener(this.read(key)),
    );
  }

  entries(list: OwnList): ReadonlyMap<string, string> {
    this.#takeApart(list);
    const beginning = this.#placeOf(`${list}/`);
    const entries = this.names
      .within(beginning)
      .map((name) => [name, this.storage.read(beginning + name)] as const)
      .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
    return new Map(entries);
  }

  writeEntry(list: OwnList, name: string, value: string): void {
    this.storage.write(this.#placeOf(`${list}/${name}`), value);
  }

  removeEntry(list: OwnList, name: string): void {
    this.storage.remove(this.#placeOf(`${list}/${name}`));
  }

  onEntries(list: OwnList, listener: () => void): () => void {
    return this.#follow(() => this.names.onChangeWithin(this.#placeOf(`${list}/`), listener), listener);
  }

  /** Whoever is there; where somebody else comes what there is for them is told. */
  #follow(begin: () => () => void, tell: () => void): () => void {
    let stop = begin();
    const stopFollowing = this.tokens.owner.subscribe(() => {
      stop();
      stop = begin();
      tell();
    });
    return () => {
      stop();
      stopFollowing();
    };
  }

  #placeOf(key: OwnKey | OwnList | `${OwnList}/${string}`): string {
    const owner = this.tokens.owner.current;
    return owner === undefined ? `visitor.${key}` : `account.${owner}.${key}`;
  }

  /** What lay together before; an entry that is there already is the newer one. */
  #takeApart(list: OwnList): void {
    const place = this.#placeOf(list);
    const text = this.storage.read(place);
    if (text === undefined) return;
    // Taken away first: on a full device there is no room for it twice.
    this.storage.remove(place);
    const places = takenApart(text, ownLists[list]).map(([name, entry]) => [`${place}/${name}`, entry] as const);
    for (const [entryPlace, entry] of places)
      if (this.storage.read(entryPlace) === undefined) this.storage.write(entryPlace, entry);
    if (places.some(([entryPlace]) => this.storage.read(entryPlace) === undefined)) this.storage.write(place, text);
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

/** Entries by name, with their place in the list they come from. */
function takenApart(text: string, nameField: string): readonly (readonly [name: string, entry: string])[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(list) ? list : []).flatMap((each: unknown, since) => {
    const { [nameField]: name, ...rest } = fieldsOf(each);
    const known = typeof name === 'string' || typeof name === 'number';
    return known ? [[String(name), JSON.stringify({ since, [nameField]: name, ...rest })] as const] : [];
  });
}
