import { useTranslation } from 'react-i18next';
import type { Panel } from '../../../../domain/trading/arrangement';
import { registered } from './panel-content.view';
import type { PanelId } from './terminal-panels';

/** What a panel is called. */
export function usePanelTitle(): (panel: Pick<Panel, 'content'>) => string {
  const { t } = useTranslation('layout');
  return ({ content }) => (registered(content) ? t(`panel.${content as PanelId}`) : t('unknown'));
}
