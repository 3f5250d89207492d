import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import { Clock } from '../../../../../application/kernel/clock.port';
import type { Startable, Unsubscribe } from '../../../../../application/kernel/observable-value';
import type { Needs } from '../../../../../application/kernel/token';
import { OwnStoragePort } from '../../../../../application/platform/own-storage.port';
import type { Fill } from '../../../../../domain/trading/order';
import {
  entryOf,
  type JournalEntry,
  journalText,
  longestNote,
  mostPictures,
  mergedJournal,
  readJournal,
  resultsByTag,
  tagsIn,
  type TagResult,
} from '../../../../../domain/trading/trade-journal';

const storageKey = 'trade-journal';

/** What somebody writes about their trades. It stays on this device, and goes to another by a file. */
export class JournalStore implements Startable {
  static readonly needs: Needs<typeof JournalStore> = [OwnStoragePort, Clock];

  entries: readonly JournalEntry[] = [];

  constructor(
    private readonly storage: OwnStoragePort,
    private readonly clock: Clock,
  ) {
    makeObservable(this, { entries: observableRef, results: computed, read: actionBound });
  }

  get results(): readonly TagResult[] {
    return resultsByTag(this.entries);
  }

  start(): Unsubscribe {
    this.read();
    return this.storage.onChange(storageKey, this.read);
  }

  read(): void {
    this.entries = readJournal(this.storage.read(storageKey) ?? '') ?? [];
  }

  of(fill: Pick<Fill, 'id'>): JournalEntry | undefined {
    return this.entries.find(({ fillId }) => fillId === fill.id);
  }

  /** Whether there is room for another picture. */
  get hasRoomForPictures(): boolean {
    return this.entries.filter(({ picture }) => picture).length < mostPictures;
  }

  /** An entry without a word or a picture is taken out. */
  write(fill: Fill, note: string, tags: string, picture?: string): void {
    const words = note.trim().slice(0, longestNote);
    const entry = { ...entryOf(fill, words, tagsIn(tags), this.clock.now()), picture };
    const others = this.entries.filter(({ fillId }) => fillId !== fill.id);
    this.#keep(words === '' && entry.tags.length === 0 && !picture ? others : mergedJournal(others, [entry]));
  }

  get file(): string {
    return journalText(this.entries);
  }

  /** @returns how many entries the file has; `undefined` where it is no journal */
  take(text: string): number | undefined {
    const entries = readJournal(text);
    if (entries) this.#keep(mergedJournal(this.entries, entries));
    return entries?.length;
  }

  #keep(entries: readonly JournalEntry[]): void {
    this.storage.write(storageKey, journalText(entries));
    this.read();
  }
}
