import type { Command } from './commands';
import type { EngineOrderType } from './orders';

/** The place of a type in this list is what stored journals say. */
const orderTypes: readonly EngineOrderType[] = [
  'LIMIT',
  'MARKET',
  'IOC',
  'FOK',
  'POST_ONLY',
  'ASK',
  'BID',
  'LIQUIDATE',
];

const shortPlaceKeys: ReadonlySet<string> = new Set([
  'type',
  'accountId',
  'symbol',
  'side',
  'orderType',
  'price',
  'quantity',
  'amount',
  'clientOrderId',
]);

type Row = readonly (string | number | null)[];

/** Commands as short text for the journal. */
export function encodeCommands(commands: readonly Command[]): string {
  return JSON.stringify(commands.map(encode));
}

export function decodeCommands(text: string): Command[] {
  return (JSON.parse(text) as Row[]).map(decode);
}

/** The commands that come by the thousand have a short form; all others are written out. */
function encode(command: Command): Row {
  switch (command.type) {
    case 'openAccount':
      return ['o', command.accountId, command.kind];
    case 'place':
      if (Object.keys(command).some((key) => !shortPlaceKeys.has(key))) return written(command);
      return [
        'p',
        command.accountId,
        command.symbol,
        command.side === 'BUY' ? 1 : 0,
        orderTypes.indexOf(command.orderType),
        command.price ?? null,
        command.quantity ?? null,
        command.amount?.toString() ?? null,
        command.clientOrderId,
      ];
    case 'edit':
      return ['e', command.accountId, command.orderId, command.price ?? null, command.quantity ?? null];
    case 'cancel':
      return ['c', command.accountId, command.orderId];
    case 'cancelAll':
      return ['a', command.accountId, command.symbol ?? null];
    default:
      return written(command);
  }
}

function written(command: Command): Row {
  return [
    'x',
    JSON.stringify(command, (_key, value: unknown) =>
      typeof value === 'bigint' ? { units: value.toString() } : value,
    ),
  ];
}

function isWrittenUnits(value: unknown): value is { readonly units: string } {
  return typeof value === 'object' && value !== null && typeof (value as { units?: unknown }).units === 'string';
}

function decode(row: Row): Command {
  const [code, account, first, second, third, fourth, fifth, sixth, seventh] = row;
  const accountId = account as string;
  switch (code) {
    case 'o':
      return { type: 'openAccount', accountId, kind: first as 'customer' | 'house' };
    case 'x':
      return JSON.parse(account as string, (_key, value: unknown) =>
        isWrittenUnits(value) ? BigInt(value.units) : value,
      ) as Command;
    case 'p':
      return {
        type: 'place',
        accountId,
        symbol: first as string,
        side: second === 1 ? 'BUY' : 'SELL',
        orderType: orderTypes[third as number]!,
        ...(fourth === null ? {} : { price: fourth as number }),
        ...(fifth === null ? {} : { quantity: fifth as number }),
        ...(sixth === null ? {} : { amount: BigInt(sixth as string) }),
        clientOrderId: seventh as number,
      };
    case 'e':
      return {
        type: 'edit',
        accountId,
        orderId: first as number,
        ...(second === null ? {} : { price: second as number }),
        ...(third === null ? {} : { quantity: third as number }),
      };
    case 'c':
      return { type: 'cancel', accountId, orderId: first as number };
    case 'a':
      return { type: 'cancelAll', accountId, ...(first === null ? {} : { symbol: first as string }) };
    default:
      throw new RangeError(`Unknown command in the journal: ${String(code)}`);
  }
}
