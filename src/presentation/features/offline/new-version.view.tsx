import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { LayerCard } from '../../kit/controls/layer-card';
import type { InstalledAppStore } from './installed-app.store';

/** A newer version is here. Nobody's page changes under their hands: they say when. */
export const NewVersion = observer(function NewVersion({ app }: { readonly app: InstalledAppStore }) {
  const { t } = useTranslation('common');
  if (!app.newVersion || app.away) return null;
  return (
    <LayerCard
      title={t('newVersion.title')}
      onClose={app.putAway}
      actions={
        <Button size="small" onClick={() => app.reload()}>
          {t('newVersion.reload')}
        </Button>
      }
    >
      <p>{t('newVersion.text')}</p>
    </LayerCard>
  );
});
