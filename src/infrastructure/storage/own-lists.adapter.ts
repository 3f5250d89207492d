import { fieldsOf } from '../../domain/shared/kept-fields';
import type { Needs } from '../../application/kernel/token';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { ownLists, type OwnList, type OwnListsPort } from '../../application/platform/own-lists.port';
import { OwnStoragePort } from '../../application/platform/own-storage.port';
import { SessionTokenPort } from '../../application/session/session-token.port';
import { BrowserStorageNames } from './browser-storage-names';

/** Lists in local storage, parted by account as `OwnStorageAdapter` parts the rest; each entry has a key of its own. */
export class OwnListsAdapter implements OwnListsPort {
  static readonly needs: Needs<typeof OwnListsAdapter> = [
    LocalStoragePort,
    SessionTokenPort,
    BrowserStorageNames,
    OwnStoragePort,
  ];

  constructor(
    private readonly storage: LocalStoragePort,
    private readonly tokens: Pick<SessionTokenPort, 'owner'>,
    private readonly names: BrowserStorageNames,
    /** It parts what is from before that, which has to be done first. */
    _own: OwnStoragePort,
  ) {}

  entries(list: OwnList): ReadonlyMap<string, string> {
    this.#takeApart(list);
    const beginning = `${this.#placeOf(list)}/`;
    const entries = this.names
      .within(beginning)
      .map((name) => [name, this.storage.read(beginning + name)] as const)
      .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
    return new Map(entries);
  }

  writeEntry(list: OwnList, name: string, value: string): void {
    this.storage.write(`${this.#placeOf(list)}/${name}`, value);
  }

  removeEntry(list: OwnList, name: string): void {
    this.storage.remove(`${this.#placeOf(list)}/${name}`);
  }

  onEntries(list: OwnList, listener: () => void): () => void {
    const follow = (): (() => void) => this.names.onChangeWithin(`${this.#placeOf(list)}/`, listener);
    let stop = follow();
    const stopFollowing = this.tokens.owner.subscribe(() => {
      stop();
      stop = follow();
      listener();
    });
    return () => {
      stop();
      stopFollowing();
    };
  }

  #placeOf(list: OwnList): string {
    const owner = this.tokens.owner.current;
    return owner === undefined ? `visitor.${list}` : `account.${owner}.${list}`;
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
