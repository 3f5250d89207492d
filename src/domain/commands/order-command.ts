import { marketDisplayName } from '../markets/market-symbol';
import { formatDecimalInput } from '../platform/decimal-input';
import type { DecimalMarks } from '../platform/decimal-marks';
import type { Decimal } from '../shared/decimal';
import type { Milliseconds } from '../shared/instant';
import type { OrderSide } from '../trading/order';
import { printDuration } from './command-duration';
import { wordFor } from './command-words';

/** How much, in what was said: base, quote, or a share of what the account has available. */
export interface CommandSize {
  readonly value: Decimal;
  readonly unit: 'base' | 'quote' | 'percent';
}

export type CommandPrice =
  | { readonly kind: 'at'; readonly price: Decimal }
  /** From the middle of the book, in percent of it; below zero is below. */
  | { readonly kind: 'offset'; readonly percent: Decimal }
  | { readonly kind: 'bid' | 'ask' | 'mid' };

/** Where the position is closed again. `reward` is a multiple of the distance to the stop: 2R. */
export type CommandExit =
  | { readonly kind: 'at'; readonly price: Decimal }
  | { readonly kind: 'percent'; readonly percent: Decimal }
  | { readonly kind: 'reward'; readonly multiple: Decimal };

export type CommandTerm = 'post' | 'ioc' | 'fok';

/** An order in words, as it was understood. Without a price it is at market. */
export interface OrderCommand {
  readonly kind: 'order';
  readonly side: OrderSide;
  /** What a contract's position is to do, where that was said: opening by a buy is long, closing by a buy is short. */
  readonly position?: 'open' | 'close' | undefined;
  /** Percent of what is held where a position is closed. Absent: all that is held, which only closing may say. */
  readonly size?: CommandSize | undefined;
  readonly symbol: string;
  readonly price?: CommandPrice | undefined;
  readonly stopLoss?: CommandExit | undefined;
  readonly takeProfit?: CommandExit | undefined;
  readonly term?: CommandTerm | undefined;
  /** How long it stays in the book at most, in whole minutes. */
  readonly lasting?: Milliseconds | undefined;
  readonly reduceOnly: boolean;
}

/** A price somebody wants to hear of. */
export interface AlertCommand {
  readonly kind: 'alert';
  readonly symbol: string;
  readonly when: 'crosses' | 'above' | 'below';
  readonly price: Decimal;
}

/** Open orders, conditional ones too, that are to go. */
export interface CancelCommand {
  readonly kind: 'cancel';
  /** Absent: those of every market. */
  readonly symbol?: string | undefined;
}

export type Command = OrderCommand | AlertCommand | CancelCommand;

/** Words that an order begins with. */
export const orderVerbs = ['buy', 'sell', 'openLong', 'openShort', 'closeLong', 'closeShort'] as const;
export type OrderVerb = (typeof orderVerbs)[number];

const meanings: Readonly<Record<OrderVerb, Pick<OrderCommand, 'side' | 'position'>>> = {
  buy: { side: 'BUY' },
  sell: { side: 'SELL' },
  openLong: { side: 'BUY', position: 'open' },
  openShort: { side: 'SELL', position: 'open' },
  closeLong: { side: 'SELL', position: 'close' },
  closeShort: { side: 'BUY', position: 'close' },
};

export function meaningOf(verb: OrderVerb): Pick<OrderCommand, 'side' | 'position'> {
  return meanings[verb];
}

function verbOf({ side, position }: Pick<OrderCommand, 'side' | 'position'>): OrderVerb {
  return orderVerbs.find((verb) => meanings[verb].side === side && meanings[verb].position === position)!;
}

/** The command in English words; parsed again with the same marks it means the same. */
export function printCommand(command: Command, marks: DecimalMarks): string {
  const number = (value: Decimal): string => formatDecimalInput(value, marks);
  if (command.kind === 'cancel')
    return ['cancel', command.symbol === undefined ? 'all' : marketDisplayName(command.symbol)].join(' ');
  const market = marketDisplayName(command.symbol);
  if (command.kind === 'alert')
    return ['alert', market, ...(command.when === 'crosses' ? [] : [command.when]), number(command.price)].join(' ');
  const { size, price, stopLoss, takeProfit, term, lasting, position, reduceOnly } = command;
  return [
    wordFor(verbOf(command)),
    ...(size
      ? [
          {
            base: `${number(size.value)} base`,
            quote: `${number(size.value)} quote`,
            percent: `${number(size.value)}%`,
          }[size.unit],
        ]
      : []),
    market,
    price ? `limit ${printPrice(price, number)}` : 'market',
    ...(stopLoss ? [`sl ${printExit(stopLoss, number)}`] : []),
    ...(takeProfit ? [`tp ${printExit(takeProfit, number)}`] : []),
    ...(term ? [term] : []),
    ...(lasting === undefined ? [] : [`gtd ${printDuration(lasting)}`]),
    ...(reduceOnly && !position ? ['reduce'] : []),
  ].join(' ');
}

function printPrice(price: CommandPrice, number: (value: Decimal) => string): string {
  if (price.kind === 'at') return number(price.price);
  if (price.kind === 'offset') return `${price.percent.lt(0) ? '-' : '+'}${number(price.percent.abs())}%`;
  return price.kind;
}

function printExit(exit: CommandExit, number: (value: Decimal) => string): string {
  switch (exit.kind) {
    case 'at':
      return number(exit.price);
    case 'percent':
      return `${number(exit.percent)}%`;
    case 'reward':
      return `${number(exit.multiple)}R`;
  }
}
