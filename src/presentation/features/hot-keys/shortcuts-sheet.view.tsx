import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryOf, hotKeyActionIds, hotKeyCategories } from '../../../domain/commands/hot-key-action';
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

/** Which key does what, and whether it would do it here. */
export const ShortcutsSheet = observer(function ShortcutsSheet({
  stores: { keys },
}: {
  readonly stores: HotKeySettingsStores;
}) {
  const { t } = useTranslation('commands');
  const overlay = useCommandOverlay();
  const actions = useContext(HotKeyActionsContext);
  const { map, singleKeys } = keys.settings;
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
      {hotKeyCategories.map((category) => (
        <section key={category} aria-label={t(`keys.category.${category}`)}>
          <h3 className={styles.heading}>{t(`keys.category.${category}`)}</h3>
          <dl>
            {hotKeyActionIds
              .filter((id) => categoryOf(id) === category && map[id] !== undefined)
              .map((id) => (
                <div key={id} className={styles.line}>
                  <dt>{t(`action.${id}`)}</dt>
                  <dd>
                    <kbd className={styles.key}>{chordLabel(map[id]!)}</kbd>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <div className={styles.actions}>
        <ButtonLink to={`${paths.accountSettings}#keys`} size="small">
          {t('keys.change')}
        </ButtonLink>
      </div>
    </Dialog>
  );
});

export default view(ShortcutsSheet, { keys: HotKeysStore });
