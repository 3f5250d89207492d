import { decimalText, parseDecimal } from '../../domain/shared/decimal';
import type { Instant, Milliseconds } from '../../domain/shared/instant';
import { fieldsOf, keptFields, type Fields } from '../../domain/shared/kept-fields';
import type { Unsubscribe } from '../kernel/observable-value';
import { Random } from '../kernel/random.port';
import type { Needs } from '../kernel/token';
import { OwnListsPort } from '../platform/own-lists.port';
import type { OrderIntent } from './place-order.use-case';
import { keptProgramTexts, programsList, stopsList } from './programs-key';
import type { RunningProgram } from './ticket/ticket-outcome';

const most = 20;

/** One order of a program. */
export interface ProgramPart {
  readonly intent: OrderIntent;
  /** Counted from the start of the program. */
  readonly after: Milliseconds;
}

/** A part that went out, and what became of it is not known. */
export interface SentPart {
  readonly clientOrderId: number;
  readonly at: Instant;
}

/** A program as a device keeps it: it is continued where the page that sent it is gone. */
export interface KeptProgram {
  readonly id: number;
  /** Later ones have higher ones. */
  readonly since: number;
  readonly kind: RunningProgram['kind'];
  readonly parts: readonly ProgramPart[];
  readonly placed: number;
  readonly sent?: SentPart | undefined;
  /** The page that runs it, or ran it last. */
  readonly owner: number;
  readonly ended: boolean;
  /** It ended because its page has gone, which nobody has been told yet. */
  readonly left?: boolean | undefined;
  /** Somebody has stopped it; until it has ended its owner is yet to hear that. */
  readonly stopped?: boolean | undefined;
  /** A page that asks whether its owner is still there: an owner that is takes the question away. */
  readonly askedBy?: number | undefined;
}

/** The programs of orders that this device keeps for an account, of every page of the product that is open on it. */
export class KeptPrograms {
  static readonly needs: Needs<typeof KeptPrograms> = [OwnListsPort, Random];

  /** This page, among all that read and write here. */
  readonly page: number;
  #durable: boolean | undefined;

  constructor(
    private readonly storage: OwnListsPort,
    random: Random,
  ) {
    this.page = random.identifier();
  }

  /** Whether what is written can be read again; storage may be blocked or full. */
  get durable(): boolean {
    return this.#durable ?? false;
  }

  /** Oldest first. Whatever is no program is left out. */
  read(): readonly KeptProgram[] {
    const texts = keptProgramTexts(this.storage);
    if (texts.length > 0) this.#durable ??= true;
    const stops = this.storage.entries(stopsList);
    return texts
      .flatMap((text) => readProgram(keptFields(text)) ?? [])
      .map((program) => (stops.has(String(program.id)) ? { ...program, stopped: true } : program))
      .sort((one, other) => one.since - other.since || one.id - other.id);
  }

  of(id: number): KeptProgram | undefined {
    return this.read().find((program) => program.id === id);
  }

  /**
   * Whoever runs it is to send no more. It lies by itself until that page has ended the program: a page that runs one
   * writes several times with each part, over whatever another has written into it meanwhile.
   */
  stop(id: number): void {
    this.storage.writeEntry(stopsList, String(id), String(this.page));
  }

  /** Whether whoever runs it is yet to say that it has stopped. */
  isStopping(id: number): boolean {
    return this.storage.entries(stopsList).has(String(id));
  }

  /** Touches no other, unless there are too many. */
  write(program: KeptProgram): void {
    const [name, text] = [String(program.id), JSON.stringify(written(program))];
    // First: whoever waits for the end looks for the word once they are told of that.
    if (program.ended && program.owner === this.page) this.storage.removeEntry(stopsList, name);
    this.storage.writeEntry(programsList, name, text);
    this.#durable = this.storage.entries(programsList).get(name) === text;
    for (const { id } of beyond(this.read())) this.remove(id);
  }

  remove(id: number): void {
    for (const list of [programsList, stopsList] as const) this.storage.removeEntry(list, String(id));
  }

  /** Told of what other pages write. */
  onChange(listener: () => void): Unsubscribe {
    const stops = ([programsList, stopsList] as const).map((list) => this.storage.onEntries(list, listener));
    return () => stops.forEach((stop) => stop());
  }
}

/** More than are kept; what still runs is let go of last. */
function beyond(programs: readonly KeptProgram[]): readonly KeptProgram[] {
  const first = [...programs.filter(({ ended }) => ended), ...programs.filter(({ ended }) => !ended)];
  return first.slice(0, Math.max(0, programs.length - most));
}

function written({ parts, ...program }: KeptProgram): object {
  const plain = parts.map(({ intent, after }) => ({
    intent: {
      ...intent,
      price: intent.price && decimalText(intent.price),
      quantity: intent.quantity && decimalText(intent.quantity),
    },
    after,
  }));
  return { ...program, parts: plain };
}

function readProgram({
  id,
  since,
  kind,
  parts,
  placed,
  sent,
  owner,
  ended,
  left,
  stopped,
  askedBy,
}: Fields): KeptProgram | undefined {
  const read = (Array.isArray(parts) ? parts : []).map((each: unknown) => readPart(fieldsOf(each)));
  const known = read.filter((part) => part !== undefined);
  if (!isNumber(id) || !isNumber(placed) || !isNumber(owner) || (kind !== 'TWAP' && kind !== 'SCALED'))
    return undefined;
  if (known.length < read.length || placed >= known.length) return undefined;
  const { clientOrderId, at } = fieldsOf(sent);
  return {
    id,
    since: isNumber(since) ? since : 0,
    kind,
    parts: known,
    placed,
    owner,
    ended: ended === true,
    ...(isNumber(clientOrderId) && isNumber(at) && { sent: { clientOrderId, at } }),
    ...(left === true && { left }),
    ...(stopped === true && { stopped }),
    ...(isNumber(askedBy) && { askedBy }),
  };
}

function readPart({ intent, after }: Fields): ProgramPart | undefined {
  const { symbol, type, reduceOnly, ...rest } = fieldsOf(intent);
  const side = oneOf(['BUY', 'SELL'], rest.side);
  const positionSide = oneOf(['BOTH', 'LONG', 'SHORT'], rest.positionSide);
  const marginMode = oneOf(['CROSS', 'ISOLATED'], rest.marginMode);
  const [price, quantity] = [parseDecimal(rest.price), parseDecimal(rest.quantity)];
  if (typeof symbol !== 'string' || !side || !quantity || !isNumber(after)) return undefined;
  const order = {
    symbol,
    side,
    quantity,
    ...(positionSide && { positionSide }),
    ...(marginMode && { marginMode }),
    ...(typeof reduceOnly === 'boolean' && { reduceOnly }),
  };
  if (type === 'MARKET') return { intent: { ...order, type }, after };
  return type === 'LIMIT' && price ? { intent: { ...order, type, price }, after } : undefined;
}

function oneOf<const Known>(known: readonly Known[], value: unknown): Known | undefined {
  return known.find((each) => each === value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value);
}
