import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useApp } from '../../runtime/app-context';
import { Part } from '../../runtime/part';
import { Button } from '../../kit/controls/button';
import { OrderFacts } from './order-facts.view';
import styles from './palette.module.css';
import type { PaletteStore } from './palette.store';
import { useOrderWords } from './use-order-words';
import { limitQuestionFeature } from '../terminal/safety/limit-question.feature';

/** Asks once more; what stands here is what is sent. */
export const ConfirmCommand = observer(function ConfirmCommand({
  palette,
  onDone,
}: {
  readonly palette: PaletteStore;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('commands');
  const words = useOrderWords();
  const failureText = useFailureText();
  const { notices } = useApp();
  const { asked, sending, failure } = palette;
  const instrument = palette.instruments.find(({ symbol }) => symbol === asked?.order.symbol);
  if (!asked || !instrument) return null;
  const sentence = words(asked.order, instrument);
  const send = async (): Promise<void> => {
    if (!(await palette.send())) return;
    notices.show('success', { key: 'commands:order.placed', values: { order: sentence } });
    onDone();
  };
  return (
    <div className={styles.confirm}>
      <h2 className={styles.question}>{t('confirm.title')}</h2>
      <p>
        <strong>{sentence}</strong>
      </p>
      <OrderFacts order={asked.order} palette={palette} />
      <div role="alert">
        {failure ? <p className={styles.problem}>{t('confirm.failed', { reason: failureText(failure) })}</p> : null}
      </div>
      <div className={styles.actions}>
        <Button disabled={sending} onClick={() => palette.goBack()}>
          {t('confirm.back')}
        </Button>
        <Button autoFocus variant="primary" busy={sending} onClick={() => void send()}>
          {t(`confirm.send.${asked.order.side}`)}
        </Button>
      </div>
      <Part feature={limitQuestionFeature} />
    </div>
  );
});
