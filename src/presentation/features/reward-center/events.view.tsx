import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { returnPath } from '../../../domain/session/return-path';
import type { Promotion } from '../../../domain/platform/promotion';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { ExternalLink } from '../../kit/controls/external-link';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import type { EventsStore } from './events.store';
import styles from './reward-center.module.css';

/** Promotions for this account, each until it is put away. */
export const Events = observer(function Events({ store }: { readonly store: EventsStore }) {
  const { t } = useTranslation('rewardCenter');
  const { language } = useApp();
  const promotions = useMemo(() => store.queries.forAccount(language.code), [store, language.code]);
  const isShown = ({ id, dismissed }: Promotion): boolean => !dismissed && !store.leaving.has(id);
  return (
    <Section title={t('events.title')} text={t('events.text')} anchor="events">
      <DataBlock
        state={useResource(promotions)}
        onRetry={() => void promotions.refresh()}
        skeleton={<RowsSkeleton roomy rows={3} />}
        isEmpty={(all) => !all.some(isShown)}
        empty={<EmptyState title={t('events.none.title')} text={t('events.none.text')} />}
      >
        {(all) => (
          <ul className={styles.events}>
            {all.filter(isShown).map((promotion) => (
              <Event key={promotion.id} promotion={promotion} onDismiss={() => void store.dismiss(promotion.id)} />
            ))}
          </ul>
        )}
      </DataBlock>
    </Section>
  );
});

interface EventProps {
  readonly promotion: Promotion;
  readonly onDismiss: () => void;
}

function Event({ promotion: { title, subtitle, button, link, endsAt }, onDismiss }: EventProps) {
  const { t } = useTranslation('rewardCenter');
  const format = useFormat();
  const inside = returnPath(link, '');
  return (
    <li className={styles.event}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{subtitle}</p>
      <p className={styles.until}>{t('events.until', { at: format.date(endsAt) })}</p>
      <div className={styles.actions}>
        {inside !== '' ? (
          <ButtonLink size="small" variant="primary" to={inside}>
            {button}
          </ButtonLink>
        ) : link.startsWith('https://') ? (
          <ExternalLink href={link}>{button}</ExternalLink>
        ) : null}
        <Button size="small" aria-label={t('events.dismissOf', { title })} onClick={onDismiss}>
          {t('events.dismiss')}
        </Button>
      </div>
    </li>
  );
}
