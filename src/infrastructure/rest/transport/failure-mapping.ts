import type { Failure, WrongProof } from '../../../application/kernel/failure';
import { endsSession, errorMeaning, type ErrorMeaning } from '../../../domain/platform/error-code';
import { rejectionReason, serviceCodeMeaning } from '../../../domain/platform/service-code';
import { factors } from '../../../domain/security/factor';
import { second, type Instant, type Milliseconds } from '../../../domain/shared/instant';
import type { HttpAnswer } from './http-sender.port';

const kinds: Readonly<Record<ErrorMeaning, Exclude<Failure['kind'], 'rejected' | 'ownLimit'>>> = {
  unknown: 'unknown',
  invalidSignature: 'unauthorised',
  unauthorised: 'unauthorised',
  rateLimited: 'rateLimited',
  unknownParameter: 'unknownParameter',
  invalid: 'invalid',
  notFound: 'notFound',
  duplicate: 'duplicate',
  quantityTooHigh: 'quantityTooHigh',
  cannotWithdraw: 'cannotWithdraw',
};

/** Codes with which a host or its gateway says that it is being worked on (protocol 2.1, 4.5). */
const maintenanceCodes: ReadonlySet<string> = new Set(['-1011', '503']);

/**
 * The engine's refusal has one code for several reasons (protocol 4.5): that nobody is on the other side, and that the
 * order lacks what this account needs for it ("Amount is required for buy market orders when margin disabled.").
 */
const engineRefusal = '-1012';

function saysWhatIsMissing(detail: string | undefined): boolean {
  return /\b(required|missing|invalid|must|disabled)\b/i.test(detail ?? '');
}

/** What an answer says went wrong; `undefined` when it claims success. */
export function failureOfAnswer(answer: HttpAnswer, now: Instant): Failure | undefined {
  const { code, message, refused, wrongProof, expiredCode, factorMissing } = readFailure(answer.body);
  const successful = answer.status >= 200 && answer.status < 300;
  if (successful && !refused)
    return typeof answer.body === 'string' ? { kind: 'malformed', detail: 'not JSON' } : undefined;
  const detail = message;
  if (code !== undefined) {
    const named = failureOfCode(code, detail);
    if (named?.kind === 'rateLimited') return { ...named, ...retryAfter(answer, now) };
    if (named?.kind === 'invalid')
      return { ...named, ...(wrongProof && { wrongProof }), ...(expiredCode && { expiredCode }) };
    if (named?.kind === 'notFound' && factorMissing) return { ...named, factorMissing };
    if (named) return named;
  }
  return failureOfStatus(answer, code, detail, now);
}

export function isRefusalOfSession(failure: Failure): boolean {
  return failure.kind === 'unauthorised' && failure.code !== undefined && endsSession(failure.code);
}

function failureOfCode(code: string, detail: string | undefined): Failure | undefined {
  if (maintenanceCodes.has(code)) return { kind: 'maintenance', code, detail };
  if (code === engineRefusal && saysWhatIsMissing(detail)) return { kind: 'invalid', code, detail };
  const reason = rejectionReason(code);
  if (reason) return { kind: 'rejected', reason, code, detail };
  const meaning = errorMeaning(code) ?? serviceCodeMeaning(code);
  return meaning && { kind: kinds[meaning], code, detail };
}

/**
 * Without a code of the catalogue only the status speaks. A bare 404 is not `notFound`: it may be a gateway's, and
 * nobody may conclude from it that an order does not exist.
 */
function failureOfStatus(
  answer: HttpAnswer,
  code: string | undefined,
  detail: string | undefined,
  now: Instant,
): Failure {
  const { status } = answer;
  const about = { code: code ?? `HTTP ${status}`, detail };
  if (status === 401) return { kind: 'unauthorised', ...about };
  if (status === 429) return { kind: 'rateLimited', ...about, ...retryAfter(answer, now) };
  if (status === 503) return { kind: 'maintenance', ...about };
  if (status === 400 || status === 422) return { kind: 'invalid', ...about };
  if (status === 403 || status === 451) return { kind: 'rejected', reason: 'notAvailable', ...about };
  return { kind: 'unknown', ...about };
}

interface Refusal {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly refused: boolean;
  readonly wrongProof?: WrongProof | undefined;
  readonly expiredCode?: true | undefined;
  readonly factorMissing?: true | undefined;
}

function readFailure(body: unknown): Refusal {
  if (typeof body !== 'object' || body === null) return { refused: false };
  const { success, code, message, data } = body as Readonly<Record<'success' | 'code' | 'message' | 'data', unknown>>;
  const known = typeof code === 'number' || typeof code === 'string';
  return {
    code: known ? String(code) : undefined,
    message: typeof message === 'string' ? message : undefined,
    // A gateway says neither yes nor no, only its code (protocol 2.1).
    refused: success === false || (success === undefined && known),
    wrongProof: wrongProofOf(data),
    expiredCode: saysExpired(data) || undefined,
    factorMissing: saysWhatToSetUp(data) || undefined,
  };
}

function wrongProofOf(data: unknown): WrongProof | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { factor, retries_left: triesLeft } = data as Readonly<Record<string, unknown>>;
  const known = factors.find((each) => each === factor);
  return known !== undefined && typeof triesLeft === 'number' ? { factor: known, triesLeft } : undefined;
}

function saysExpired(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'expired' in data && data.expired === true;
}

/** The factors of which one has to be set up before the act, joined by commas. */
function saysWhatToSetUp(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { to_set_up: toSetUp } = data as Readonly<Record<string, unknown>>;
  return typeof toSetUp === 'string' && toSetUp !== '';
}

/** Seconds or a date; absent when the host does not say. */
function retryAfter(answer: HttpAnswer, now: Instant): { retryAfter?: Milliseconds } {
  const text = answer.header('retry-after');
  if (!text) return {};
  const delay = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - now;
  return Number.isFinite(delay) && delay >= 0 ? { retryAfter: delay } : {};
}
