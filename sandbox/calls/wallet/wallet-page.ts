import type { TransferStatus } from '../../services/wallet/told-transfers';
import { invalidParameter } from '../../shared/api-error';

export interface PageInput {
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

export interface WalletPage {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly page: number;
  readonly size: number;
}

const largest = 1_000;

/** @throws ApiError -1005 for a page that cannot be. */
export function walletPage({ startTime, endTime, page = 1, size = 25 }: PageInput): WalletPage {
  if (!Number.isSafeInteger(page) || page < 1) throw invalidParameter('page');
  if (!Number.isSafeInteger(size) || size < 1) throw invalidParameter('size');
  return {
    from: instantOf(startTime, 'startTime'),
    to: instantOf(endTime, 'endTime'),
    page,
    size: Math.min(size, largest),
  };
}

/** Older clients count in seconds. */
function instantOf(time: number | undefined, name: string): number | undefined {
  if (time === undefined) return undefined;
  if (!Number.isFinite(time) || time < 0) throw invalidParameter(name);
  return time < 1e11 ? Math.round(time * 1000) : time;
}

/** A time as the wallet's histories write it: seconds with a fraction (protocol 2.1). */
export function secondsText(at: number): string {
  return (at / 1000).toFixed(3);
}

/** The wallet's lists name their paging in snake case, in both families (protocol 3.6). */
export function snakeMeta(total: number, { page, size }: WalletPage) {
  return { total, records_per_page: size, current_page: page };
}

export function transferStatus(status: TransferStatus): string {
  return status === 'WAITING' ? 'WAITING_APPROVAL' : status;
}
