import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { assumedShape as assumed, pageQuery, social } from './social-wire';
import { dataAnswer, rowsAnswer, wireDecimal, wireId, wireNumber, wireTime } from './wire';

const source = 'specification 7; protocol 6.4';
const prize = z.object({ token: z.string(), amount: wireDecimal });
const program = { program: z.optional(z.enum(['SPOT', 'PERP'])) };

export const makerProgramsEndpoints = {
  epochs: endpoint({
    id: 'makerPrograms.epochs',
    method: 'GET',
    path: `${social}/public/market-makers-dashboards/epochs`,
    access: 'public',
    summary: 'Weeks in which makers were watched, newest first.',
    query: z.object(program),
    answer: dataAnswer(
      z.object({
        rows: z.array(
          z.object({
            epochId: wireId,
            program: z.string(),
            start: wireTime,
            end: wireTime,
            status: z.string(),
            pool: prize,
          }),
        ),
      }),
    ),
    assumed,
    source,
  }),
  dashboard: endpoint({
    id: 'makerPrograms.dashboard',
    method: 'GET',
    path: `${social}/public/market-makers-dashboards/{epochId}`,
    access: 'public',
    summary: 'What makers showed in the books in a week: depth, spread, presence, volume and their share of the pool.',
    parameters: z.object({ epochId: wireId }),
    query: z.object({ ...program, mock: z.optional(z.string()), ...pageQuery }),
    answer: rowsAnswer(
      z.object({
        rank: wireNumber,
        maker: z.string(),
        symbol: z.string(),
        depthScore: wireNumber,
        spreadScore: wireNumber,
        uptime: wireNumber,
        makerVolume: wireDecimal,
        share: wireNumber,
        reward: prize,
      }),
    ),
    assumed,
    source,
  }),
} as const;
