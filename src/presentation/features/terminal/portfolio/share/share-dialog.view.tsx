import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMarketSymbol } from '../../../../../domain/markets/market-symbol';
import { Select } from '../../../../kit/controls/select';
import { Checkbox } from '../../../../kit/controls/checkbox';
import { Dialog } from '../../../../kit/controls/dialog';
import styles from '../portfolio-dialogs.module.css';
import { InstrumentsStore } from '../instruments.store';
import { PictureActions } from './picture-actions.view';
import { paintPicture, wordsOf } from './picture-surface';
import { pictureSize } from './profit-picture';
import { sharedFields, ShareStore } from './share.store';
import { useSharedResult } from './shared-result';
import { returnKey, usePictureText } from './use-picture-text';
import { view } from '../../../../runtime/feature';

interface ShareStores {
  readonly share: ShareStore;
  readonly instruments: InstrumentsStore;
}

/** Makes a picture of a result: what is on it is chosen here, and nothing is sent anywhere. */
export const ShareDialog = observer(function ShareDialog({
  stores: { share, instruments },
}: {
  readonly stores: ShareStores;
}) {
  const { t } = useTranslation('portfolio');
  const { result, onClose } = useSharedResult();
  // Of an open position the figures stay as they were when it was asked for: the picture does not change under the eyes.
  const [kept] = useState(result);
  const gain = kept.pnl.gte(0);
  useEffect(() => void share.read(gain), [share, gain]);
  useEffect(() => instruments.start(), [instruments]);
  const text = usePictureText({ instruments })(kept, share);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => paintPicture(canvas.current, text, share.card, gain));

  const asset = parseMarketSymbol(kept.symbol)?.quote;
  const offered = sharedFields.filter(
    (field) => (field !== 'code' || share.code !== undefined) && (field !== 'leverage' || kept.leverage !== undefined),
  );
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      <div className={styles.form}>
        <canvas ref={canvas} className={styles.picture} {...pictureSize} role="img" aria-label={wordsOf(text)} />
        <div role="group" aria-label={t('share.show')} className={styles.choices}>
          {offered.map((field) => (
            <Checkbox key={field} checked={share.shown.has(field)} onChange={(checked) => share.show(field, checked)}>
              {field === 'roi' ? t(returnKey(kept)) : t(`share.${field}`, { asset })}
            </Checkbox>
          ))}
        </div>
        <div className={styles.choices}>
          <label>
            {t('share.background')}
            <Select
              size="tiny"
              value={share.card?.id ?? ''}
              onChange={(value) => share.choose(share.cards.find(({ id }) => id === value))}
              options={[
                { value: '', label: t('share.plain') },
                ...share.cards.map(({ id }, index) => ({
                  value: id,
                  label: t('share.template', { number: index + 1 }),
                })),
              ]}
            />
          </label>
          <label>
            {t('share.slogan')}
            <Select
              size="tiny"
              value={share.slogan}
              onChange={(value) => share.say(value)}
              options={[
                { value: '', label: t('share.noSlogan') },
                ...share.slogans.map((slogan) => ({ value: slogan, label: slogan })),
              ]}
            />
          </label>
        </div>
      </div>
      <PictureActions canvas={canvas} name={`${kept.symbol.toLowerCase()}.png`} />
    </Dialog>
  );
});

export default view(ShareDialog, { share: ShareStore, instruments: InstrumentsStore });
