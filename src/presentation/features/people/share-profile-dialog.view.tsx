import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedResults, type ProfileSummary } from '../../../domain/social/trader-profile';
import { Dialog } from '../../kit/controls/dialog';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { PictureActions } from '../terminal/portfolio/share/picture-actions.view';
import { paintPicture, wordsOf } from '../terminal/portfolio/share/picture-surface';
import { pictureSize, type PictureText } from '../terminal/portfolio/share/profit-picture';
import styles from './profile.module.css';
import { type SharedProfile, useSharedProfile } from './shared-profile';
import { usePeopleFigures } from './use-people-figures';

/** Makes a picture of a profile out of what its owner shows to everybody; nothing is sent anywhere. */
function ShareProfileDialog() {
  const { t } = useTranslation('people');
  const { trader, summary, span, onClose } = useSharedProfile();
  const state = useResource(summary);
  return (
    <Dialog title={t('profile.share')} onClose={onClose}>
      {trader.shows.pnl ? (
        <DataBlock
          state={state}
          onRetry={() => void summary.refresh()}
          skeleton={
            <div className={styles.picture}>
              <Skeleton height="100%" />
            </div>
          }
        >
          {(read) => <ProfilePicture trader={trader} span={span} summary={read} />}
        </DataBlock>
      ) : (
        <ProfilePicture trader={trader} span={span} summary={undefined} />
      )}
    </Dialog>
  );
}

function ProfilePicture({
  trader,
  span,
  summary,
}: Pick<SharedProfile, 'trader' | 'span'> & {
  readonly summary: ProfileSummary | undefined;
}) {
  const { t } = useTranslation('people');
  const { environment, paths } = useApp();
  const figures = usePeopleFigures();
  const results = sharedResults(trader, summary, span);
  const roi = results?.roi;
  const text: PictureText = {
    brand: environment.brand.name,
    market: trader.coolName,
    direction: t(`share.roi.${span}`),
    headline: roi === undefined ? undefined : figures.percent(roi),
    pnl: undefined,
    prices: results
      ? [
          [t(`share.winRate.${span}`), figures.part(results.winRate)],
          [t('figures.drawdown90'), figures.part(results.maxDrawdown)],
        ]
      : [],
    slogan: '',
    foot: [new URL(paths.traderProfile(trader.uuid), window.location.origin).href.replace(/^https?:\/\//, '')],
  };
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => paintPicture(canvas.current, text, undefined, (roi ?? 0) >= 0));
  return (
    <>
      <canvas ref={canvas} className={styles.picture} {...pictureSize} role="img" aria-label={wordsOf(text)} />
      <PictureActions canvas={canvas} name={`${trader.coolName.toLowerCase()}.png`} />
    </>
  );
}

export default view(ShareProfileDialog, {});
