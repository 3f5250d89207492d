import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { assumedShape, hidden, social } from './social-wire';
import { rowsAnswer, wireFlag, wireNumber } from './wire';

const common = {
  method: 'GET',
  answer: rowsAnswer(
    z.object({ key: z.string(), enabled: wireFlag, variant: hidden(z.string()), rollout: z.optional(wireNumber) }),
  ),
  assumed: assumedShape,
  source: 'specification 4, 7, protocol 6.4',
} as const;

export const featuresEndpoints = {
  publicFeatures: endpoint({
    ...common,
    id: 'features.public',
    path: `${social}/public/features`,
    access: 'public',
    summary: 'Which parts of the product are switched on for anybody.',
  }),
  privateFeatures: endpoint({
    ...common,
    id: 'features.private',
    path: `${social}/private/features`,
    access: 'private',
    summary: 'Which parts of the product are switched on for the caller.',
  }),
} as const;
