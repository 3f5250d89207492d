import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepsContracts, keptParts } from '../../../domain/social/kept-copy';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { RadioList } from '../../kit/antd/choice';
import { Modal } from '../../kit/antd/modal';
import { Button } from '../../kit/controls/button';
import type { ManageCopyStore } from './manage-copy.store';
import { useShareWords } from './use-share-words';
import { useUsdt } from './use-usdt';
import styles from './copy-trading.module.css';

interface StopCopyDialogProps {
  readonly copy: OwnCopy;
  readonly manage: ManageCopyStore;
  readonly onClose: () => void;
}

/** Ends a copy, and asks what becomes of its positions; one that follows no more has only its positions to close. */
export const StopCopyDialog = observer(function StopCopyDialog({ copy, manage, onClose }: StopCopyDialogProps) {
  const { t } = useTranslation('copyTrading');
  const { status } = copy;
  // As it was opened: stopped elsewhere meanwhile, it must not turn into another question under somebody's finger.
  const [released] = useState(status === 'RELEASED');
  const over = released ? status !== 'RELEASED' : status !== 'ACTIVE' && status !== 'PAUSED';
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (over) leave();
  }, [over]);
  const shareWords = useShareWords(copy);
  const keepText = useKeepText(copy, shareWords);
  const [way, setWay] = useState<'close' | 'keep'>('close');
  const stop = async (): Promise<void> => {
    if (await manage.stop(copy, released || way === 'close')) onClose();
  };
  return (
    <Modal title={t(released ? 'action.closePositions' : 'stop.title')} onClose={onClose}>
      <div className={styles.form}>
        {released ? (
          <p className={styles.words}>{t('stop.closeText')}</p>
        ) : (
          <RadioList
            aria-label={t('stop.positions')}
            value={way}
            options={(['close', 'keep'] as const).map((value) => ({
              value,
              label: t(`stop.${value}`),
              text: value === 'keep' ? keepText : inARow(t('stop.closeText'), shareWords),
            }))}
            onChange={setWay}
          />
        )}
        <div className={styles.acts}>
          <Button autoFocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" busy={manage.busy} onClick={() => void stop()}>
            {t(released ? 'action.closePositions' : 'action.stop')}
          </Button>
        </div>
      </div>
    </Modal>
  );
});

/** How much would return now, and how much would stay until the positions are closed. */
function useKeepText(copy: OwnCopy, shareWords: string): string {
  const { t } = useTranslation('copyTrading');
  const usdt = useUsdt();
  if (!keepsContracts(copy)) return inARow(t('stop.keepCoins'), shareWords);
  const parts = keptParts(copy);
  if (parts === undefined) return inARow(t('stop.keepUnknown'), t('stop.keepRisk'));
  const { returns, stays } = parts;
  return inARow(
    t('stop.keepContracts', { returns: usdt(returns), stays: usdt(stays) }),
    shareWords,
    returns.gt(0) ? t('stop.keepRisk') : '',
  );
}

function inARow(...sentences: readonly string[]): string {
  return sentences.filter((words) => words !== '').join(' ');
}
