import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/controls/button-link';
import { useApp } from '../../runtime/app-context';

/** To where second factors are set up, and an account is unfrozen. */
export function ToSecurity() {
  const { t } = useTranslation('approvals');
  const { paths } = useApp();
  return (
    <ButtonLink to={paths.accountSecurity} size="small">
      {t('rule.security')}
    </ButtonLink>
  );
}
