import { computed, createAtom } from 'mobx';
import { watchWith } from '../../application/kernel/observable-value';

/**
 * Values of the application are MobX values from here on: a view, a computed value or a reaction that reads one is told
 * of its changes. The one bridge between the two.
 */
export function watchApplication(): void {
  watchWith({
    signal() {
      const atom = createAtom('value');
      return { read: () => void atom.reportObserved(), changed: () => atom.reportChanged() };
    },
    derived(work) {
      const value = computed(work);
      return () => value.get();
    },
  });
}
