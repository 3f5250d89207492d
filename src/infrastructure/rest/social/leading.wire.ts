import type * as z from 'zod/mini';
import { decimal, type Decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { strategyKinds } from '../../../domain/social/copy-strategy';
import {
  type LeadPayment,
  type LeadRequirement,
  leadRequirements,
  type Leading,
  type OwnCopier,
  type OwnStrategy,
} from '../../../domain/social/leading';
import { copyEnds, copyStatuses } from '../../../domain/social/own-copy';
import type { leadingEndpoints } from '../../wire/catalogue/leading.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type Calls = typeof leadingEndpoints;
type State = z.output<Calls['state']['answer']>['data'];
type CopierRow = z.output<Calls['copiers']['answer']>['data']['rows'][number];
type PaymentRow = z.output<Calls['payments']['answer']>['data']['rows'][number];

const known = (text: string | null | undefined): Decimal | undefined =>
  text === null || text === undefined ? undefined : decimal(text);

export function leadingFromWire(
  { requirements, minProfitShare, maxProfitShare, strategies }: State,
  unknown: UnknownValues,
): Leading {
  return {
    requirements: requirements.map((row) => requirementFromWire(row, unknown)),
    minProfitShare,
    maxProfitShare,
    strategies: strategies.map((row) => strategyFromWire(row, unknown)).filter((row) => row !== undefined),
  };
}

function requirementFromWire(
  { id, met, have, need }: State['requirements'][number],
  unknown: UnknownValues,
): LeadRequirement {
  return {
    id: unknown.oneOf('requirement of leads', id, leadRequirements),
    met,
    have: known(have),
    need: known(need),
  };
}

/** `undefined` for a row without a time. */
function strategyFromWire(row: State['strategies'][number], unknown: UnknownValues): OwnStrategy | undefined {
  const openedAt = instantFrom(row.openTime);
  if (openedAt === undefined) return undefined;
  return {
    strategyId: row.strategyId,
    name: row.strategyName,
    intro: row.strategyIntro,
    kind: unknown.oneOf('strategy', row.strategy, strategyKinds),
    profitShare: row.profitShare,
    openedAt,
    closedAt: instantFrom(row.closeTime),
    listed: row.listed,
    copiers: row.currentNumberCu,
    assetsUnderCopy: decimal(row.auc),
    earned: decimal(row.earned),
    due: decimal(row.due),
  };
}

/** `undefined` for a row without a time. */
export function copierFromWire(row: CopierRow, unknown: UnknownValues): OwnCopier | undefined {
  const startedAt = instantFrom(row.startTime);
  if (startedAt === undefined) return undefined;
  return {
    copyId: row.copyId,
    coolName: row.coolName,
    uuid: row.uuid ?? undefined,
    counter: row.counter,
    status: unknown.oneOf('status of a copy', row.status, copyStatuses),
    end: row.end ? unknown.oneOf('end of a copy', row.end, copyEnds) : undefined,
    startedAt,
    amount: decimal(row.amount),
    worth: decimal(row.worth),
    returned: known(row.returned),
    profit: decimal(row.profit),
    sharedProfit: decimal(row.sharedProfit),
  };
}

/** `undefined` for a row without a time. */
export function paymentFromWire({ time, coolName, profit, amount }: PaymentRow): LeadPayment | undefined {
  const at = instantFrom(time);
  return at === undefined ? undefined : { at, coolName, profit: decimal(profit), amount: decimal(amount) };
}
