import * as z from 'zod/mini';
import { wireNumber } from './wire';
import { endpoint } from './endpoint';
import { objectAnswer } from './feed-wire';

const symbols = z.array(z.string());

/** In which groups and order pages show markets. */
export const layoutEndpoints = {
  groups: endpoint({
    id: 'layout.groups',
    method: 'GET',
    path: '/layout/v4/public/customized_sorted_symbol_groups',
    access: 'public',
    summary: 'Groups of markets, each with the most traded of 24 hours first.',
    answer: objectAnswer(
      z.object({
        groups: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), order: wireNumber, symbols })),
      }),
    ),
    assumed: 'no public shape; as proposed in protocol 2.5',
    source: 'specification 7, protocol 2.5',
  }),
  highlights: endpoint({
    id: 'layout.highlights',
    method: 'GET',
    path: '/layout/v4/public/highlight_sorted_symbols',
    access: 'public',
    summary: 'The most traded, the newest, and those that rose or fell most in 24 hours; none twice in a list.',
    answer: objectAnswer(z.object({ hot: symbols, new: symbols, gainers: symbols, losers: symbols })),
    assumed: 'no public shape; as proposed in protocol 2.5',
    source: 'specification 7, protocol 2.5',
  }),
} as const;
