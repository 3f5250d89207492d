import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpeningsQueries } from '../../../application/careers/openings.queries';
import { known } from '../../../application/kernel/resource';
import { openingChoices } from '../../../domain/careers/opening';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { LiveFacts } from './company-parts.view';

/** How much is open, in how many teams and places. */
export function HiringFacts({ openings: queries }: { readonly openings: OpeningsQueries }) {
  const { t } = useTranslation('careers');
  const format = useFormat();
  const openings = known(useResource(useMemo(() => queries.openings(), [queries])));
  const choices = openings && openingChoices(openings);
  return (
    <LiveFacts
      title={t('facts.title')}
      facts={[
        { name: t('facts.openings'), value: format.integer(openings?.length) },
        { name: t('facts.teams'), value: format.integer(choices?.team.length) },
        { name: t('facts.places'), value: format.integer(choices?.place.length) },
      ]}
    />
  );
}
