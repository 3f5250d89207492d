import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mostPasskeys, type Passkey } from '../../../domain/security/passkey';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import type { PasskeysStore } from './passkeys.store';
import type { RecoveryStore } from './recovery.store';
import { RequestProblem } from './request-problem.view';
import { useRemovalText } from './use-removal-text';

/** Passkeys: the devices that come in and confirm without codes. */
export const PasskeysSection = observer(function PasskeysSection({
  store,
  recovery,
}: {
  readonly store: PasskeysStore;
  readonly recovery: Pick<RecoveryStore, 'ways'>;
}) {
  const { t } = useTranslation(['security', 'common']);
  const passkeys = useMemo(() => store.list(), [store]);
  const state = useResource(passkeys);
  const { dialog, request } = store;
  const removal = useRemovalText(recovery, t('passkeys.removeText'));
  useEffect(() => store.start(), [store]);
  return (
    <Section title={t('passkeys.title')} text={t('passkeys.text')} anchor="passkeys">
      <DataBlock state={state} onRetry={() => void passkeys.refresh()} skeleton={<Skeleton height={64} />}>
        {(rows) => (
          <>
            {rows.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} store={store} />
            ))}
            <AddRow store={store} count={rows.length} />
          </>
        )}
      </DataBlock>
      {dialog === undefined ? <RequestProblem failure={request.failure} /> : null}
      {typeof dialog === 'object' ? (
        <ConfirmModal
          title={t('passkeys.removeTitle', { name: dialog.name })}
          text={removal}
          action={t('common:action.remove')}
          onConfirm={() => store.remove(dialog)}
          onClose={() => store.close()}
        />
      ) : null}
    </Section>
  );
});

function PasskeyRow({ passkey, store }: { readonly passkey: Passkey; readonly store: PasskeysStore }) {
  const { t } = useTranslation(['security', 'common']);
  const format = useFormat();
  const { name, createdAt, usedAt } = passkey;
  const used = usedAt === undefined ? t('passkeys.unused') : t('passkeys.used', { time: format.dateTime(usedAt) });
  return (
    <SettingRow title={name} text={`${t('passkeys.since', { date: format.date(createdAt) })} ${used}`}>
      <Button size="small" aria-label={t('passkeys.removeNamed', { name })} onClick={() => store.open(passkey)}>
        {t('common:action.remove')}
      </Button>
    </SettingRow>
  );
}

function AddRow({ store, count }: { readonly store: PasskeysStore; readonly count: number }) {
  const { t } = useTranslation('security');
  const full = count >= mostPasskeys;
  const obstacle = full ? t('passkeys.full', { count: mostPasskeys }) : t('passkeys.unavailable');
  const possible = store.isAvailable && !full;
  return (
    <SettingRow
      title={t('passkeys.row')}
      state={
        count === 0 ? (
          <Mark tone="warning">{t('state.passkeysOff')}</Mark>
        ) : (
          <Mark tone="good">{t('state.passkeysOn')}</Mark>
        )
      }
      text={possible ? t('passkeys.none') : obstacle}
    >
      {possible ? (
        <Button size="small" variant="primary" onClick={() => store.open('add')}>
          {t('passkeys.add')}
        </Button>
      ) : null}
    </SettingRow>
  );
}
