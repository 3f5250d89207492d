import type { Log } from '../../src/application/kernel/log.port';
import { Subject } from '../../src/application/kernel/observable-value';
import type { Random } from '../../src/application/kernel/random.port';
import type { ClipboardPort } from '../../src/application/platform/clipboard.port';
import type { DeviceRoomPort } from '../../src/application/platform/device-room.port';
import type { LanguageCookiePort, TranslationsPort } from '../../src/application/platform/language.port';
import type { LocalStoragePort } from '../../src/application/platform/local-storage.port';
import type { NoticeKind, NoticesPort, NoticeText } from '../../src/presentation/kit/notices.port';
import type { OwnList, OwnListsPort } from '../../src/application/platform/own-lists.port';
import type { PagePort } from '../../src/application/platform/page.port';
import type { Melody, Tone, TonesPort } from '../../src/application/platform/tones.port';
import type { Heard, SoundPort } from '../../src/application/platform/sound.port';
import type { AnalyticsPort, DeviceIdentityPort } from '../../src/application/platform/tracking.port';
import type { SentEvent } from '../../src/domain/platform/tracking';
import type { LanguageCode } from '../../src/domain/platform/language';
import { success } from '../../src/domain/shared/result';

/** The browser's storage of one device: it outlives a visit, so clients of the same device share it. */
export class MemoryStorage implements LocalStoragePort, DeviceRoomPort, OwnListsPort {
  readonly full = new Subject(false);
  readonly #values = new Map<string, string>();
  readonly #listeners = new Map<string, Set<(value: string | undefined) => void>>();
  readonly #within = new Set<{ readonly beginning: string; readonly listener: () => void }>();

  read(key: string): string | undefined {
    return this.#values.get(key);
  }

  write(key: string, value: string): void {
    this.#values.set(key, value);
  }

  remove(key: string): void {
    this.#values.delete(key);
  }

  /** Everything that is kept. */
  all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#values);
  }

  /** A write by another tab. */
  writeElsewhere(key: string, value: string): void {
    this.#values.set(key, value);
    this.#tell(key, value);
  }

  /** A removal by another tab. */
  removeElsewhere(key: string): void {
    this.#values.delete(key);
    this.#tell(key, undefined);
  }

  onChange(key: string, listener: (value: string | undefined) => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  within(beginning: string): readonly string[] {
    return [...this.#values.keys()]
      .filter((key) => key.startsWith(beginning))
      .map((key) => key.slice(beginning.length));
  }

  onChangeWithin(beginning: string, listener: () => void): () => void {
    const within = { beginning, listener };
    this.#within.add(within);
    return () => this.#within.delete(within);
  }

  entries(list: OwnList): ReadonlyMap<string, string> {
    return new Map(this.within(`${list}/`).map((name) => [name, this.#values.get(`${list}/${name}`)!]));
  }

  writeEntry(list: OwnList, name: string, value: string): void {
    this.write(`${list}/${name}`, value);
  }

  removeEntry(list: OwnList, name: string): void {
    this.remove(`${list}/${name}`);
  }

  onEntries(list: OwnList, listener: () => void): () => void {
    return this.onChangeWithin(`${list}/`, listener);
  }

  #tell(key: string, value: string | undefined): void {
    for (const listener of this.#listeners.get(key) ?? []) listener(value);
    for (const { beginning, listener } of [...this.#within]) if (key.startsWith(beginning)) listener();
  }
}

export class MemoryLanguageCookie implements LanguageCookiePort {
  #code: LanguageCode | undefined;

  read(): LanguageCode | undefined {
    return this.#code;
  }

  write(language: LanguageCode): void {
    this.#code = language;
  }
}

export class MemoryTranslations implements TranslationsPort {
  readonly language = new Subject<LanguageCode>('en');
  addressLanguage: LanguageCode | undefined;
  deviceLanguage: LanguageCode | undefined;

  async load(): ReturnType<TranslationsPort['load']> {
    return success(undefined);
  }

  async use(language: LanguageCode): ReturnType<TranslationsPort['use']> {
    this.language.set(language);
    return success(undefined);
  }
}

export class FakePage implements PagePort {
  readonly height = new Subject(800);
  readonly visible = new Subject(true);
  readonly online = new Subject(true);
  readonly left = new Subject(false);
}

export class MemoryClipboard implements ClipboardPort {
  text: string | undefined;

  async write(text: string): ReturnType<ClipboardPort['write']> {
    this.text = text;
    return success(undefined);
  }

  async read(): ReturnType<ClipboardPort['read']> {
    return success(this.text ?? '');
  }
}

export class MemorySounds implements SoundPort {
  readonly played: { readonly sound: Heard; readonly volume: number }[] = [];

  play(sound: Heard, volume: number): void {
    this.played.push({ sound, volume });
  }
}

export class MemoryTones implements TonesPort {
  readonly melodies: {
    readonly tones: readonly Tone[];
    readonly volume: number;
    position: number;
    stopped: boolean;
  }[] = [];

  play(tones: readonly Tone[], volume: number): Melody {
    const melody = { tones, volume, position: 0, stopped: false };
    this.melodies.push(melody);
    return {
      get position() {
        return melody.position;
      },
      stop: () => void (melody.stopped = true),
    };
  }
}

/** What was told to the tag manager and to analytics. */
export class MemoryAnalytics implements AnalyticsPort {
  readonly events: SentEvent[] = [];
  stops = 0;

  report(event: SentEvent): void {
    this.events.push(event);
  }

  stop(): void {
    this.stops += 1;
  }
}

export class MemoryDeviceIdentity implements DeviceIdentityPort {
  asked = 0;

  async deviceId(): Promise<string | undefined> {
    this.asked += 1;
    return 'device-1';
  }
}

export class RecordedNotices implements NoticesPort {
  readonly shown: { readonly kind: NoticeKind; readonly text: NoticeText }[] = [];

  show(kind: NoticeKind, text: NoticeText): void {
    this.shown.push({ kind, text });
  }
}

export class MemoryLog implements Log {
  readonly lines: {
    readonly level: 'info' | 'warning' | 'error';
    readonly message: string;
    readonly details: unknown;
  }[] = [];

  info(message: string, details?: unknown): void {
    this.lines.push({ level: 'info', message, details });
  }

  warning(message: string, details?: unknown): void {
    this.lines.push({ level: 'warning', message, details });
  }

  error(message: string, details?: unknown): void {
    this.lines.push({ level: 'error', message, details });
  }
}

/** Counts up, so that each identifier is new and a run repeats exactly. */
export class SequenceRandom implements Random {
  static #next = 1;

  identifier(): number {
    return SequenceRandom.#next++;
  }
}
