import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { LocalStoragePort } from '../../../application/platform/local-storage.port';
import type { HotKeyActionId } from '../../../domain/commands/hot-key-action';
import { bindingProblem, bound, hotKeysText, hotKeyTemplate, readHotKeys, standardHotKeys, type BindingProblem, type HotKeySettings, type HotKeyTemplate } from '../../../domain/commands/hot-key-map';
import type { KeyChord } from '../../../domain/commands/key-chord';

const key = 'hot-keys';

/** Which keys do what on this device, and whether those that send orders are armed. That is never kept. */
export class HotKeysStore {
  settings: HotKeySettings;
  armed = false;

  constructor(private readonly storage: LocalStoragePort) {
    this.settings = readHotKeys(storage.read(key)) ?? standardHotKeys;
    makeObservable(this, { settings: observableRef, armed: observable, arm: actionBound, disarm: actionBound, set: actionBound });
  }

  arm(): void {
    this.armed = true;
  }

  disarm(): void {
    this.armed = false;
  }

  /** @returns why it was not bound */
  bind(id: HotKeyActionId, chord: KeyChord): BindingProblem | undefined {
    const problem = bindingProblem(this.settings.map, id, chord);
    if (!problem) this.set({ map: bound(this.settings.map, id, chord) });
    return problem;
  }

  unbind(id: HotKeyActionId): void {
    this.set({ map: bound(this.settings.map, id, undefined) });
  }

  take(template: HotKeyTemplate): void {
    this.set({ map: hotKeyTemplate(template) });
  }

  get text(): string {
    return hotKeysText(this.settings);
  }

  /** @returns whether the file made sense */
  import(text: string): boolean {
    const read = readHotKeys(text);
    if (read) this.set(read);
    return read !== undefined;
  }

  set(change: Partial<HotKeySettings>): void {
    this.settings = { ...this.settings, ...change };
    this.storage.write(key, hotKeysText(this.settings));
  }
}
