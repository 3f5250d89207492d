import type { HostCheck } from '../../../domain/reference/host-check';
import { areasOfServices } from '../api-reference/area-title';

export interface StatusArea {
  readonly name: string;
  readonly checks: readonly HostCheck[];
}

export interface StatusSection {
  readonly id: 'public' | 'feeds' | 'account';
  readonly areas: readonly StatusArea[];
}

/** What the product itself reads, what other services read, and what only the account may: each by area. */
export function statusSections(checks: readonly HostCheck[]): readonly StatusSection[] {
  return (['public', 'feeds', 'account'] as const)
    .map((id) => ({ id, areas: areasOf(checks.filter((check) => sectionOf(check) === id)) }))
    .filter(({ areas }) => areas.length > 0);
}

function sectionOf({ area, access }: HostCheck): StatusSection['id'] {
  if (access === 'private') return 'account';
  return area in areasOfServices ? 'feeds' : 'public';
}

function areasOf(checks: readonly HostCheck[]): readonly StatusArea[] {
  const names = new Set(checks.map(({ area }) => area));
  return [...names].map((name) => ({ name, checks: checks.filter(({ area }) => area === name) }));
}
