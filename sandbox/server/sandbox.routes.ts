import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { adminToken } from '../accounts/practice-account';
import { sameText } from '../accounts/secrets';
import type { UserRepository } from '../accounts/user-repository';
import { unitsFromText } from '../exchange/units';
import type { Accounts } from '../accounts/accounts';
import { ApiError, invalidParameter, unauthorised } from '../api-error';
import { bearerOf } from './authentication';
import { faultRequest, type Faults } from './faults';
import type { SocketServer } from './sockets/socket-server';

export const sandboxPrefix = '/sandbox/';

const depositRequest = z.object({
  email: z.string(),
  asset: z.string().check(z.regex(/^[A-Z0-9]{1,20}$/)),
  amount: z.string().check(z.regex(/^\d{1,15}(\.\d{1,12})?$/)),
});

/** The sandbox's own switches; the admin token opens them. They exist on no real host. */
export function sandboxRoutes(
  app: FastifyInstance,
  {
    faults,
    sockets,
    users,
    accounts,
  }: { faults: Faults; sockets: SocketServer; users: UserRepository; accounts: Accounts },
): void {
  app.post(`${sandboxPrefix}faults`, (request) => {
    requireAdmin(request);
    const fault = faultRequest.safeParse(request.body);
    if (!fault.success) throw invalidParameter('kind');
    faults.set(fault.data);
    sockets.fault(fault.data);
    return { success: true };
  });

  app.post(`${sandboxPrefix}deposit`, async (request) => {
    requireAdmin(request);
    const deposit = depositRequest.safeParse(request.body);
    if (!deposit.success) throw invalidParameter('email, asset, amount');
    const user = users.byEmail(deposit.data.email);
    if (!user) throw new ApiError(-1006, 400, 'No account has this e-mail.');
    const booked = await accounts.deposit(user, deposit.data.asset, unitsFromText(deposit.data.amount));
    if (!booked) throw new ApiError(-1005, 400, 'The deposit could not be booked.');
    return { success: true };
  });
}

/** @throws ApiError without the admin token. */
export function requireAdmin(request: FastifyRequest): void {
  if (!sameText(bearerOf(request) ?? '', adminToken)) throw unauthorised();
}
