import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../runtime/app-context';

/** What can be lost, in the words of the rules that the visitor lives under. */
export const RiskNotice = observer(function RiskNotice() {
  const { region } = useApp();
  const { t } = useTranslation('common');
  return <>{t(region.eu ? 'footer.riskEu' : 'footer.risk')}</>;
});
