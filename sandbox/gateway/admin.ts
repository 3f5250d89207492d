import type { FastifyRequest } from 'fastify';
import { unauthorised } from '../shared/api-error';
import { adminToken } from '../shared/practice-account';
import { sameText } from '../shared/secrets';
import { bearerOf } from './authentication';

/** Paths of the sandbox's own switches. */
export const sandboxPrefix = '/sandbox/';

/** @throws ApiError without the admin token. */
export function requireAdmin(request: FastifyRequest): void {
  if (!sameText(bearerOf(request) ?? '', adminToken)) throw unauthorised();
}
