import { useTranslation } from 'react-i18next';
import styles from './api-reference.module.css';
import { CodeBlock } from './code-block.view';

const version3 = `x-api-key: <key>
x-api-timestamp: 1760000000000
x-api-signature: hex(HMAC-SHA256(secret, "1760000000000" + "GET" + "/v3/trade/orders?status=INCOMPLETE" + body))`;
const version1 = `x-api-signature: hex(HMAC-SHA256(secret, "order_price=9000&order_quantity=0.5&order_type=LIMIT&side=BUY&symbol=SPOT_BTC_USDT|1760000000000"))`;
const socket = `{"id":"1","event":"auth","params":{"apikey":"<key>","sign":"hex(HMAC-SHA256(secret, \\"|1760000000000\\"))","timestamp":"1760000000000"}}`;

/** How private calls prove who makes them (protocol 3.1). */
export function AuthenticationChapter() {
  const { t } = useTranslation('reference');
  return (
    <div className={styles.chapter}>
      <h1 className={styles.title}>{t('chapter.authentication')}</h1>
      <p>{t('authentication.text')}</p>
      <h2>{t('authentication.session')}</h2>
      <p>{t('authentication.sessionText')}</p>
      <CodeBlock text="Authorization: Bearer <token>" label={t('sample.copy')} />
      <h2>{t('authentication.v3')}</h2>
      <p>{t('authentication.v3Text')}</p>
      <CodeBlock text={version3} label={t('sample.copy')} />
      <h2>{t('authentication.v1')}</h2>
      <p>{t('authentication.v1Text')}</p>
      <CodeBlock text={version1} label={t('sample.copy')} />
      <h2>{t('authentication.socket')}</h2>
      <p>{t('authentication.socketText')}</p>
      <CodeBlock text={socket} label={t('sample.copy')} />
    </div>
  );
}
