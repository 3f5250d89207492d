import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../kit/controls/copy-button';
import { Segmented } from '../../kit/controls/segmented';
import { useOnDevice } from '../../kit/hooks/use-on-device';
import { useApp } from '../../runtime/app-context';
import { paths } from '../../runtime/paths';
import styles from './api-sample.module.css';
import { ArrowLink } from './arrow-link';
import { HomeSection } from './home-section.view';

const unnamed = { rest: 'https://…', newWsUrl: 'wss://…' };

/** A call and a subscription that work as they stand, against the host of this deployment. */
export function ApiSample() {
  const { t } = useTranslation('home');
  const { environment } = useApp();
  // A document may have been rendered for another host than the one that serves it: it names none.
  const { rest, newWsUrl } = useOnDevice(() => environment.hosts) ?? unnamed;
  const samples = {
    REST: `# The three best levels of a book
curl -G "${rest}/v3/public/orderbook" \\
  -d symbol=SPOT_BTC_USDT \\
  -d maxLevel=3

# The last day, hour by hour
curl -G "${rest}/v3/public/kline" \\
  -d symbol=SPOT_BTC_USDT \\
  -d type=1h -d limit=24`,
    Websocket: `const socket = new WebSocket('${newWsUrl}/ws/stream');
socket.onopen = () =>
  socket.send(JSON.stringify({
    id: '1',
    cmd: 'SUBSCRIBE',
    params: ['trade@SPOT_BTC_USDT'],
  }));
socket.onmessage = ({ data }) => console.log(data);`,
  } as const;
  const [shown, setShown] = useState<keyof typeof samples>('REST');
  return (
    <HomeSection
      beside
      title={t('api.title')}
      text={t('api.text')}
      links={
        <>
          <ArrowLink to={paths.apiReference()}>{t('api.reference')}</ArrowLink>
          <ArrowLink to={paths.apiStatus}>{t('api.status')}</ArrowLink>
        </>
      }
    >
      <div className={styles.sample}>
        <div className={styles.head}>
          <Segmented
            label={t('api.samples')}
            size="small"
            value={shown}
            options={(Object.keys(samples) as (keyof typeof samples)[]).map((value) => ({ value, label: value }))}
            onChange={setShown}
          />
          <CopyButton text={samples[shown]} label={t('api.copy')} />
        </div>
        <pre className={styles.code} tabIndex={0} lang="en">
          <code>{samples[shown]}</code>
        </pre>
      </div>
    </HomeSection>
  );
}
