import type { Command, EngineOrderType } from './model';

const orderTypes: readonly EngineOrderType[] = ['LIMIT', 'MARKET', 'IOC', 'FOK', 'POST_ONLY'];

type Row = readonly (string | number | null)[];

/** Commands as short text for the journal. */
export function encodeCommands(commands: readonly Command[]): string {
  return JSON.stringify(commands.map(encode));
}

export function decodeCommands(text: string): Command[] {
  return (JSON.parse(text) as Row[]).map(decode);
}

function encode(command: Command): Row {
  const { accountId } = command;
  switch (command.type) {
    case 'openAccount':
      return ['o', accountId, command.kind];
    case 'deposit':
      return ['d', accountId, command.asset, command.amount.toString()];
    case 'place':
      return [
        'p',
        accountId,
        command.symbol,
        command.side === 'BUY' ? 1 : 0,
        orderTypes.indexOf(command.orderType),
        command.price ?? null,
        command.quantity ?? null,
        command.amount?.toString() ?? null,
        command.clientOrderId,
      ];
    case 'edit':
      return ['e', accountId, command.orderId, command.price ?? null, command.quantity ?? null];
    case 'cancel':
      return ['c', accountId, command.orderId];
    case 'cancelAll':
      return ['a', accountId, command.symbol ?? null];
  }
}

function decode(row: Row): Command {
  const [code, account, first, second, third, fourth, fifth, sixth, seventh] = row;
  const accountId = account as string;
  switch (code) {
    case 'o':
      return { type: 'openAccount', accountId, kind: first as 'customer' | 'house' };
    case 'd':
      return { type: 'deposit', accountId, asset: first as string, amount: BigInt(second as string) };
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
