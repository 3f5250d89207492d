import { rejectionCodes } from '../../../domain/platform/service-code';
import type { ApiError } from '../../../domain/reference/api-reference';
import type { RejectionReason } from '../../../domain/trading/rejection-reason';

/** General codes (specification, section 8; protocol 4.5). */
const general: readonly ApiError[] = [
  { code: '-1000', name: 'UNKNOWN', status: 500, text: 'Something failed on the server.' },
  {
    code: '-1001',
    name: 'INVALID_SIGNATURE',
    status: 401,
    text: 'The key or its signature is not right. A session ends.',
  },
  {
    code: '-1002',
    name: 'UNAUTHORIZED',
    status: 401,
    text: 'The session or key is unknown, over, or not permitted to do this. A session ends.',
  },
  {
    code: '-1003',
    name: 'TOO_MANY_REQUEST',
    status: 429,
    text: 'Too many requests; Retry-After says how many seconds to wait.',
  },
  { code: '-1004', name: 'UNKNOWN_PARAM', status: 400, text: 'A parameter is not known.' },
  {
    code: '-1005',
    name: 'INVALID_PARAM',
    status: 400,
    text: 'A parameter is missing or has the wrong form.',
  },
  { code: '-1006', name: 'RESOURCE_NOT_FOUND', status: 400, text: 'There is no such record.' },
  {
    code: '-1007',
    name: 'DUPLICATE_REQUEST',
    status: 409,
    text: 'It exists already; the first request counts.',
  },
  { code: '-1008', name: 'QUANTITY_TOO_HIGH', status: 400, text: 'The quantity is larger than allowed.' },
  { code: '-1009', name: 'CAN_NOT_WITHDRAWAL', status: 400, text: 'A withdrawal is not possible now.' },
  {
    code: '-1011',
    name: 'RPC_NOT_CONNECT',
    status: 400,
    text: 'A part of the exchange cannot be reached, or it is in maintenance.',
  },
];

/** Codes of the trading services, by the rule they stand for. */
export const errorCatalogue: readonly ApiError[] = [
  ...general,
  ...(Object.entries(rejectionCodes) as [RejectionReason, readonly number[]][])
    .flatMap(([reason, codes]) => codes.map((code) => ({ code: String(code), status: 400, reason })))
    .sort((a, b) => Number(a.code) - Number(b.code)),
];
