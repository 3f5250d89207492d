import { useTranslation } from 'react-i18next';
import type { VerifiedLeaf } from '../../../domain/reserves/path-verification';
import { useFormat } from '../../kit/formats/use-format';
import { shortened } from './reserve-addresses.view';
import styles from './own-verification.module.css';

/** The way from a leaf to the root, each step with what was hashed and what came of it. */
export function PathSteps({ leaf }: { readonly leaf: VerifiedLeaf }) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  return (
    <ol className={styles.steps}>
      {leaf.steps.map(({ kind, parts, hash, published, fault }, level) => (
        <li key={level} className={styles.step} data-fault={fault ? 'yes' : undefined}>
          <span className={styles.sign} aria-hidden="true">
            {fault ? '✕' : '✓'}
          </span>
          <div>
            <p className={styles.name}>{t(`step.${kind}`, { level: format.integer(level) })}</p>
            <p className={styles.hashes}>
              <code title={[...parts, hash].join(' ')}>
                {parts.length === 0 ? '' : `SHA-256(${parts.map(shortened).join(' + ')}) = `}
                {shortened(hash)}
              </code>
            </p>
            <p className={fault ? styles.fault : 'unseen'}>
              {fault ? t(`fault.${fault}`, { published: shortened(published) }) : t('step.holds')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
