import { wordFor } from '../../domain/commands/command-words';
import { orderVerbs, printCommand, type Command } from '../../domain/commands/order-command';
import type { DecimalMarks } from '../../domain/platform/decimal-marks';
import { OwnStoragePort } from '../platform/own-storage.port';
import { fieldsOf, keptFields } from '../../domain/shared/kept-fields';
import type { Needs } from '../kernel/token';

/** Something that was chosen or said in the palette. */
export type RecentCommand =
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'text'; readonly text: string };

const key = 'recent-commands';
const most = 12;

/** What was used last, newest first, on this device alone. Amounts are left out unless somebody wants them kept. */
export class CommandHistory {
  static readonly needs: Needs<typeof CommandHistory> = [OwnStoragePort];

  constructor(private readonly storage: OwnStoragePort) {}

  get keepsAmounts(): boolean {
    return this.#read().amounts;
  }

  /** Forgets the amounts there are when they are no longer to be kept. */
  keepAmounts(amounts: boolean): void {
    const { recent } = this.#read();
    this.#write({ amounts, recent: amounts ? recent : recent.filter(({ kind }) => kind === 'item') });
  }

  get recent(): readonly RecentCommand[] {
    return this.#read().recent;
  }

  addItem(id: string): void {
    this.#add({ kind: 'item', id });
  }

  addCommand(command: Command, marks: DecimalMarks): void {
    this.#add({
      kind: 'text',
      text: this.keepsAmounts ? printCommand(command, marks) : withoutAmount(printCommand(command, marks)),
    });
  }

  clear(): void {
    this.#write({ amounts: this.keepsAmounts, recent: [] });
  }

  #add(added: RecentCommand): void {
    const { amounts, recent } = this.#read();
    this.#write({
      amounts,
      recent: [added, ...recent.filter((each) => JSON.stringify(each) !== JSON.stringify(added))].slice(0, most),
    });
  }

  #read(): { readonly amounts: boolean; readonly recent: readonly RecentCommand[] } {
    const { version, amounts, recent } = keptFields(this.storage.read(key));
    if (version !== 1 || !Array.isArray(recent)) return { amounts: false, recent: [] };
    return {
      amounts: amounts === true,
      recent: recent.flatMap((each: unknown) => readRecent(each) ?? []).slice(0, most),
    };
  }

  #write({ amounts, recent }: { readonly amounts: boolean; readonly recent: readonly RecentCommand[] }): void {
    this.storage.write(key, JSON.stringify({ version: 1, amounts, recent }));
  }
}

function readRecent(value: unknown): RecentCommand | undefined {
  const { kind, id, text } = fieldsOf(value);
  if (kind === 'item' && typeof id === 'string') return { kind, id };
  return kind === 'text' && typeof text === 'string' ? { kind, text } : undefined;
}

const printedAmount = new RegExp(`^(${orderVerbs.map((verb) => wordFor(verb)).join('|')}) \\S+(?:%| base| quote)(?= )`);

/**
 * A printed order begins with its verb and its amount, if it has one: "buy 0.1 base BTC/USDT ...". An alert has none,
 * and its price stays.
 */
function withoutAmount(printed: string): string {
  return printed.replace(printedAmount, '$1 …');
}
