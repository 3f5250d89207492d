import { useTranslation } from 'react-i18next';
import { view } from '../../runtime/feature';
import { paths } from '../../runtime/paths';
import { ProductMenu } from './product-menu.view';

const places = [
  { to: paths.earn, name: 'vaults' },
  { to: paths.staking, name: 'staking' },
  { to: paths.myWoo, name: 'token' },
  { to: paths.proofOfReserves, name: 'reserves' },
] as const;

/** What pays for coins that are left with the exchange, and the proof that they are there. */
function EarnMenu() {
  const { t } = useTranslation('productMenus');
  return <ProductMenu label={t('earn')} places={places} />;
}

export default view(EarnMenu, {});
