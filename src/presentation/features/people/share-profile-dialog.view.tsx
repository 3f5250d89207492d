import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { sharedResults } from '../../../domain/social/trader-profile';
import { Dialog } from '../../kit/controls/dialog';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { PictureActions } from '../terminal/portfolio/share/picture-actions.view';
import { paintPicture, wordsOf } from '../terminal/portfolio/share/picture-surface';
import { pictureSize, type PictureText } from '../terminal/portfolio/share/profit-picture';
import styles from './profile.module.css';
import { useSharedProfile } from './shared-profile';
import { usePeopleFigures } from './use-people-figures';

/** Makes a picture of a profile out of what its owner shows to everybody; nothing is sent anywhere. */
export function ShareProfileDialog() {
  const { t } = useTranslation('people');
  const { environment, paths } = useApp();
  const figures = usePeopleFigures();
  const { trader, summary, onClose } = useSharedProfile();
  const results = sharedResults(trader, known(useResource(summary)));
  const roi = results?.roi;
  const text: PictureText = {
    brand: environment.brand.name,
    market: trader.coolName,
    direction: t('share.period'),
    headline: roi === undefined ? undefined : figures.percent(roi),
    pnl: undefined,
    prices: results
      ? [
          [t('column.winRate'), figures.part(results.winRate)],
          [t('column.drawdown'), figures.part(results.maxDrawdown)],
        ]
      : [],
    slogan: '',
    foot: [new URL(paths.traderProfile(trader.uuid), window.location.origin).href.replace(/^https?:\/\//, '')],
  };
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => paintPicture(canvas.current, text, undefined, (roi ?? 0) >= 0));
  return (
    <Dialog title={t('profile.share')} onClose={onClose}>
      <canvas ref={canvas} className={styles.picture} {...pictureSize} role="img" aria-label={wordsOf(text)} />
      <PictureActions canvas={canvas} name={`${trader.coolName.toLowerCase()}.png`} />
    </Dialog>
  );
}

export default view(ShareProfileDialog, {});
