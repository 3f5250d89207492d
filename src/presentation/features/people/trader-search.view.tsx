import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/controls/empty-state';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { SearchField } from '../../kit/controls/text-field';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import type { FollowsStore } from './follows.store';
import { FollowButton } from './follow-button.view';
import styles from './people.module.css';
import { TraderCell } from './trader-cell.view';
import type { TraderSearchStore } from './trader-search.store';

/** The longest a name can be. */
const longest = 20;

export const TraderSearch = observer(function TraderSearch({ search }: { readonly search: TraderSearchStore }) {
  const { t } = useTranslation('people');
  return (
    <SearchField
      className={styles.search}
      aria-label={t('search.label')}
      placeholder={t('search.label')}
      maxLength={longest}
      value={search.text}
      onChange={(event) => search.type(event.target.value)}
    />
  );
});

interface FoundTradersProps {
  readonly search: TraderSearchStore;
  readonly follows: FollowsStore;
}

/** Whose name begins with what was typed; nothing while nothing is looked for. */
export const FoundTraders = observer(function FoundTraders({ search, follows }: FoundTradersProps) {
  return search.asked === '' ? null : <Found key={search.asked} search={search} follows={follows} />;
});

function Found({ search: { traders, asked }, follows }: FoundTradersProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const found = useMemo(() => traders.search(asked), [traders, asked]);
  return (
    <section className={styles.found} aria-label={t('search.found')} aria-live="polite">
      <DataBlock
        state={useResource(found)}
        onRetry={() => void found.refresh()}
        skeleton={<RowsSkeleton rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('search.none')} text={t('search.noneText')} />}
      >
        {(rows) => (
          <ul className={styles.foundRows}>
            {rows.map((trader) => (
              <li key={trader.uuid}>
                <TraderCell trader={trader} />
                <span className={styles.small}>
                  {t('search.followers', { followers: format.integer(trader.followers) })}
                </span>
                <FollowButton
                  uuid={trader.uuid}
                  name={trader.coolName}
                  follows={follows}
                  onChanged={() => void found.refresh()}
                />
              </li>
            ))}
          </ul>
        )}
      </DataBlock>
    </section>
  );
}
