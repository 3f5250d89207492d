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

/** As it stands in the form. */
interface JournalDraft {
  readonly note: string;
  readonly tags: string;
  readonly picture?: string | undefined;
}

/** What somebody writes about their trades. It stays on this device, and goes to another by a file. */
export class JournalStore implements Startable {
  static readonly needs: Needs<typeof JournalStore> = [OwnStoragePort, Clock];

  entries: readonly JournalEntry[] = [];
  /** What was typed and not saved, by trade: a form that is closed by a slip of the finger has it when it is opened again. */
  drafts: ReadonlyMap<string, JournalDraft> = new Map();

  constructor(
    private readonly storage: OwnStoragePort,
    private readonly clock: Clock,
  ) {
    makeObservable(this, {
      entries: observableRef,
      drafts: observableRef,
      results: computed,
      read: actionBound,
      draft: actionBound,
      forget: actionBound,
    });
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

  /** What the form begins with. */
  draftOf(fill: Pick<Fill, 'id'>): JournalDraft {
    return this.drafts.get(fill.id) ?? this.#saved(fill);
  }

  draft(fill: Pick<Fill, 'id'>, changed: Partial<JournalDraft>): void {
    const draft = { ...this.draftOf(fill), ...changed };
    const saved = this.#saved(fill);
    const drafts = new Map(this.drafts);
    if (draft.note === saved.note && draft.tags === saved.tags && draft.picture === saved.picture)
      drafts.delete(fill.id);
    else drafts.set(fill.id, draft);
    this.drafts = drafts;
  }

  forget(fill: Pick<Fill, 'id'>): void {
    this.drafts = new Map([...this.drafts].filter(([id]) => id !== fill.id));
  }

  /** Whether there is room for another picture. */
  get hasRoomForPictures(): boolean {
    return this.entries.filter(({ picture }) => picture).length < mostPictures;
  }

  /** An entry without a word or a picture is taken out. @returns whether it is kept; what was typed stays where it is not */
  write(fill: Fill, note: string, tags: string, picture?: string): boolean {
    const words = note.trim().slice(0, longestNote);
    const entry = { ...entryOf(fill, words, tagsIn(tags), this.clock.now()), picture };
    const others = this.entries.filter(({ fillId }) => fillId !== fill.id);
    const empty = words === '' && entry.tags.length === 0 && !picture;
    const kept = this.#keep(empty ? others : mergedJournal(others, [entry]));
    if (kept) this.forget(fill);
    return kept;
  }

  get file(): string {
    return journalText(this.entries);
  }

  /** @returns how many entries the file has; `no-journal` where it is none, `no-room` where the device does not keep them */
  take(text: string): number | 'no-journal' | 'no-room' {
    const entries = readJournal(text);
    if (!entries) return 'no-journal';
    return this.#keep(mergedJournal(this.entries, entries)) ? entries.length : 'no-room';
  }

  #saved(fill: Pick<Fill, 'id'>): JournalDraft {
    const { note = '', tags = [], picture } = this.of(fill) ?? {};
    return { note, tags: tags.join(', '), picture };
  }

  /** @returns whether it is there: blocked or full storage takes nothing and says nothing */
  #keep(entries: readonly JournalEntry[]): boolean {
    const text = journalText(entries);
    this.storage.write(storageKey, text);
    this.read();
    return this.storage.read(storageKey) === text;
  }
}
