import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './order-form.module.css';
import type { OrderFormStore } from './order-form.store';

/** What kind of order it is. */
export const OrderKinds = observer(function OrderKinds({ form }: { readonly form: OrderFormStore }) {
  const { t } = useTranslation('trade');
  const { type } = form.text;
  return (
    <div role="group" aria-label={t('form.type')} className={styles.types}>
      {(['LIMIT', 'MARKET'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={type === each} className={styles.type} onClick={() => form.choose({ type: each })}>
          {t(`type.${each}`)}
        </button>
      ))}
    </div>
  );
});
