import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { useApp } from '../../runtime/app-context';
import styles from './api-reference.module.css';
import type { ApiReferenceStore } from './api-reference.store';
import { CodeBlock } from './code-block.view';
import { saveFile } from '../../kit/hooks/save-file';

const envelope = `{
  "success": true,
  "data": { "rows": [], "meta": { "total": 0, "recordsPerPage": 25, "currentPage": 1 } },
  "timestamp": 1760000000000
}

{ "success": false, "code": -1005, "message": "…" }`;

/** Where calls go, what every answer looks like, and the whole as a file. */
export const OverviewChapter = observer(function OverviewChapter({
  reference,
}: {
  readonly reference: ApiReferenceStore;
}) {
  const { t } = useTranslation('reference');
  const { t: common } = useTranslation('common');
  const { paths } = useApp();
  const { calls = [], topics = [] } = reference.reference ?? {};
  const download = async (): Promise<void> => {
    const document = await reference.openApi();
    if (document !== undefined) saveFile('openapi.json', 'application/json', document);
  };
  return (
    <div className={styles.chapter}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p>{t('overview.text', { calls: calls.length, topics: topics.length })}</p>
      <dl className={styles.hosts}>
        <dt>REST</dt>
        <dd>
          <code>{reference.hosts.rest}</code>
        </dd>
        <dt>WebSocket</dt>
        <dd>
          <code>{reference.hosts.websocket}</code>
        </dd>
      </dl>
      <div className={styles.actions}>
        <Button size="small" onClick={() => void download()}>
          {t('overview.openApi')}
        </Button>
        <ButtonLink size="small" to={paths.apiStatus}>
          {common('footer.status')}
        </ButtonLink>
      </div>
      <h2>{t('overview.envelope')}</h2>
      <p>{t('overview.envelopeText')}</p>
      <CodeBlock text={envelope} label={t('sample.copy')} />
    </div>
  );
});
