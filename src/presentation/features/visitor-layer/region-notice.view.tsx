import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { LayerCard } from '../../kit/controls/layer-card';

/** The exchange serves nobody where the visitor seems to be. */
export function RegionNotice({ country, onClose }: { readonly country: string; readonly onClose: () => void }) {
  const { environment, language } = useApp();
  const { t } = useTranslation('consent');
  const name = new Intl.DisplayNames(language.language.regionalTag, { type: 'region' }).of(country) ?? country;
  return (
    <LayerCard title={t('region.title', { brand: environment.brand.name, country: name })} onClose={onClose}>
      <p>{t('region.text')}</p>
    </LayerCard>
  );
}
