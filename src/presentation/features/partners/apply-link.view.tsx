import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/controls/button-link';
import { applicationAnchor } from './application-section.view';

/** Down to the application. */
export function ApplyLink() {
  const { t } = useTranslation('partners');
  return (
    <ButtonLink to={`#${applicationAnchor}`} variant="primary" size="large">
      {t('applyNow')}
    </ButtonLink>
  );
}
