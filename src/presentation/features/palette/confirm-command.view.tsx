import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useApp } from '../../runtime/app-context';
import { Part } from '../../runtime/part';
import { Button } from '../../kit/controls/button';
import { limitQuestionFeature } from '../terminal/safety/limit-question.feature';
import { OrderFacts } from './order-facts.view';
import styles from './palette.module.css';
import type { AskedCancel, AskedOrder, PaletteStore } from './palette.store';
import { useCancelWords, useOrderWords } from './use-order-words';

interface ConfirmProps {
  readonly palette: PaletteStore;
  readonly onDone: () => void;
}

/** Asks once more; what stands here is what is sent. */
export const ConfirmCommand = observer(function ConfirmCommand({ palette, onDone }: ConfirmProps) {
  const { asked } = palette;
  if (!asked) return null;
  return asked.order ? (
    <ConfirmOrder palette={palette} asked={asked} onDone={onDone} />
  ) : (
    <ConfirmCancel palette={palette} asked={asked} onDone={onDone} />
  );
});

function ConfirmOrder({ palette, asked: { order }, onDone }: ConfirmProps & { readonly asked: AskedOrder }) {
  const { t } = useTranslation('commands');
  const words = useOrderWords();
  const { notices } = useApp();
  const instrument = palette.instruments.find(({ symbol }) => symbol === order.symbol);
  if (!instrument) return null;
  const sentence = words(order, instrument);
  return (
    <Question
      palette={palette}
      title={t('confirm.title')}
      back={t('confirm.back')}
      send={t(`confirm.send.${order.side}`)}
      failed={(reason) => t('confirm.failed', { reason })}
      onSent={() => {
        notices.show('success', { key: 'commands:order.placed', values: { order: sentence } });
        onDone();
      }}
    >
      <p>
        <strong>{sentence}</strong>
      </p>
      <OrderFacts order={order} palette={palette} />
    </Question>
  );
}

const ConfirmCancel = observer(function ConfirmCancel({
  palette,
  asked: { command },
  onDone,
}: ConfirmProps & { readonly asked: AskedCancel }) {
  const { t } = useTranslation('commands');
  const words = useCancelWords();
  const { notices } = useApp();
  const count = palette.cancels(command);
  return (
    <Question
      palette={palette}
      title={words(command)}
      back={t('cancel.keep')}
      send={t('cancel.send')}
      failed={(reason) => t('cancel.failed', { reason })}
      onSent={() => {
        notices.show('success', { key: 'commands:keys.cancelled' });
        onDone();
      }}
    >
      {count === undefined ? null : (
        <p>
          <strong>{t('cancel.count', { count })}</strong>
        </p>
      )}
      <p>{t('cancel.conditional')}</p>
      {palette.stopsPrograms(command) ? <p>{t('cancel.programs')}</p> : null}
    </Question>
  );
});

interface QuestionProps {
  readonly palette: PaletteStore;
  readonly title: string;
  readonly children: ReactNode;
  readonly back: string;
  readonly send: string;
  readonly failed: (reason: string) => string;
  readonly onSent: () => void;
}

const Question = observer(function Question({ palette, title, children, back, send, failed, onSent }: QuestionProps) {
  const failureText = useFailureText();
  const { sending, failure, stopped } = palette;
  const confirm = async (): Promise<void> => {
    if (await palette.send()) onSent();
  };
  return (
    <div className={styles.confirm}>
      <h2 className={styles.question}>{title}</h2>
      {children}
      <div role="alert">
        {failure ? (
          <p className={styles.problem}>
            {failure.kind === 'stillSending' ? failureText(failure) : failed(failureText(failure))}
          </p>
        ) : stopped ? (
          <p className={styles.problem}>{failureText({ kind: 'ownLimit', ...stopped })}</p>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button disabled={sending} onClick={() => palette.goBack()}>
          {back}
        </Button>
        <Button autoFocus variant="primary" busy={sending} idle={stopped !== undefined} onClick={() => void confirm()}>
          {send}
        </Button>
      </div>
      <Part feature={limitQuestionFeature} />
    </div>
  );
});
