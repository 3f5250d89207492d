import { type ObservableValue, Subject, type Unsubscribe } from '../kernel/observable-value';
import type { KeptProgram, KeptPrograms, ProgramPart, SentPart } from './kept-programs';
import type { RunningProgram } from './ticket/ticket-outcome';

/** A program that this page sends, or that has ended and may be continued here. */
export interface ProgramRun {
  readonly since: number;
  readonly parts: readonly ProgramPart[];
  /** A part is being placed. */
  placing?: true | undefined;
  /** Went out last, and what became of it is not known. */
  sent?: SentPart | undefined;
  /** What is to happen next. */
  cancel?: Unsubscribe | undefined;
}

interface Told {
  /** Another page wants one that runs here to send no more. */
  stop(id: number): void;
  /** One has ended elsewhere with a part of which it is not known what became of it. */
  settle(id: number, run: ProgramRun): void;
}

/** Programs of orders as the pages of a device agree on them: each is run by one of them at a time, and shown by all. */
export class SharedPrograms {
  readonly #list = new Subject<readonly RunningProgram[]>([]);
  readonly #runs = new Map<number, ProgramRun>();
  #pageLeft = false;

  constructor(
    private readonly kept: KeptPrograms,
    private readonly told: Told,
  ) {}

  /** Newest first. */
  get list(): ObservableValue<readonly RunningProgram[]> {
    return this.#list;
  }

  of(id: number): RunningProgram | undefined {
    return this.#list.current.find((program) => program.id === id);
  }

  run(id: number): ProgramRun | undefined {
    return this.#runs.get(id);
  }

  begin(id: number, kind: RunningProgram['kind'], parts: readonly ProgramPart[]): void {
    this.look();
    this.#runs.set(id, { parts, since: (this.kept.read().at(-1)?.since ?? 0) + 1 });
    const program = shown({ id, kind, parts, placed: 0, ended: false });
    this.#list.set([{ ...program, status: 'running' }, ...this.#list.current]);
    this.write(id);
  }

  change(id: number, change: Partial<RunningProgram>): void {
    this.#list.set(this.#list.current.map((program) => (program.id === id ? { ...program, ...change } : program)));
  }

  drop(id: number): void {
    this.#letGo(id);
    this.#list.set(this.#list.current.filter((program) => program.id !== id));
  }

  /** From every page. */
  remove(id: number): void {
    this.drop(id);
    this.kept.remove(id);
  }

