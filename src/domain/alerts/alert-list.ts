import type { AlertCondition, AlertFiring, AlertRule } from './alert-rule';
import { type Fields, keptFields } from '../shared/kept-fields';

/** An alert as it is kept: paused ones and those that have had their say are watched by nobody. */
export interface KeptAlert extends AlertRule {
  readonly paused: boolean;
}

export interface LoggedFiring extends AlertFiring {
  readonly symbol: string;
  readonly condition: AlertCondition;
  /** On a page that somebody looked at. */
  readonly shown: boolean;
  /** In the list of those that fired. */
  readonly read: boolean;
}

export interface AlertList {
  readonly alerts: readonly KeptAlert[];
  /** Newest first. */
  readonly log: readonly LoggedFiring[];
}

export const noAlerts: AlertList = { alerts: [], log: [] };
export const mostAlerts = 50;
const mostLogged = 100;

/** Still waits for its condition. */
export function isWaitingAlert({ paused, coolDown, firedAt }: KeptAlert): boolean {
  return !paused && (coolDown !== undefined || firedAt === undefined);
}

/** Can still fire, now or once it goes on: one that was to fire once and has is over. */
export function isSetAlert(alert: KeptAlert): boolean {
  return alert.paused || isWaitingAlert(alert);
}

export function withFiring(list: AlertList, firing: AlertFiring): AlertList {
  const alert = list.alerts.find(({ id }) => id === firing.ruleId);
  if (!alert) return list;
  const { symbol, condition } = alert;
  return {
    alerts: list.alerts.map((each) => (each === alert ? { ...each, firedAt: firing.at } : each)),
    log: [{ ...firing, symbol, condition, shown: false, read: false }, ...list.log].slice(0, mostLogged),
  };
}

export function allShown(list: AlertList): AlertList {
  return { ...list, log: list.log.map((firing) => ({ ...firing, shown: true })) };
}

export function allRead(list: AlertList): AlertList {
  return { ...list, log: list.log.map((firing) => ({ ...firing, read: true })) };
}

/** Has fired so short a time ago that it may not fire again: another tab was first. */
export function hasFiredAlready({ coolDown, firedAt }: KeptAlert, { at }: AlertFiring): boolean {
  return firedAt !== undefined && (coolDown === undefined || at - firedAt < coolDown);
}

/** What was kept by another version or edited by hand is left out where it makes no sense. */
export function readAlertList(text: string | undefined): AlertList {
  const { version, alerts, log } = keptFields(text);
  if (version !== 1) return noAlerts;
  return {
    alerts: listOf(alerts)
      .flatMap((each) => readAlert(each) ?? [])
      .slice(0, mostAlerts),
    log: listOf(log)
      .flatMap((each) => readFiring(each) ?? [])
      .slice(0, mostLogged),
  };
}

export function alertListText({ alerts, log }: AlertList): string {
  return JSON.stringify({ version: 1, alerts, log });
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter((each): each is Fields => typeof each === 'object' && each !== null) : [];
}

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isSide = (value: unknown): value is 'above' | 'below' => value === 'above' || value === 'below';

function readAlert(fields: Fields): KeptAlert | undefined {
  const { id, symbol, coolDown, firedAt, from, paused } = fields;
  const condition = readCondition(fields.condition);
  if (typeof id !== 'string' || typeof symbol !== 'string' || !condition) return undefined;
  return {
    id,
    symbol,
    condition,
    paused: paused === true,
    ...(isFigure(coolDown) && { coolDown }),
    ...(isFigure(firedAt) && { firedAt }),
    ...(isSide(from) && { from }),
  };
}

function readFiring({ ruleId, at, value, symbol, condition: kept, shown, read }: Fields): LoggedFiring | undefined {
  const condition = readCondition(kept);
  if (typeof ruleId !== 'string' || typeof symbol !== 'string' || !isFigure(at) || !isFigure(value) || !condition)
    return undefined;
  return { ruleId, at, value, symbol, condition, shown: shown !== false, read: read !== false };
}

function readCondition(kept: unknown): AlertCondition | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { kind, when, price, direction, percent, within, rate, bidShare, times, ratio } = kept as Fields;
  switch (kind) {
    case 'price':
      return (when === 'crosses' || isSide(when)) && isFigure(price) ? { kind, when, price } : undefined;
    case 'move':
      return (direction === 'up' || direction === 'down' || direction === 'either') &&
        isFigure(percent) &&
        isFigure(within)
        ? { kind, direction, percent, within }
        : undefined;
    case 'funding':
      return isSide(when) && isFigure(rate) ? { kind, when, rate } : undefined;
    case 'imbalance':
      return isSide(when) && isFigure(bidShare) ? { kind, when, bidShare } : undefined;
    case 'volume':
      return isFigure(times) ? { kind, times } : undefined;
    case 'margin':
      return isSide(when) && isFigure(ratio) ? { kind, when, ratio } : undefined;
    default:
      return undefined;
  }
}
