import { useTranslation } from 'react-i18next';
import { view } from '../../../runtime/feature';
import { classNames } from '../../../kit/controls/class-names';
import { useWidthFrom } from '../../../kit/hooks/use-media-query';
import styles from './broad-panels.module.css';
import { PanelContent } from './panel-content.view';
import type { PanelId } from './terminal-panels';
import terminal from './terminal.module.css';

/** Wide screens show more at once: markets and the account at the left, then depth and the market, then ladder and alerts. */
function BroadPanels() {
  const depth = useWidthFrom(2560);
  const more = useWidthFrom(3200);
  return (
    <>
      <Column area="markets" panels={['markets', 'account-risk']} />
      {depth ? <Column area="depth" panels={['depth', 'contract-info']} /> : null}
      {more ? <Column area="more" panels={['ladder', 'alerts']} /> : null}
    </>
  );
}

/** Two panels over each other, the first with the larger part. */
function Column({ area, panels }: { readonly area: string; readonly panels: readonly [PanelId, PanelId] }) {
  const { t } = useTranslation(['layout', 'trade']);
  return (
    <div className={classNames(terminal.area, terminal.sized)} style={{ gridArea: area }}>
      {panels.map((panel) => (
        <div key={panel} className={styles.panel}>
          {panel === 'markets' ? null : (
            <h2 className={terminal.heading}>
              {panel === 'contract-info' ? t('trade:panels.contract-info') : t(`panel.${panel}`)}
            </h2>
          )}
          <PanelContent content={panel} />
        </div>
      ))}
    </div>
  );
}

export default view(BroadPanels, {});
