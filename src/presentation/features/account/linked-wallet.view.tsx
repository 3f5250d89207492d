import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletState } from '../../../domain/account/linked-account';
import { SettingRow } from '../account-kit/setting-row';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { Modal } from '../../kit/antd/modal';
import type { LinkedAccountsStore } from './linked-accounts.store';
import { SettingSelect } from './preference-controls.view';
import styles from './settings.module.css';

/** A wallet of the person's own: bound by its signature, which the person reads first. */
export const LinkedWallet = observer(function LinkedWallet({ store }: { readonly store: LinkedAccountsStore }) {
  const wallet = useMemo(() => store.queries.wallet(), [store]);
  const state = useResource(wallet);
  return (
    <DataBlock state={state} onRetry={() => void wallet.refresh()} skeleton={<Skeleton height={80} />}>
      {(known) =>
        known.wallet ? <Bound store={store} state={known} /> : <Unbound store={store} message={known.messageToSign} />
      }
    </DataBlock>
  );
});

const Unbound = observer(function Unbound({
  store,
  message,
}: {
  readonly store: LinkedAccountsStore;
  readonly message: string | undefined;
}) {
  const { session } = useApp();
  const { t } = useTranslation(['settings', 'common']);
  const [reading, setReading] = useState(false);
  const text =
    session.account?.main === false ? t('wallet.mainOnly') : store.hasWallet ? t('wallet.text') : t('wallet.missing');
  return (
    <>
      <SettingRow title={t('wallet.title')} state={<Mark tone="neutral">{t('linked.none')}</Mark>} text={text}>
        {message !== undefined && store.hasWallet ? (
          <Button size="small" busy={store.acting === 'bindWallet'} onClick={() => setReading(true)}>
            {t('wallet.bind')}
          </Button>
        ) : null}
      </SettingRow>
      {reading && message !== undefined ? (
        <Modal title={t('wallet.signTitle')} onClose={() => setReading(false)}>
          <DialogText>{t('wallet.signText')}</DialogText>
          <p className={styles.message} lang="en">
            {message}
          </p>
          <DialogActions>
            <Button onClick={() => setReading(false)}>{t('common:action.cancel')}</Button>
            <Button
              variant="primary"
              onClick={() => {
                setReading(false);
                void store.bindWallet();
              }}
            >
              {t('wallet.sign')}
            </Button>
          </DialogActions>
        </Modal>
      ) : null}
    </>
  );
});

const Bound = observer(function Bound({
  store,
  state: { wallet, mode },
}: {
  readonly store: LinkedAccountsStore;
  readonly state: WalletState;
}) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  if (!wallet) return null;
  return (
    <>
      <SettingRow
        title={t('wallet.title')}
        state={<Mark tone="good">{t('linked.bound')}</Mark>}
        text={
          <>
            <span className={styles.address}>{wallet.address}</span> · {wallet.chain} · {format.date(wallet.boundAt)}
          </>
        }
      >
        <Button size="small" busy={store.acting === 'unbindWallet'} onClick={() => void store.unbindWallet()}>
          {t('wallet.unbind')}
        </Button>
      </SettingRow>
      <SettingRow title={t('wallet.mode')} text={t('wallet.modeText')}>
        <SettingSelect
          label={t('wallet.mode')}
          value={mode === 'other' ? undefined : mode}
          busy={store.acting === 'walletMode'}
          choices={(['CEFI', 'DEFI'] as const).map((value) => ({ value, label: t(`wallet.modes.${value}`) }))}
          onChoose={(value) => void store.chooseMode(value === 'DEFI' ? 'DEFI' : 'CEFI')}
        />
      </SettingRow>
    </>
  );
});
