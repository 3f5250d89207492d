import { zero, type Decimal } from '../shared/decimal';
import type { Milliseconds } from '../shared/instant';
import { durationOf } from './command-duration';
import type { CommandReader } from './command-reader';
import type { CommandExit, CommandPrice } from './order-command';

/** What stands after the word for a limit. */
export function readLimitPrice(reader: CommandReader): CommandPrice | undefined {
  reader.expect('price', 'percent', 'bid', 'ask', 'mid');
  const best = reader.keyword('bid', 'ask', 'mid');
  if (best) return { kind: best };
  const signed = reader.number('missingPrice');
  if (!signed) return undefined;
  if (reader.word('%'))
    // So far below the market there is no price.
    return signed.value.lte(-100) ? reader.failBack('tooManyPercent') : { kind: 'offset', percent: signed.value };
  return signed.signed || signed.value.lte(zero) ? reader.failBack('notPositive') : { kind: 'at', price: signed.value };
}

/** What stands after the word for a stop or a target. */
export function readExit(reader: CommandReader, which: 'stopLoss' | 'takeProfit'): CommandExit | undefined {
  reader.expect('price', 'percent', ...(which === 'takeProfit' ? (['reward'] as const) : []));
  const value: Decimal | undefined = reader.positive('missingPrice');
  if (!value) return undefined;
  if (reader.word('%')) return { kind: 'percent', percent: value };
  if (which === 'takeProfit' && reader.word('r')) return { kind: 'reward', multiple: value };
  return { kind: 'at', price: value };
}

/** What stands after the word for an end: a number and a unit of time. */
export function readDuration(reader: CommandReader): Milliseconds | undefined {
  reader.expect('duration');
  const value = reader.positive('missingDuration');
  if (!value) return undefined;
  const lasting = durationOf(value, reader.peek()?.text ?? '');
  if (lasting === undefined) return reader.fail('missingDuration');
  reader.take();
  return lasting;
}
