import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LeadRequirement, LeadRequirementId } from '../../../domain/social/leading';
import { Icon } from '../../kit/controls/icon';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { MainOnlyPanel } from '../account-kit/main-only-panel.view';
import styles from './lead.module.css';

/** What leads to a strategy: a sub-account has none, whatever else it meets. */
export const LeadsAsMain = observer(function LeadsAsMain({ children }: { readonly children: ReactNode }) {
  const { session } = useApp();
  return session.account?.main === false ? <MainOnlyPanel /> : children;
});

/** What is needed for a strategy, how far the account is, and where to go for the rest. */
export function LeadRequirements({ requirements }: { readonly requirements: readonly LeadRequirement[] }) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const ways: Readonly<Record<LeadRequirementId, string>> = {
    VERIFIED: paths.identityVerification,
    PROFILE: `${paths.traderProfile()}#privacy`,
    CAPITAL: paths.inWallet('deposit'),
    TRADES: paths.trade,
  };
  return (
    <ul className={styles.needs}>
      {requirements.map(({ id, met, have, need }) => (
        <li key={id} className={styles.need}>
          <span className={styles.what} data-met={met}>
            <Icon name={met ? 'success' : 'warning'} size={16} />
            {t(`need.${id}`, { need: format.decimal(need, 0, 'half-even') })}
          </span>
          {met || have === undefined ? null : (
            <span className={styles.have}>
              {t('need.have', { have: format.decimal(have, 0, 'down'), need: format.decimal(need, 0, 'half-even') })}
            </span>
          )}
          {met || id === 'other' ? null : <Link to={ways[id]}>{t(`need.way.${id}`)}</Link>}
        </li>
      ))}
    </ul>
  );
}
