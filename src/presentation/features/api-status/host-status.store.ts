import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Failure } from '../../../application/kernel/failure';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { Needs } from '../../../application/kernel/token';
import { Environment } from '../../../application/platform/environment';
import { HostChecksPort } from '../../../application/reference/host-checks.port';
import { HostRunHistory } from '../../../application/reference/host-run-history';
import { RunHostChecks } from '../../../application/reference/run-host-checks';
import {
  hostCondition,
  type HostAnswer,
  type HostCheck,
  type HostCondition,
  type HostRun,
} from '../../../domain/reference/host-check';
import type { Instant } from '../../../domain/shared/instant';
import { type StatusSection, statusSections } from './status-sections';

/** How the configured host answers now, call by call, and how it answered before on this device. */
export class HostStatusStore {
  static readonly needs: Needs<typeof HostStatusStore> = [
    HostChecksPort,
    RunHostChecks,
    HostRunHistory,
    Environment,
    Clock,
  ];

  readonly answers = observable.map<string, HostAnswer>({}, { deep: false });
  readonly host: string;
  #all: readonly HostCheck[] = [];
  /** Of this run; `undefined` until they are known. */
  checks: readonly HostCheck[] | undefined;
  failure: Failure | undefined;
  finishedAt: Instant | undefined;
  history: readonly HostRun[];
  problemsOnly = false;
  #run = 0;

  constructor(
    private readonly port: HostChecksPort,
    private readonly runner: RunHostChecks,
    private readonly kept: HostRunHistory,
    { hosts }: Environment,
    private readonly clock: Clock,
  ) {
    this.host = hosts.rest;
    this.history = kept.of(this.host);
    makeObservable(this, {
      checks: observableRef,
      failure: observableRef,
      finishedAt: observable,
      history: observableRef,
      problemsOnly: observable,
      sections: computed,
      condition: computed,
      answered: computed,
      slowest: computed,
      showProblemsOnly: actionBound,
    });
  }

  /** Runs once, and again when asked, for as long as the page is open. */
  open(ownCalls: boolean): Unsubscribe {
    void this.run(ownCalls);
    return () => (this.#run += 1);
  }

  /** @param ownCalls with the calls that read the account of the session */
  async run(ownCalls: boolean): Promise<void> {
    const run = (this.#run += 1);
    const stopped = (): boolean => run !== this.#run;
    if (!(await this.#known()) || stopped()) return;
    const checks = this.#all.filter(({ access }) => ownCalls || access === 'public');
    runInAction(() => {
      this.checks = checks;
      this.finishedAt = undefined;
      this.answers.clear();
    });
    const take = (check: HostCheck, answer: HostAnswer): void =>
      runInAction(() => void this.answers.set(check.id, answer));
    await this.runner.execute(checks, take, stopped);
    if (!stopped()) this.#finish();
  }

  async #known(): Promise<boolean> {
    if (this.#all.length > 0) return true;
    runInAction(() => (this.failure = undefined));
    const read = await this.port.checks();
    if (read.ok) this.#all = read.value;
    else runInAction(() => (this.failure = read.error));
    return read.ok;
  }

  #finish(): void {
    const at = this.clock.now();
    this.kept.add({ host: this.host, at, answered: this.answered, made: this.answers.size });
    runInAction(() => {
      this.finishedAt = at;
      this.history = this.kept.of(this.host);
    });
  }

  get sections(): readonly StatusSection[] {
    const shown = (this.checks ?? []).filter(({ id }) => !this.problemsOnly || this.#isProblem(id));
    return statusSections(shown);
  }

  get condition(): HostCondition {
    return hostCondition([...this.answers.values()]);
  }

  /** Calls that were answered as the reference says. */
  get answered(): number {
    return [...this.answers.values()].filter(({ state }) => state === 'operational').length;
  }

  get slowest(): { readonly check: HostCheck; readonly answer: HostAnswer } | undefined {
    const [found] = (this.checks ?? [])
      .flatMap((check) => ({ check, answer: this.answers.get(check.id) }))
      .filter((each): each is { check: HostCheck; answer: HostAnswer } => each.answer !== undefined)
      .sort((first, second) => second.answer.took - first.answer.took);
    return found;
  }

  showProblemsOnly(value: boolean): void {
    this.problemsOnly = value;
  }

  #isProblem(id: string): boolean {
    const answer = this.answers.get(id);
    return answer !== undefined && answer.state !== 'operational';
  }
}
