import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { Skeleton } from '../../kit/controls/skeleton';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import type { AccountClosureStore } from './account-closure.store';

/**
 * Stopping the account, and leaving for good: what it means before anything is asked. What leaving asks is a form, and
 * comes with the others. A frozen account can do neither; that it goes on again is offered at the head of the page.
 */
export const AccountClosureSection = observer(function AccountClosureSection({
  store,
}: {
  readonly store: AccountClosureStore;
}) {
  const { t } = useTranslation('security');
  const standing = useMemo(() => store.queries.standing(), [store]);
  const state = useResource(standing);
  useEffect(() => () => store.leave(), [store]);
  const { dialog } = store;
  return (
    <>
      {known(state)?.frozenAt === undefined ? (
        <Section title={t('closure.title')} text={t('closure.text')} anchor="closure">
          <DataBlock state={state} onRetry={() => void standing.refresh()} skeleton={<Skeleton height={128} />}>
            {() => (
              <>
                <SettingRow title={t('closure.freeze.name')} text={t('closure.freeze.text')}>
                  <Button size="small" onClick={() => store.open('freeze')}>
                    {t('closure.freeze.start')}
                  </Button>
                </SettingRow>
                <SettingRow title={t('closure.close.name')} text={t('closure.close.text')}>
                  <Button size="small" onClick={() => store.open('close')}>
                    {t('closure.close.start')}
                  </Button>
                </SettingRow>
              </>
            )}
          </DataBlock>
        </Section>
      ) : null}
      {dialog === 'freeze' || dialog === 'unfreeze' ? (
        <ConfirmModal
          title={t(`closure.${dialog}.ask`)}
          text={t(`closure.${dialog}.consequence`)}
          action={t(`closure.${dialog}.start`)}
          onConfirm={() => (dialog === 'freeze' ? store.freeze() : store.unfreeze())}
          onClose={() => store.leave()}
        />
      ) : null}
    </>
  );
});
