import { useTranslation } from 'react-i18next';
import { view } from '../../runtime/feature';
import { earnPlaces } from '../../runtime/menus';
import { paths } from '../../runtime/paths';
import { ProductMenu } from './product-menu.view';

/** What pays for coins that are left with the exchange, and the proof that they are there. */
function EarnMenu() {
  const { t } = useTranslation('productMenus');
  return <ProductMenu label={t('earn')} places={earnPlaces(paths)} />;
}

export default view(EarnMenu, {});
