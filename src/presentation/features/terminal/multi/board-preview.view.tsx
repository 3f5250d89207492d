import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { tilesOn } from '../../../../domain/trading/market-board';
import { readDocument } from '../../../../domain/trading/shared-document';
import { Button } from '../../../kit/controls/button';
import { DialogActions } from '../../../kit/controls/dialog-parts';
import styles from '../layout/dialogs.module.css';
import { DocumentProblemText } from '../layout/document-problem.view';
import { usePanelTitle } from '../layout/use-panel-title';
import type { BoardsStore } from './boards.store';

interface BoardPreviewProps {
  readonly document: string;
  readonly boards: BoardsStore;
  readonly onDone: () => void;
}

/** What a board of somebody else holds. It is added beside the own ones and replaces none. */
export function BoardPreview({ document, boards, onDone }: BoardPreviewProps) {
  const { t } = useTranslation(['layout', 'common']);
  const title = usePanelTitle();
  const read = readDocument('board', document);
  if (!read.ok) return <DocumentProblemText thing="board" problem={read.error} />;
  const { name, value: board } = read.value;
  return (
    <>
      <h3 className={styles.subtitle}>{name}</h3>
      <p className={styles.holds}>
        {t('preview.tiles', {
          tiles: tilesOn(board)
            .map(({ symbol, content }) => `${marketDisplayName(symbol)} (${title({ content })})`)
            .join(', '),
        })}
      </p>
      <p className={styles.holds}>{t('preview.besideBoards')}</p>
      <DialogActions>
        <Button onClick={onDone}>{t('common:action.cancel')}</Button>
        <Button
          variant="primary"
          onClick={() => {
            boards.create(name, board);
            onDone();
          }}
        >
          {t('preview.add')}
        </Button>
      </DialogActions>
    </>
  );
}
