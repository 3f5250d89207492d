import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { UserRepository } from '../../services/users/user-repository';
import { unitsFromText } from '../../engine/model/units';
import type { Accounts } from '../../services/users/accounts';
import { ApiError, invalidParameter } from '../../shared/api-error';
import type { Campaigns } from '../../services/campaigns/campaigns';
import type { ListingCampaign } from '../../services/campaigns/listing-campaign';
import { listingPhases } from '../../services/campaigns/listing-plan';
import type { MakerEpochs } from '../../services/campaigns/maker-epochs';
import { requireAdmin, sandboxPrefix } from '../../gateway/admin';
import { faultRequest, type FaultRequest, type Faults } from '../../gateway/faults';

const depositRequest = z.object({
  email: z.string(),
  asset: z.string().check(z.regex(/^[A-Z0-9]{1,20}$/)),
  amount: z.string().check(z.regex(/^\d{1,15}(\.\d{1,12})?$/)),
});

const verifiedRequest = z.object({
  email: z.string(),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  level: z.union([z.literal(1), z.literal(2)]),
});

const makerRequest = z.object({ email: z.string() });
const listingRequest = z.object({ phase: z.enum(listingPhases) });
const prizeRequest = z.object({ email: z.string(), campaign: z.string() });

/** The sandbox's own switches; the admin token opens them. They exist on no real host. */
export function sandboxRoutes(
  app: FastifyInstance,
  {
    faults,
    onFault,
    users,
    accounts,
    makerEpochs,
    campaigns,
    listing,
  }: {
    faults: Faults;
    onFault: (fault: FaultRequest) => void;
    users: UserRepository;
    accounts: Accounts;
    makerEpochs: MakerEpochs;
    campaigns: Campaigns;
    listing: ListingCampaign;
  },
): void {
  app.post(`${sandboxPrefix}faults`, (request) => {
    requireAdmin(request);
    const fault = faultRequest.safeParse(request.body);
    if (!fault.success) throw invalidParameter('kind');
    faults.set(fault.data);
    onFault(fault.data);
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

  app.post(`${sandboxPrefix}verified`, (request) => {
    requireAdmin(request);
    const wish = verifiedRequest.safeParse(request.body);
    if (!wish.success) throw invalidParameter('email, country, level');
    const user = users.byEmail(wish.data.email);
    if (!user) throw new ApiError(-1006, 400, 'No account has this e-mail.');
    users.setVerified(user.userId, wish.data.country, wish.data.level);
    return { success: true };
  });

  app.post(`${sandboxPrefix}prizes`, async (request) => {
    requireAdmin(request);
    const wish = prizeRequest.safeParse(request.body);
    if (!wish.success) throw invalidParameter('email, campaign');
    const user = users.byEmail(wish.data.email);
    if (!user) throw new ApiError(-1006, 400, 'No account has this e-mail.');
    await campaigns.award(user, wish.data.campaign);
    return { success: true };
  });

  app.post(`${sandboxPrefix}listing`, (request) => {
    requireAdmin(request);
    const wish = listingRequest.safeParse(request.body);
    if (!wish.success) throw invalidParameter('phase');
    listing.comeTo(wish.data.phase);
    return { success: true };
  });

  // Who was accepted as a market maker; the books are measured at once, so that nobody waits for the minute.
  app.post(`${sandboxPrefix}makers`, (request) => {
    requireAdmin(request);
    const wish = makerRequest.safeParse(request.body);
    if (!wish.success) throw invalidParameter('email');
    const user = users.byEmail(wish.data.email);
    if (!user) throw new ApiError(-1006, 400, 'No account has this e-mail.');
    makerEpochs.admit(user.applicationId);
    makerEpochs.sample();
    return { success: true };
  });
}
