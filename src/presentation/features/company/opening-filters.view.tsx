import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Opening, openingChoices, type OpeningsQuestion } from '../../../domain/careers/opening';
import { Select } from '../../kit/controls/select';
import { SearchField } from '../../kit/controls/text-field';
import { careersPath } from './careers-address';
import styles from './openings.module.css';
import { useBoardWords } from './use-board-words';

interface OpeningFiltersProps {
  readonly all: readonly Opening[];
  readonly question: OpeningsQuestion;
}

const filters = ['team', 'place', 'employment'] as const;

/** Words and choices that narrow the list. What leaves no choice is not asked. */
export function OpeningFilters({ all, question }: OpeningFiltersProps) {
  const { t } = useTranslation('careers');
  const word = useBoardWords();
  const navigate = useNavigate();
  const choices = openingChoices(all);
  const change = (part: Partial<OpeningsQuestion>): void =>
    void navigate(careersPath({ ...question, ...part }), { replace: true, preventScrollReset: true });
  return (
    <div role="search" className={styles.filters}>
      <SearchField
        className={styles.search}
        value={question.query}
        aria-label={t('openings.search')}
        placeholder={t('openings.search')}
        onChange={(event) => change({ query: event.target.value })}
      />
      {filters
        // What the address asks for can always be taken back.
        .filter((filter) => choices[filter].length > 1 || question[filter] !== undefined)
        .map((filter) => (
          <Select
            key={filter}
            aria-label={t(`openings.${filter}`)}
            value={question[filter] ?? 'all'}
            options={[
              { value: 'all', label: t(`openings.all.${filter}`) },
              ...[...new Set([...choices[filter], ...(question[filter] === undefined ? [] : [question[filter]])])].map(
                (name) => ({ value: name, label: word(name) }),
              ),
            ]}
            onChange={(name) => change({ [filter]: name === 'all' ? undefined : name })}
          />
        ))}
    </div>
  );
}
