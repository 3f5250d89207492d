import { paths } from '../../runtime/paths';
import { useTranslation } from 'react-i18next';
import type { Conversion, ConvertQuote } from '../../../domain/wallet/conversion';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { useLostFocus } from '../../kit/hooks/use-kept-focus';
import styles from './convert.module.css';

interface ConvertResultProps {
  readonly quote: ConvertQuote;
  readonly booked: Conversion | undefined;
  readonly onAgain: () => void;
}

/** What the exchange has booked, or what was promised where it could not be asked. */
export function ConvertResult({ quote, booked, onAgain }: ConvertResultProps) {
  const { t } = useTranslation('convert');
  const format = useFormat();
  const result = useLostFocus<HTMLDivElement>();
  const { sellAmount, sellAsset, buyAmount, buyAsset } = booked ?? quote;
  return (
    <div ref={result} tabIndex={-1} className={styles.form} role="status">
      <p>
        {t('done', {
          sold: `${format.decimal(sellAmount, shownDecimals(sellAmount), 'down')} ${sellAsset}`,
          bought: `${format.decimal(buyAmount, shownDecimals(buyAmount), 'down')} ${buyAsset}`,
        })}
      </p>
      {booked ? <p className={styles.time}>{format.dateTime(booked.at)}</p> : null}
      <div className={styles.actions}>
        <Button onClick={onAgain}>{t('again')}</Button>
        <ButtonLink to={`${paths.inWallet('movements')}&kind=CONVERT`}>{t('history')}</ButtonLink>
      </div>
    </div>
  );
}
