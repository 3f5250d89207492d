import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { accountDisplayName } from '../../../domain/account/account';
import { SwitchAccountButton } from '../account-kit/switch-account-button.view';
import { useApp } from '../../runtime/app-context';
import styles from './sub-account-scope.module.css';

/** Whose money a page shows while somebody acts as a sub-account, and the way back; nothing for a main account. */
export const SubAccountScope = observer(function SubAccountScope() {
  const { session } = useApp();
  const { t } = useTranslation('moneyKit');
  const { account } = session;
  if (!account || account.main) return null;
  const { mainUserId } = account;
  return (
    <div className={styles.scope} role="note">
      <p>
        <strong>{t('subAccount.title', { name: accountDisplayName(account, undefined) })}</strong>
        <span className={styles.text}>{t('subAccount.text')}</span>
      </p>
      {mainUserId === undefined ? null : (
        <SwitchAccountButton userId={mainUserId} size="small">
          {t('subAccount.action')}
        </SwitchAccountButton>
      )}
    </div>
  );
});
