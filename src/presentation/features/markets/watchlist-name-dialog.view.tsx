import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { watchlistLimits, type Watchlist } from '../../../domain/markets/watchlist';
import { watchlistNameProblem } from '../../../domain/markets/watchlist-changes';
import { TextField } from '../../kit/controls/text-field';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/controls/dialog';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { PlainForm } from '../../kit/controls/plain-form';
import styles from './watchlist-picker.module.css';

interface WatchlistNameDialogProps {
  readonly title: string;
  readonly initial: string;
  /** Lists that the name must differ from. */
  readonly others: readonly Watchlist[];
  /** Whether it was saved. */
  readonly onSave: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for a list's name; what is wrong with it is told once it was sent. */
export function WatchlistNameDialog({ title, initial, others, onSave, onClose }: WatchlistNameDialogProps) {
  const { t } = useTranslation(['markets', 'common']);
  const [name, setName] = useState(initial);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const problemId = useId();
  const problem = watchlistNameProblem(name, others);
  const told = sent ? problem : undefined;

  const save = async (): Promise<void> => {
    setSent(true);
    if (problem || busy) return;
    // The default list goes by its name in each language for as long as nobody gives it one.
    if (name.trim() === initial) return onClose();
    setBusy(true);
    const saved = await onSave(name).finally(() => setBusy(false));
    if (saved) onClose();
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <PlainForm onSubmit={save}>
        <label className={styles.field}>
          {t('markets:watchlist.name')}
          <TextField
            autoFocus
            value={name}
            aria-invalid={told !== undefined}
            aria-describedby={told ? problemId : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {told ? (
          <p id={problemId} role="alert" className={styles.problem}>
            {t(`markets:watchlist.problem.${told}`, { limit: watchlistLimits.name })}
          </p>
        ) : null}
        <DialogActions>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('markets:watchlist.save')}
          </Button>
        </DialogActions>
      </PlainForm>
    </Dialog>
  );
}
