import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityQueries } from '../../../application/security/security.queries';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import type { AntiPhishingStore } from './anti-phishing.store';
import { RequestProblem } from './request-problem.view';
import styles from './anti-phishing-section.module.css';

interface AntiPhishingSectionProps {
  readonly store: AntiPhishingStore;
  readonly queries: SecurityQueries;
}

/** A word of the person's own in every genuine mail. */
export const AntiPhishingSection = observer(function AntiPhishingSection({ store, queries }: AntiPhishingSectionProps) {
  const { t } = useTranslation(['security', 'common']);
  const code = useMemo(() => queries.antiPhishingCode(), [queries]);
  const state = useResource(code);
  useEffect(() => () => store.close(), [store]);
  return (
    <Section title={t('antiPhishing.title')} text={t('antiPhishing.text')} anchor="anti-phishing">
      <DataBlock state={state} onRetry={() => void code.refresh()} skeleton={<Skeleton height={64} />}>
        {({ masked }) =>
          masked === undefined ? (
            <SettingRow title={t('antiPhishing.row')} state={<Mark tone="warning">{t('state.notSet')}</Mark>}>
              <Button
                size="small"
                aria-label={`${t('antiPhishing.set')}: ${t('antiPhishing.title')}`}
                onClick={() => store.open('set')}
              >
                {t('antiPhishing.set')}
              </Button>
            </SettingRow>
          ) : (
            <SettingRow
              title={t('antiPhishing.row')}
              state={<Mark tone="good">{t('state.set')}</Mark>}
              text={<code className={styles.code}>{masked}</code>}
            >
              <Button size="small" aria-label={t('antiPhishing.changeTitle')} onClick={() => store.open('set')}>
                {t('antiPhishing.change')}
              </Button>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('antiPhishing.removeTitle')}
                onClick={() => store.open('remove')}
              >
                {t('common:action.remove')}
              </Button>
            </SettingRow>
          )
        }
      </DataBlock>
      {store.dialog === undefined ? <RequestProblem failure={store.request.failure} /> : null}
      {store.dialog === 'remove' ? (
        <ConfirmModal
          title={t('antiPhishing.removeTitle')}
          text={t('antiPhishing.removeText')}
          action={t('common:action.remove')}
          onConfirm={() => store.remove()}
          onClose={() => store.close()}
        />
      ) : null}
    </Section>
  );
});
