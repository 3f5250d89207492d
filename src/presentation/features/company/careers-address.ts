import type { OpeningsQuestion } from '../../../domain/careers/opening';
import { paths } from '../../runtime/paths';

/** What the filters of a list are called in the address: `/careers?team=Product&place=Lisbon&type=Full-time&q=writer`. */
const names = { query: 'q', team: 'team', place: 'place', employment: 'type' } as const satisfies Record<
  keyof OpeningsQuestion,
  string
>;

export function questionOf(address: URLSearchParams): OpeningsQuestion {
  const chosen = (name: string): string | undefined => address.get(name) || undefined;
  return {
    query: address.get(names.query) ?? '',
    team: chosen(names.team),
    place: chosen(names.place),
    employment: chosen(names.employment),
  };
}

/** The opening that an address shows; `undefined` for the list. */
export function openingOf(address: URLSearchParams): string | undefined {
  return address.get('opening') || undefined;
}

/** Where on the page the list is. */
export const openingsAnchor = 'openings';

/** Address of a list, or within one, of an opening: the way back leads to the same list. */
export function careersPath(question: Partial<OpeningsQuestion>, opening?: string): string {
  const search = new URLSearchParams();
  for (const [field, name] of Object.entries(names)) {
    const value = question[field as keyof OpeningsQuestion];
    if (value) search.set(name, value);
  }
  if (opening !== undefined) search.set('opening', opening);
  const text = search.toString();
  return text === '' ? paths.careers : `${paths.careers}?${text}`;
}
