import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositAddress, TokenNetwork } from '../../../domain/wallet/token-network';
import { Alert } from '../../kit/antd/alert';
import { QrCode } from '../../kit/antd/qr-code';
import { Button } from '../../kit/controls/button';
import { ExternalLink } from '../../kit/controls/external-link';
import { ProblemText } from '../../kit/controls/problem-text';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import styles from './deposit.module.css';
import type { DepositStore } from './deposit.store';

interface DepositAddressProps {
  readonly store: DepositStore;
  readonly asset: string;
  readonly network: TokenNetwork;
  /** Brought to sight once it is known. */
  readonly inSight: boolean;
}

export const DepositAddressCard = observer(function DepositAddressCard(props: DepositAddressProps) {
  const { store, asset, network } = props;
  const resource = useMemo(() => store.address(asset, network.network), [store, asset, network.network]);
  return (
    <DataBlock
      state={useResource(resource)}
      onRetry={() => void resource.refresh()}
      skeleton={<Skeleton height={360} />}
    >
      {(given) => <Given {...props} given={given} />}
    </DataBlock>
  );
});

const Given = observer(function Given({
  store,
  asset,
  network,
  inSight,
  given: { address, memo },
}: DepositAddressProps & { readonly given: DepositAddress }) {
  const { t } = useTranslation('deposit');
  const { environment } = useApp();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (inSight) card.current?.scrollIntoView({ block: 'nearest' });
  }, [inSight]);
  const wallet = environment.links.practiceWallet;
  const sender =
    wallet && `${wallet}?${new URLSearchParams({ token: asset, network: network.network, address, memo })}`;
  return (
    <section ref={card} className={styles.card} aria-label={t('address.title')}>
      <p className={styles.only}>{t('only', { asset, network: network.name })}</p>
      <div className={styles.given}>
        <QrCode label={t('address.qr')} value={address} />
        <div className={styles.texts}>
          <Copied store={store} label={t('address.title')} action={t('address.copy')} text={address} />
          {memo === '' ? null : (
            <div className={styles.memo}>
              <Copied store={store} label={t('memo.title')} action={t('memo.copy')} text={memo} />
              <Alert title={t('memo.needed')} text={t('memo.text')} />
            </div>
          )}
          <CopiedNotice store={store} />
          {sender ? <ExternalLink href={sender}>{t('practice')}</ExternalLink> : null}
        </div>
      </div>
    </section>
  );
});

interface CopiedProps {
  readonly store: DepositStore;
  readonly label: string;
  readonly action: string;
  readonly text: string;
}

function Copied({ store, label, action, text }: CopiedProps) {
  return (
    <div className={styles.copied}>
      <span className={styles.label}>{label}</span>
      <code className={styles.code}>{text}</code>
      <Button size="small" onClick={() => void store.copy(text)}>
        {action}
      </Button>
    </div>
  );
}

const CopiedNotice = observer(function CopiedNotice({ store }: { readonly store: DepositStore }) {
  const { t } = useTranslation('deposit');
  if (store.copied === 'changed') return <ProblemText>{t('clipboard.changed')}</ProblemText>;
  return (
    <p role="status" className={styles.note}>
      {store.copied === 'same' ? t('clipboard.same') : store.copied === 'unreadable' ? t('clipboard.unreadable') : null}
    </p>
  );
});
