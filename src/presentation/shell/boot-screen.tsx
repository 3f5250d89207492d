import { Button } from '../kit/controls/button';
import { BrandMark } from './brand';
import styles from './boot-screen.module.css';

/**
 * Before the first text is there. Without any language's texts it can only speak the fallback language,
 * which is why these are the only words of the product outside the translation files.
 */
export function BootScreen({ failed }: { readonly failed: boolean }) {
  return (
    <div className={styles.screen} aria-busy={!failed}>
      <BrandMark size={48} />
      {failed ? (
        <div role="alert" className={styles.message}>
          <p>The page could not be loaded. Check your connection.</p>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </div>
      ) : null}
    </div>
  );
}
