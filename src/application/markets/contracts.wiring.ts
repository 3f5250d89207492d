import { defineModule, provideClass } from '../kernel/provider';
import { ResourceCache } from '../kernel/resource';
import { FeesPort } from './fees.port';
import { FeesQueries } from './fees.queries';
import { FundingPort } from './funding.port';
import { FundingQueries } from './funding.queries';
import { FuturesPort } from './futures.port';
import { FuturesQueries } from './futures.queries';

/** Reads of what stands behind a market; they come with the first part that shows it. */
export const contractQueriesModule = defineModule('application/contract-queries', [
  provideClass(FuturesQueries, FuturesPort, ResourceCache),
  provideClass(FundingQueries, FundingPort, ResourceCache),
  provideClass(FeesQueries, FeesPort, ResourceCache),
]);
