import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpeningsQueries } from '../../../application/careers/openings.queries';
import { known } from '../../../application/kernel/resource';
import type { Opening } from '../../../domain/careers/opening';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { careersPath } from './careers-address';
import own from './team.module.css';

interface RolesLinkProps {
  readonly openings: OpeningsQueries;
  /** By the board's name of a team, in any letters, or of a place. */
  readonly filter: { readonly team: string } | { readonly place: string };
}

/** How many roles are open in a team or a place, leading to them; a dash while that is not known. */
export function RolesLink({ openings: queries, filter }: RolesLinkProps) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const openings = known(useResource(useMemo(() => queries.openings(), [queries])));
  const found = openings?.filter((opening) => isOf(opening, filter));
  const [first] = found ?? [];
  const target = 'place' in filter ? filter : { team: first?.team };
  return (
    <Link to={careersPath(found === undefined || first === undefined ? {} : target)} className={own.roles}>
      {t('openings', { shown: format.integer(found?.length) })}
    </Link>
  );
}

function isOf({ team, places }: Opening, filter: RolesLinkProps['filter']): boolean {
  return 'place' in filter ? places.includes(filter.place) : team?.toLowerCase() === filter.team;
}
