import { useTranslation } from 'react-i18next';
import { view } from '../../runtime/feature';
import { ProductMenu } from './product-menu.view';
import { earnPlaces } from './product-places';

/** What pays for coins that are left with the exchange, and the proof that they are there. */
function EarnMenu() {
  const { t } = useTranslation('productMenus');
  return <ProductMenu label={t('earn')} places={earnPlaces} />;
}

export default view(EarnMenu, {});
