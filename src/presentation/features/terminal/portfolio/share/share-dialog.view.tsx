import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMarketSymbol } from '../../../../../domain/markets/market-symbol';
import { useApp } from '../../../../runtime/app-context';
import { Select } from '../../../../kit/controls/select';
import { Checkbox } from '../../../../kit/controls/checkbox';
import { Button } from '../../../../kit/controls/button';
import { Dialog } from '../../../../kit/controls/dialog';
import { DialogActions } from '../../../../kit/controls/dialog-parts';
import styles from '../portfolio-dialogs.module.css';
import { InstrumentsStore } from '../instruments.store';
import { copyPicture, savePicture } from './picture-file';
import { drawProfitPicture, type PictureText, pictureSize } from './profit-picture';
import { sharedFields, ShareStore } from './share.store';
import { useSharedResult } from './shared-result';
import { usePictureText } from './use-picture-text';
import { view } from '../../../../runtime/feature';

export interface ShareStores {
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
  const gain = result.pnl.gte(0);
  useEffect(() => void share.read(gain), [share, gain]);
  useEffect(() => instruments.start(), [instruments]);
  // Of an open position the figures stay as they were when it was asked for: the picture does not change under the eyes.
  const [kept] = useState(result);
  const text = usePictureText({ instruments })(kept, share);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => paint(canvas.current, text, share.card, gain));

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
              {t(`share.${field}`, { asset })}
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

function PictureActions({
  canvas,
  name,
}: {
  readonly canvas: React.RefObject<HTMLCanvasElement | null>;
  readonly name: string;
}) {
  const { t } = useTranslation('portfolio');
  const { notices } = useApp();
  const copy = async (): Promise<void> => {
    const copied = await copyPicture(canvas.current!);
    notices.show(copied ? 'success' : 'error', {
      key: copied ? 'portfolio:share.copied' : 'common:copy.failed',
    });
  };
  return (
    <DialogActions>
      <Button onClick={() => void copy()}>{t('share.copy')}</Button>
      <Button variant="primary" onClick={() => savePicture(canvas.current!, name)}>
        {t('share.download')}
      </Button>
    </DialogActions>
  );
}

function paint(canvas: HTMLCanvasElement | null, text: PictureText, card: ShareStore['card'], gain: boolean): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const token = (name: string): string => getComputedStyle(canvas).getPropertyValue(name).trim();
  // The surfaces of templates are dark in every theme, and so are their greens and reds.
  const dark = { text: '#e9edf3', gain: '#2ebd85', loss: '#ff7b8d' };
  drawProfitPicture(context, text, {
    background: card?.background,
    textColour: card?.textColour ?? dark.text,
    headlineColour: gain ? dark.gain : dark.loss,
    font: token('--font') || 'sans-serif',
  });
}

/** The picture for those who do not see it. */
function wordsOf({ brand, market, direction, headline, pnl, prices, slogan, foot }: PictureText): string {
  return [
    brand,
    market,
    direction,
    headline,
    pnl,
    ...prices.map(([name, price]) => `${name} ${price}`),
    slogan,
    ...foot,
  ]
    .filter(Boolean)
    .join(', ');
}

export default view(ShareDialog, { share: ShareStore, instruments: InstrumentsStore });
