import { useTranslation } from 'react-i18next';
import { useShell } from '../kernel/shell-context';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';

export function SubAccountNotice() {
  const { t } = useTranslation('security');
  const { paths } = useShell();
  return (
    <EmptyState
      title={t('sub.title')}
      text={t('sub.text')}
      action={
        <ButtonLink to={paths.account} size="small" variant="primary">
          {t('sub.action')}
        </ButtonLink>
      }
    />
  );
}
