import * as z from 'zod/mini';

// Compiling schemas needs `eval`, which the page's security policy refuses and reports.
z.config({ jitless: true });

/*
 * As much of the Job Board API's answers as the product reads (https://developers.greenhouse.io/job-board.html).
 * What is not here may be anything.
 */

const named = z.object({ name: z.string() });

const job = z.object({
  id: z.number(),
  title: z.string(),
  updated_at: z.string(),
  absolute_url: z.string(),
  location: z.nullish(z.object({ name: z.nullish(z.string()) })),
  departments: z.nullish(z.array(named)),
  offices: z.nullish(z.array(named)),
  /** Fields of the board's own; of a list of choices, the chosen one. */
  metadata: z.nullish(z.array(z.object({ name: z.string(), value: z.unknown() }))),
});

export const jobList = z.object({ jobs: z.array(job) });
/** `content`: HTML, escaped once more. */
export const wholeJob = z.extend(job, { content: z.nullish(z.string()) });
export const officeList = z.object({
  offices: z.array(z.object({ id: z.number(), name: z.string(), location: z.nullish(z.string()) })),
});

export type GreenhouseJob = z.output<typeof job>;