  clear(): void {
    for (const id of this.#runs.keys()) this.#letGo(id);
    this.#list.set([]);
  }

  isOurs(id: number): boolean {
    const known = this.kept.of(id);
    return known ? known.owner === this.kept.page : !this.kept.durable;
  }

  keep(id: number): void {
    this.look();
    this.write(id);
  }

  /** One that this page runs, or has seen end before all of it was sent: it is this page's from here on. */
  write(id: number): void {
    const [run, program] = [this.#runs.get(id), this.of(id)];
    if (!run || !program) return;
    const { kind, placed, status } = program;
    const { since, parts, sent } = run;
    if (placed === parts.length) return this.kept.remove(id);
    const [stopped, left] = [status === 'stopped', status === 'running' && this.#pageLeft];
    this.kept.write({
      id,
      since,
      kind,
      parts,
      sent,
      placed,
      owner: this.kept.page,
      ended: left || status !== 'running',
      ...(left && { left }),
      ...(stopped && { stopped }),
    });
  }

  /** What other pages have done to programs. */
  look(): void {
    const known = this.kept.read();
    for (const program of known) {
      const here = this.of(program.id);
      if (program.owner !== this.kept.page || !this.#runs.has(program.id)) this.#follow(program, here);
      else if (program.stopped && here?.status === 'running') this.told.stop(program.id);
    }
    if (!this.kept.durable) return;
    for (const { id, status } of this.#list.current)
      if (status !== 'running' && status !== 'done' && !known.some((each) => each.id === id)) this.drop(id);
  }

  /**
   * This page goes, or comes back: what it runs is another's to continue meanwhile, and this one's again unless another
   * has. A part that is being placed and has no name yet cannot be asked about: that program stays this page's.
   */
  leave(left: boolean): void {
    this.#pageLeft = left;
    this.look();
    for (const { id, status } of this.#list.current) {
      const run = this.#runs.get(id);
      if (status !== 'running' || !run) continue;
      if (!this.isOurs(id)) this.drop(id);
      else if (!left || !run.placing || run.sent) this.write(id);
    }
  }

  /** What this page runs has ended before all of it was sent. */
  endAll(): void {
    this.look();
    for (const { id, status } of this.#list.current) {
      const run = this.#runs.get(id);
      if (status !== 'running' || !run) continue;
      run.cancel?.();
      this.change(id, { status: 'failed', settling: run.sent ? true : undefined });
      this.write(id);
    }
  }

  heard(): void {
    if (this.#pageLeft) return;
    this.look();
    // Of one that has ended here as well: the question may have met its last word, and brought it back.
    const isAsked = ({ id, askedBy, ended }: KeptProgram): boolean =>
      this.#runs.has(id) && (askedBy !== undefined || (ended && this.of(id)?.status === 'running'));
    for (const { id } of this.kept.read().filter(isAsked)) this.keep(id);
  }

  /**
   * Who runs what is kept as running is asked whether they are still there; and to stop once more, where they have written
   * at the very moment they were asked.
   */
  ask(): void {
    for (const program of this.kept.read())
      if (!program.ended && !this.#runs.has(program.id)) this.#ask(program, this.of(program.id)?.stopping);
  }

  /** Whoever runs it, if they are still there. */
  askToStop(id: number): void {
    const program = this.kept.of(id);
    if (program && !program.ended) this.#ask(program, true);
    this.change(id, { stopping: true });
  }

  /**
   * Nobody answers for these: their page is gone.
   * @returns what has ended so
   */
  takeUp(isLeft: (program: KeptProgram) => boolean): readonly RunningProgram[] {
    const left = this.kept.read().filter(isLeft);
    for (const each of left) this.kept.write({ ...each, ended: true, left: undefined, askedBy: undefined });
    if (left.length > 0) this.look();
    return left.flatMap(({ id }) => this.of(id) ?? []);
  }

  #ask(program: KeptProgram, stopping: boolean | undefined): void {
    if (stopping) this.kept.stop(program.id);
    this.kept.write({ ...program, askedBy: this.kept.page });
  }

  #letGo(id: number): void {
    this.#runs.get(id)?.cancel?.();
    this.#runs.delete(id);
  }

  #follow(program: KeptProgram, here: RunningProgram | undefined): void {
    const { id, since, parts, sent, ended } = program;
    const next = shown(program, ended ? this.kept.isStopping(id) : here?.stopping);
    const told = ['status', 'placed', 'settling', 'stopping'] as const;
    if (here && told.every((each) => here[each] === next[each])) return;
    this.#letGo(id);
    const list = this.#list.current;
    this.#list.set(here ? list.map((each) => (each.id === id ? next : each)) : [next, ...list]);
    if (!ended) return;
    const run: ProgramRun = { since, parts, sent };
    this.#runs.set(id, run);
    if (sent) this.told.settle(id, run);
  }
}

/** It has come to its end, and nobody has anything to do with it. */
export function isOver({ status, settling }: RunningProgram): boolean {
  return (status === 'done' || status === 'stopped') && !settling;
}

function shown(
  { id, kind, parts, placed, sent, ended, stopped }: Omit<KeptProgram, 'since' | 'owner' | 'left' | 'askedBy'>,
  stopping?: boolean,
): RunningProgram {
  const { symbol, side, positionSide } = parts[0]!.intent;
  const program = { id, kind, symbol, side, positionSide, parts: parts.length, placed };
  return ended
    ? { ...program, status: stopped ? 'stopped' : 'failed', settling: sent ? true : undefined, stopping }
    : { ...program, status: 'elsewhere', stopping: stopped ?? stopping };
}
