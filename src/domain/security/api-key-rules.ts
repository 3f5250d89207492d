import { day, type Instant } from '../shared/instant';
import type { ApiKey, ApiKeyPermission } from './api-key';

export const longestKeyName = 32;

/** A key that nobody has used for so long is better deleted. */
const idleAfter = 30 * day;

export type ApiKeyWarning = 'anyAddress' | 'idle';

/** What its owner should look at. An expired key harms nobody any more. */
export function apiKeyWarnings(
  { status, ipList, lastUsedAt, createdAt }: ApiKey,
  now: Instant,
): readonly ApiKeyWarning[] {
  if (status === 'EXPIRED') return [];
  const quietSince = lastUsedAt ?? createdAt;
  return [
    ...(ipList.length === 0 ? (['anyAddress'] as const) : []),
    ...(quietSince !== undefined && now - quietSince >= idleAfter ? (['idle'] as const) : []),
  ];
}

/** Money that can leave must not leave from just anywhere. */
export function needsAddresses(permissions: readonly ApiKeyPermission[]): boolean {
  return permissions.includes('WITHDRAW');
}

/** What keeps a text from being a key's name: 1 to 32 letters, digits, punctuation and spaces. */
export function keyNameProblem(name: string): 'characters' | 'length' | undefined {
  const kept = name.trim();
  if (!/^[\p{L}\p{N}\p{P}\p{Zs}]*$/u.test(kept)) return 'characters';
  return kept === '' || [...kept].length > longestKeyName ? 'length' : undefined;
}

/** Its ends, by which an owner knows it. */
export function maskedKey(key: string): string {
  return key.length <= 12 ? key : `${key.slice(0, 6)}…${key.slice(-4)}`;
}
