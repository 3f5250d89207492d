import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type HotKeyActionId, hotKeyActionIds } from '../../../domain/commands/hot-key-action';
import { categoryOf, hotKeyCategories } from '../../../domain/commands/hot-key-category';
import { chordLabel } from '../../../domain/commands/key-chord';
import { paths } from '../../runtime/paths';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Dialog } from '../../kit/controls/dialog';
import { useCommandOverlay } from '../commands/command-overlay';
import { HotKeyActionsContext } from '../commands/hot-key-actions';
import type { HotKeySettingsStores } from './hot-key-settings.view';
import styles from './keys.module.css';
import { view } from '../../runtime/feature';
import { HotKeysStore } from './hot-keys.store';

/** Which key does what: those that somebody on this page would answer first, the others folded. */
const ShortcutsSheet = observer(function ShortcutsSheet({
  stores: { keys },
}: {
  readonly stores: HotKeySettingsStores;
}) {
  const { t } = useTranslation('commands');
  const overlay = useCommandOverlay();
  const actions = useContext(HotKeyActionsContext);
  const { map, singleKeys } = keys.settings;
  const bound = hotKeyActionIds.filter((id) => map[id] !== undefined);
  const here = bound.filter((id) => actions.can(id));
  const elsewhere = bound.filter((id) => !actions.can(id));
  return (
    <Dialog title={t('keys.title')} onClose={overlay.close}>
      <p className={styles.note}>{t(singleKeys ? 'keys.note' : 'keys.singleOff')}</p>
      {actions.can('arm') ? (
        <Button
          size="small"
          onClick={() => {
            overlay.close();
            actions.run('arm');
          }}
        >
          {t(keys.armed ? 'keys.disarm' : 'action.arm')}
        </Button>
      ) : null}
      <KeyList title={t('keys.here')} ids={here} map={map} />
      {elsewhere.length === 0 ? null : (
        <details>
          <summary className={styles.heading}>{t('keys.elsewhere')}</summary>
          {hotKeyCategories.map((category) => (
            <KeyList
              key={category}
              title={t(`keys.category.${category}`)}
              ids={elsewhere.filter((id) => categoryOf(id) === category)}
              map={map}
            />
          ))}
        </details>
      )}
      <div className={styles.actions}>
        <ButtonLink to={`${paths.accountSettings}#keys`} size="small" onClick={overlay.close}>
          {t('keys.change')}
        </ButtonLink>
      </div>
    </Dialog>
  );
});

function KeyList({
  title,
  ids,
  map,
}: {
  readonly title: string;
  readonly ids: readonly HotKeyActionId[];
  readonly map: HotKeysStore['settings']['map'];
}) {
  const { t } = useTranslation('commands');
  if (ids.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <dl>
        {ids.map((id) => (
          <div key={id} className={styles.line}>
            <dt>{t(`action.${id}`)}</dt>
            <dd>
              <kbd className={styles.key}>{chordLabel(map[id]!)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default view(ShortcutsSheet, { keys: HotKeysStore });
