import { type ObservableValue, Subject, type Unsubscribe } from '../kernel/observable-value';
import type { KeptProgram, KeptPrograms, ProgramPart, SentPart } from './kept-programs';
import type { RunningProgram } from './ticket/ticket-outcome';

/** A program that this page sends, or that has ended and may be continued here. */
export interface ProgramRun {
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
    this.#runs.set(id, { parts });
    const program = shown({ id, kind, parts, placed: 0, ended: false });
    this.#list.set([{ ...program, status: 'running' }, ...this.#list.current]);
    this.keep();
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
    this.kept.write(this.kept.read().filter((program) => program.id !== id));
  }

  clear(): void {
    for (const id of this.#runs.keys()) this.#letGo(id);
    this.#list.set([]);
  }

  isOurs(id: number): boolean {
    const known = this.kept.read().find((program) => program.id === id);
    return known ? known.owner === this.kept.page : !this.kept.durable;
  }

  keep(): void {
    this.look();
    this.write();
  }

  /** What this page runs, or has seen end before all of it was sent, beside what others run. */
  write(): void {
    const list = [...this.#list.current].reverse();
    const own = list.flatMap(({ id, kind, placed, status }): readonly KeptProgram[] => {
      const run = this.#runs.get(id);
      if (!run || placed === run.parts.length) return [];
      const { parts, sent } = run;
      const [ended, stopped] = [status !== 'running', status === 'stopped'];
      return [{ id, kind, parts, sent, placed, owner: this.kept.page, ended, ...(stopped && { stopped }) }];
    });
    this.kept.write([...this.kept.read().filter(({ id }) => !this.#runs.has(id)), ...own]);
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

  heard(): void {
    this.look();
    // Of one that has ended here as well: the question may have met its last word, and brought it back.
    const isAsked = ({ id, askedBy, ended }: KeptProgram): boolean =>
      this.#runs.has(id) && (askedBy !== undefined || (ended && this.of(id)?.status === 'running'));
    if (this.kept.read().some(isAsked)) this.keep();
  }

  /**
   * Who runs what is kept as running is asked whether they are still there; and to stop once more, where they have written
   * at the very moment they were asked.
   */
  ask(): void {
    const asked = ({ id, ended }: KeptProgram): boolean => !ended && !this.#runs.has(id);
    const known = this.kept.read();
    if (known.some(asked))
      this.kept.write(known.map((each) => (asked(each) ? this.#asked(each, this.of(each.id)?.stopping) : each)));
  }

  /** Whoever runs it, if they are still there. */
  askToStop(id: number): void {
    this.kept.write(this.kept.read().map((each) => (each.id === id && !each.ended ? this.#asked(each, true) : each)));
    this.change(id, { stopping: true });
  }

  /**
   * Nobody answers for these: their page is gone.
   * @returns what has ended so
   */
  takeUp(isLeft: (program: KeptProgram) => boolean): readonly RunningProgram[] {
    const known = this.kept.read();
    const left = known.filter(isLeft);
    if (left.length === 0) return [];
    this.kept.write(known.map((each) => (left.includes(each) ? { ...each, ended: true, askedBy: undefined } : each)));
    this.look();
    return left.flatMap(({ id }) => this.of(id) ?? []);
  }

  #asked(program: KeptProgram, stopping: boolean | undefined): KeptProgram {
    return { ...program, askedBy: this.kept.page, ...(stopping && { stopped: true }) };
  }

  #letGo(id: number): void {
    this.#runs.get(id)?.cancel?.();
    this.#runs.delete(id);
  }

  #follow(program: KeptProgram, here: RunningProgram | undefined): void {
    const { id, parts, sent, ended } = program;
    const next = shown(program, here?.stopping);
    const told = ['status', 'placed', 'settling', 'stopping'] as const;
    if (here && told.every((each) => here[each] === next[each])) return;
    this.#letGo(id);
    const list = this.#list.current;
    this.#list.set(here ? list.map((each) => (each.id === id ? next : each)) : [next, ...list]);
    if (!ended) return;
    const run: ProgramRun = { parts, sent };
    this.#runs.set(id, run);
    if (sent) this.told.settle(id, run);
  }
}

function shown(
  { id, kind, parts, placed, sent, ended, stopped }: Omit<KeptProgram, 'owner' | 'askedBy'>,
  stopping?: boolean,
): RunningProgram {
  const { symbol, side, positionSide } = parts[0]!.intent;
  const program = { id, kind, symbol, side, positionSide, parts: parts.length, placed };
  return ended
    ? { ...program, status: stopped ? 'stopped' : 'failed', settling: sent ? true : undefined }
    : { ...program, status: 'elsewhere', stopping: stopped ?? stopping };
}
