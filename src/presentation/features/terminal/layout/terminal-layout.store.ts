import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { keptFields } from '../../../../domain/shared/kept-fields';
import type { Needs } from '../../../../application/kernel/token';

const storageKey = 'terminal-layout';
/** Tabs of the terminal on a phone, in the order in which they are offered. */
export const phoneTabs = ['chart', 'book', 'tape', 'contract-info', 'account'] as const;
export type PhoneTab = (typeof phoneTabs)[number];

interface Kept {
  readonly mode: 'standard' | 'workspace';
  readonly tabs: readonly PhoneTab[];
}

const standard: Kept = { mode: 'standard', tabs: ['chart', 'book', 'tape', 'contract-info'] };

/** Whether the terminal is as it comes or as somebody arranged it, and what a phone has as tabs; kept on this device. */
export class TerminalLayoutStore {
  static readonly needs: Needs<typeof TerminalLayoutStore> = [LocalStoragePort];

  mode: 'standard' | 'workspace';
  /** At least one. */
  tabs: readonly PhoneTab[];

  constructor(private readonly storage: LocalStoragePort) {
    const { mode, tabs } = read(storage.read(storageKey));
    this.mode = mode;
    this.tabs = tabs;
    makeObservable(this, { mode: observable, tabs: observableRef });
  }

  use(mode: 'standard' | 'workspace'): void {
    this.#keep({ mode });
  }

  /** Shows a tab or takes it away; one always stays. */
  showTab(tab: PhoneTab, shown: boolean): void {
    const tabs = phoneTabs.filter((each) => (each === tab ? shown : this.tabs.includes(each)));
    if (tabs.length > 0) this.#keep({ tabs });
  }

  #keep(change: Partial<Kept>): void {
    runInAction(() => Object.assign(this, change));
    this.storage.write(storageKey, JSON.stringify({ mode: this.mode, tabs: this.tabs }));
  }
}

function read(text: string | undefined): Kept {
  const { mode, tabs } = keptFields(text);
  const known = Array.isArray(tabs) ? phoneTabs.filter((tab) => (tabs as readonly unknown[]).includes(tab)) : [];
  return { mode: mode === 'workspace' ? mode : 'standard', tabs: known.length > 0 ? known : standard.tabs };
}
