import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEachLoss, type WaysBack } from '../../../domain/security/recovery';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { AfterLossRow } from './after-loss-row.view';
import type { RecoveryStore } from './recovery.store';
import { RequestProblem } from './request-problem.view';

/** What would be left if each device were lost, and the codes for when nothing is. */
export const RecoverySection = observer(function RecoverySection({ store }: { readonly store: RecoveryStore }) {
  const { t } = useTranslation('security');
  const ways = useMemo(() => store.ways(), [store]);
  const state = useResource(ways);
  const { dialog, request } = store;
  useEffect(() => store.start(), [store]);
  return (
    <Section title={t('recovery.title')} text={t('recovery.text')} anchor="recovery">
      <DataBlock state={state} onRetry={() => void ways.refresh()} skeleton={<Skeleton height={216} />}>
        {(known) => (
          <>
            <CodesRow store={store} ways={known} />
            {afterEachLoss(known).map((after, index) => (
              <AfterLossRow key={index} after={after} />
            ))}
          </>
        )}
      </DataBlock>
      {dialog === undefined ? <RequestProblem failure={request.failure} /> : null}
      {dialog === 'replace' ? (
        <ConfirmModal
          title={t('recovery.replaceTitle')}
          text={t('recovery.replaceText')}
          action={t('recovery.create')}
          onConfirm={() => store.create()}
          onClose={() => store.close()}
        />
      ) : null}
    </Section>
  );
});

const CodesRow = observer(function CodesRow({
  store,
  ways: { authenticator, passkeys, codesLeft, codesMadeAt },
}: {
  readonly store: RecoveryStore;
  readonly ways: WaysBack;
}) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const possible = authenticator || passkeys.length > 0;
  const made = codesMadeAt !== undefined;
  const text = made ? t('recovery.since', { date: format.date(codesMadeAt) }) : t('recovery.none');
  return (
    <SettingRow
      title={t('recovery.codes')}
      state={<Mark tone={codesLeft > 0 ? 'good' : 'warning'}>{t('recovery.left', { number: codesLeft })}</Mark>}
      text={possible ? text : t('recovery.needsFactor')}
    >
      {codesLeft > 0 ? (
        <Button size="small" onClick={() => store.open('try')}>
          {t('recovery.try')}
        </Button>
      ) : null}
      {possible ? (
        <Button
          size="small"
          variant={codesLeft > 0 ? 'secondary' : 'primary'}
          busy={store.request.busy && store.dialog === undefined}
          onClick={() => (codesLeft > 0 ? store.open('replace') : void store.create())}
        >
          {t(made ? 'recovery.replace' : 'recovery.create')}
        </Button>
      ) : null}
    </SettingRow>
  );
});
