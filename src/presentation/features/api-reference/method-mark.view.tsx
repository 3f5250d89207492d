import type { HttpMethod } from '../../../domain/reference/api-reference';
import { classNames } from '../../kit/controls/class-names';
import styles from './method-mark.module.css';

/** The method of a call, so narrow that a column of them lines up. */
export function MethodMark({ method }: { readonly method: HttpMethod }) {
  return (
    <span className={classNames(styles.mark, method === 'GET' ? styles.reading : styles.writing)}>
      {method === 'DELETE' ? 'DEL' : method}
    </span>
  );
}
