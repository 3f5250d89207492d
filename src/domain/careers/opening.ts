import type { ArticleNode } from '../blog/article-body';
import type { Instant } from '../shared/instant';

/** A job that is open, as the board lists it. */
export interface Opening {
  readonly id: string;
  readonly title: string;
  /** In the board's words; absent where the board gives none. */
  readonly team: string | undefined;
  /** Offices that it is open in; where the board names none, its location. */
  readonly places: readonly string[];
  /** As the board writes it, such as "Remote, Europe". */
  readonly location: string;
  /** Such as "Full-time". */
  readonly employment: string | undefined;
  readonly updatedAt: Instant;
  /** Where one applies. */
  readonly applyUrl: string;
}

export interface OpeningDescription extends Opening {
  readonly body: readonly ArticleNode[];
}

/** Somewhere that people work from. */
export interface Office {
  readonly name: string;
  /** Absent where the board gives none. */
  readonly location: string | undefined;
}

/** What is asked of a list of openings; without a value, all. */
export interface OpeningsQuestion {
  readonly query: string;
  readonly team?: string | undefined;
  readonly place?: string | undefined;
  readonly employment?: string | undefined;
}

/** Those that answer: every word of the query in title, team or place, and each choice met. */
export function matchingOpenings(openings: readonly Opening[], question: OpeningsQuestion): readonly Opening[] {
  const words = question.query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return openings.filter((opening) => {
    const { title, team, places, location, employment } = opening;
    const text = [title, team, location, ...places, employment].join(' ').toLocaleLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (question.team === undefined || team === question.team) &&
      (question.place === undefined || places.includes(question.place)) &&
      (question.employment === undefined || employment === question.employment)
    );
  });
}

export interface OpeningsOfTeam {
  readonly team: string | undefined;
  readonly openings: readonly Opening[];
}

/** By team, in the order of the alphabet; those without a team last. */
export function openingsByTeam(openings: readonly Opening[]): readonly OpeningsOfTeam[] {
  const teams = named(openings.map(({ team }) => team));
  return [...teams, undefined].flatMap((team) => {
    const own = openings.filter((opening) => opening.team === team);
    return own.length === 0 ? [] : [{ team, openings: own }];
  });
}

/** What there is to choose from. */
export function openingChoices(
  openings: readonly Opening[],
): Readonly<Record<'team' | 'place' | 'employment', readonly string[]>> {
  return {
    team: named(openings.map(({ team }) => team)),
    place: named(openings.flatMap(({ places }) => places)),
    employment: named(openings.map(({ employment }) => employment)),
  };
}

/** Each once, by the alphabet. */
function named(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== undefined).sort((a, b) => a.localeCompare(b));
}
