import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';

/** In place of a page that is not switched on for whoever came. */
export function SwitchedOff() {
  const { t } = useTranslation(['switches', 'common']);
  const { paths } = useApp();
  usePageTitle(t('title'));
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={<ButtonLink to={paths.markets}>{t('common:nav.markets')}</ButtonLink>}
    />
  );
}

export default view(SwitchedOff, {});
