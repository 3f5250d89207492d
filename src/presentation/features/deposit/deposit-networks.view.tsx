import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenNetwork } from '../../../domain/wallet/token-network';
import { RadioList } from '../../kit/antd/choice';
import { EmptyState } from '../../kit/controls/empty-state';
import { useExact } from '../money-kit/use-exact';
import styles from './deposit.module.css';

interface DepositNetworksProps {
  readonly asset: string;
  readonly networks: readonly TokenNetwork[];
  readonly chosen: string | undefined;
  readonly onChoose: (network: string) => void;
}

export function DepositNetworks({ asset, networks, chosen, onChoose }: DepositNetworksProps) {
  const { t } = useTranslation('deposit');
  const exact = useExact();
  const titleId = useId();
  if (networks.length === 0) return <EmptyState title={t('noNetwork.title')} text={t('noNetwork.text', { asset })} />;
  const terms = ({ deposits, confirmations, minimumDeposit }: TokenNetwork): string =>
    !deposits
      ? t('network.suspended')
      : [
          t('network.free'),
          ...(minimumDeposit ? [t('network.minimum', { amount: exact(minimumDeposit), asset })] : []),
          t('network.confirmations', { needed: confirmations }),
        ].join(' · ');
  return (
    <div className={styles.field}>
      <h3 id={titleId}>{t('network.title')}</h3>
      <RadioList
        aria-labelledby={titleId}
        value={chosen ?? null}
        onChange={onChoose}
        options={networks.map((each) => ({
          value: each.network,
          label: each.name,
          text: terms(each),
          disabled: !each.deposits,
        }))}
      />
    </div>
  );
}
