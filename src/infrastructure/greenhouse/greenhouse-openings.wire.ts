import type { Office, Opening } from '../../domain/careers/opening';
import type { GreenhouseJob } from './greenhouse-answers';

/** The field of a board that says how one is employed, by its usual name. */
const employmentField = 'employment type';

/** `undefined` for a job that leads nowhere one can apply. */
export function openingFromGreenhouse(job: GreenhouseJob): Opening | undefined {
  if (!/^https?:\/\//.test(job.absolute_url)) return undefined;
  const location = job.location?.name ?? '';
  const offices = (job.offices ?? []).map(({ name }) => name);
  const employment = job.metadata?.find(({ name }) => name.toLowerCase() === employmentField)?.value;
  return {
    id: String(job.id),
    title: job.title,
    team: job.departments?.[0]?.name,
    places: offices.length > 0 || location === '' ? offices : [location],
    location: location === '' ? offices.join(', ') : location,
    employment: typeof employment === 'string' ? employment : undefined,
    updatedAt: Date.parse(job.updated_at),
    applyUrl: job.absolute_url,
  };
}

/** Boards have an office of the number 0 for jobs that have none. */
export function officesFromGreenhouse(
  offices: readonly { readonly id: number; readonly name: string; readonly location?: string | null | undefined }[],
): readonly Office[] {
  return offices.filter(({ id }) => id !== 0).map(({ name, location }) => ({ name, location: location ?? undefined }));
}

const escaped: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The HTML of a description, which the board escapes once as a whole. */
export function htmlOf(content: string): string {
  return content.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => escaped[name]!);
}
