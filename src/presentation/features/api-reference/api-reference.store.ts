import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { Recovery, type Attempts } from '../../../application/kernel/recovery';
import { ApiReferencePort, type TriedCall } from '../../../application/reference/api-reference.port';
import {
  type ApiArea,
  type ApiCall,
  type ApiReference,
  areasOf,
  callSlug,
} from '../../../domain/reference/api-reference';
import type { CallValues, SampleLanguage } from '../../../domain/reference/code-sample';
import type { Needs } from '../../../application/kernel/token';
import type { Preparing } from '../../runtime/feature';

type Trial =
  | { readonly status: 'none' }
  | { readonly status: 'running' }
  | { readonly status: 'answered'; readonly answer: TriedCall }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What the reference shows: a chapter or one call, what was searched, typed and tried. */
export class ApiReferenceStore implements Startable, Preparing {
  static readonly needs: Needs<typeof ApiReferenceStore> = [ApiReferencePort, Recovery];

  readonly #port: ApiReferencePort;
  readonly #attempts: Attempts;

  reference: ApiReference | undefined;
  failure: Failure | undefined;
  section = 'overview';
  search = '';
  language: SampleLanguage = 'curl';
  values: CallValues = {};
  trial: Trial = { status: 'none' };

  constructor(port: ApiReferencePort, recovery: Recovery) {
    this.#port = port;
    this.#attempts = recovery.attempts();
    makeObservable(this, {
      reference: observableRef,
      failure: observableRef,
      section: observable,
      search: observable,
      language: observable,
      values: observableRef,
      trial: observableRef,
      areas: computed,
      show: actionBound,
      searchFor: actionBound,
      sampleIn: actionBound,
      type: actionBound,
    });
  }

  async prepare(): Promise<void> {
    if (this.reference === undefined) await this.load();
  }

  start(): Unsubscribe {
    if (this.reference === undefined) void this.load();
    return () => this.#attempts.drop();
  }

  async load(): Promise<void> {
    runInAction(() => (this.failure = undefined));
    await this.#read();
  }

  async #read(): Promise<void> {
    const read = await this.#port.reference();
    runInAction(() => {
      if (read.ok) this.reference = read.value;
      this.failure = read.ok ? undefined : read.error;
    });
    this.#attempts.ended(read, () => void this.#read());
  }

  get hosts(): ReturnType<ApiReferencePort['hosts']> {
    return this.#port.hosts();
  }

  /** Areas with calls that match the search. */
  get areas(): readonly ApiArea[] {
    return areasOf(this.reference?.calls ?? [], this.search);
  }

  /** The call of a section, unless a chapter is. */
  callOf(section: string): ApiCall | undefined {
    return this.reference?.calls.find((call) => callSlug(call) === section);
  }

  /** What was typed and tried belongs to the section that was open. */
  show(section: string): void {
    if (section === this.section) return;
    this.section = section;
    this.values = {};
    this.trial = { status: 'none' };
  }

  searchFor(text: string): void {
    this.search = text;
  }

  sampleIn(language: SampleLanguage): void {
    this.language = language;
  }

  type(name: string, value: string): void {
    this.values = { ...this.values, [name]: value };
  }

  async try(call: ApiCall): Promise<void> {
    runInAction(() => (this.trial = { status: 'running' }));
    // What was pasted often has spaces around it.
    const values = Object.fromEntries(Object.entries(this.values).map(([name, value]) => [name, value.trim()]));
    const tried = await this.#port.tryCall(call, values);
    runInAction(() => {
      // Another call was opened meanwhile: its page does not show this answer.
      if (this.section !== callSlug(call)) return;
      this.trial = tried.ok ? { status: 'answered', answer: tried.value } : { status: 'failed', failure: tried.error };
    });
  }

  async openApi(): Promise<string | undefined> {
    const document = await this.#port.openApi();
    return document.ok ? document.value : undefined;
  }
}
