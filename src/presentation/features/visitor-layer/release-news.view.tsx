import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../kit/controls/button-link';
import { LayerCard } from '../../kit/controls/layer-card';
import { paths } from '../../runtime/paths';
import type { ReleaseNewsStore } from './release-news.store';

/** What has changed since the last visit, in one line with the way to all of it. Whoever has opened that has seen it. */
export const ReleaseNews = observer(function ReleaseNews({ releases }: { readonly releases: ReleaseNewsStore }) {
  const { t } = useTranslation('layers');
  const { pathname } = useLocation();
  const { news } = releases;
  const place = news && paths.article(news.slug);
  useEffect(() => {
    if (pathname === place) releases.putAway();
  }, [pathname, place, releases]);
  if (!news || place === undefined) return null;
  return (
    <LayerCard
      title={t('news.title')}
      onClose={() => releases.putAway()}
      actions={
        <ButtonLink size="small" to={place}>
          {t('news.read')}
        </ButtonLink>
      }
    >
      <p lang={news.language}>{news.title}</p>
    </LayerCard>
  );
});
