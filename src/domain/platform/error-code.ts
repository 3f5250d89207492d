/** The error catalogue of the exchange's hosts (specification, section 8). */
export const errorCodes = {
  '-1000': 'unknown',
  '-1001': 'invalidSignature',
  '-1002': 'unauthorised',
  '-1003': 'rateLimited',
  '-1004': 'unknownParameter',
  '-1005': 'invalid',
  '-1006': 'notFound',
  '-1007': 'duplicate',
  '-1008': 'quantityTooHigh',
  '-1009': 'cannotWithdraw',
} as const;

type ErrorCode = keyof typeof errorCodes;
export type ErrorMeaning = (typeof errorCodes)[ErrorCode];

export function errorMeaning(code: string | number): ErrorMeaning | undefined {
  return errorCodes[String(code) as ErrorCode];
}

/** -1001 and -1002 end the session wherever they occur. */
export function endsSession(code: string | number): boolean {
  return String(code) === '-1001' || String(code) === '-1002';
}
