import { useTranslation } from 'react-i18next';
import { useShell } from '../kernel/shell-context';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';

/** A sub-account has no such page: why, and where the main account is a step away. */
export function MainOnlyPanel() {
  const { paths } = useShell();
  const { t } = useTranslation('accountKit');
  return (
    <EmptyState
      title={t('mainOnly.title')}
      text={t('mainOnly.text')}
      action={
        <ButtonLink to={paths.account} size="small" variant="primary">
          {t('mainOnly.action')}
        </ButtonLink>
      }
    />
  );
}
