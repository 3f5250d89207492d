import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/controls/button';
import { ExternalLink } from '../kit/controls/external-link';
import { LayerCard } from '../kit/controls/layer-card';
import { useApp } from '../runtime/app-context';
import styles from './layers.module.css';

/**
 * Asks once whether the visitor may be counted. Both answers look alike, and none is chosen beforehand. It is part of
 * the first picture and of every document, in paragraphs that are none of them the page's largest text, and says what
 * it said first for as long as it is there: nothing moves. What exactly is counted opens without a script.
 */
export const ConsentBanner = observer(function ConsentBanner() {
  const { environment, region, tracking } = useApp();
  const { t } = useTranslation('common');
  // Under EU rules, and where nobody knows, everything can be read before the answer.
  const [explicit] = useState(region.eu !== false);
  if (!tracking.unasked) return null;
  const { privacyPolicy } = environment.links;
  return (
    <div className={styles.consent}>
      <LayerCard
        title={t('consent.title')}
        actions={
          <>
            <Button size="small" onClick={() => tracking.choose('no')}>
              {t('consent.no')}
            </Button>
            <Button size="small" onClick={() => tracking.choose('yes')}>
              {t('consent.yes')}
            </Button>
          </>
        }
      >
        <p>
          {t(explicit ? 'consent.textEu' : 'consent.text')}{' '}
          {privacyPolicy ? <ExternalLink href={privacyPolicy}>{t('link.privacyPolicy')}</ExternalLink> : null}
        </p>
        {explicit ? (
          <details>
            <summary>{t('consent.more')}</summary>
            <p>{t('consent.details')}</p>
          </details>
        ) : null}
      </LayerCard>
    </div>
  );
});
