import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/controls/button';
import { DialogActions } from '../../../../kit/controls/dialog-parts';
import { useApp } from '../../../../runtime/app-context';
import { copyPicture, savePicture } from './picture-file';

/** Takes a drawn picture along. */
export function PictureActions({
  canvas,
  name,
}: {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
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
