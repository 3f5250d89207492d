import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import type { HotKeyActionId } from '../../../domain/commands/hot-key-action';
import {
  actionOf,
  bindingProblem,
  bound,
  hotKeysText,
  hotKeyTemplate,
  readHotKeys,
  sized,
  standardHotKeys,
  type BindingProblem,
  type HotKeySettings,
  type HotKeyTemplate,
} from '../../../domain/commands/hot-key-map';
import type { KeyChord } from '../../../domain/commands/key-chord';
import type { Needs } from '../../../application/kernel/token';

const key = 'hot-keys';

/** Why armed keys disarmed themselves: nobody looked at the page, or its prices were those of now no more. */
type Lapse = 'away' | 'notLive';

/** Which keys do what on this device, and whether those that send orders are armed. That is never kept. */
export class HotKeysStore {
  static readonly needs: Needs<typeof HotKeysStore> = [LocalStoragePort];

  settings: HotKeySettings;
  armed = false;
  /** Until they are armed again. */
  lapsed: Lapse | undefined = undefined;
  /** What a template or a file replaced a moment ago, until something else is changed. */
  replaced: HotKeySettings | undefined = undefined;

  constructor(private readonly storage: LocalStoragePort) {
    this.settings = readHotKeys(storage.read(key)) ?? standardHotKeys;
    // Another tab's keys are this one's as well: what is written is written whole.
    storage.onChange(key, (text) => this.follow(text));
    makeObservable(this, {
      settings: observableRef,
      replaced: observableRef,
      armed: observable,
      lapsed: observableRef,
      arm: actionBound,
      disarm: actionBound,
      lapse: actionBound,
      set: actionBound,
      follow: actionBound,
    });
  }

  arm(): void {
    this.armed = true;
    this.lapsed = undefined;
  }

  disarm(): void {
    this.armed = false;
    this.lapsed = undefined;
  }

  /** They disarm themselves. */
  lapse(why: Lapse): void {
    if (!this.armed) return;
    this.armed = false;
    this.lapsed = why;
  }

  /** How much the order keys trade of a market; '' as long as nobody has said. */
  sizeOf(symbol: string): string {
    return this.settings.sizes[symbol] ?? '';
  }

  setSize(symbol: string, size: string): void {
    this.set({ sizes: sized(this.settings.sizes, symbol, size) });
  }

  /** @returns why it was not bound */
  bind(id: HotKeyActionId, chord: KeyChord): BindingProblem | undefined {
    const problem = bindingProblem(this.settings.map, id, chord);
    if (!problem) this.set({ map: bound(this.settings.map, id, chord) });
    return problem;
  }

  /** Binds a key although another action has it, which has none from then on. */
  takeOver(id: HotKeyActionId, chord: KeyChord): void {
    const { map } = this.settings;
    const by = actionOf(map, chord);
    this.set({ map: bound(by === undefined ? map : bound(map, by, undefined), id, chord) });
  }

  unbind(id: HotKeyActionId): void {
    this.set({ map: bound(this.settings.map, id, undefined) });
  }

  take(template: HotKeyTemplate): void {
    this.#replace({ ...this.settings, map: hotKeyTemplate(template) });
  }

  /** Has the settings back that a template or a file replaced. */
  takeBack(): void {
    if (this.replaced) this.set(this.replaced);
  }

  get text(): string {
    return hotKeysText(this.settings);
  }

  /** @returns whether the file made sense */
  import(text: string): boolean {
    const read = readHotKeys(text);
    if (read) this.#replace(read);
    return read !== undefined;
  }

  set(change: Partial<HotKeySettings>): void {
    this.settings = { ...this.settings, ...change };
    this.replaced = undefined;
    this.storage.write(key, hotKeysText(this.settings));
  }

  follow(text: string | undefined): void {
    this.settings = readHotKeys(text) ?? standardHotKeys;
    this.replaced = undefined;
  }

  #replace(settings: HotKeySettings): void {
    const before = this.settings;
    this.set(settings);
    runInAction(() => {
      this.replaced = before;
    });
  }
}
