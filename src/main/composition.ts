import type { Module } from '../application/kernel/provider';
import type { Key } from '../application/kernel/token';
import { Container } from '../infrastructure/container/container';
import type { AdapterGroup, AppRoute, PageOpener } from '../presentation/runtime/route';

/** Which adapters stand behind the ports: those needed at once, and those a page brings along. */
export interface Assembly {
  readonly name: 'production' | 'sandbox' | 'fakes';
  readonly core: readonly Module[];
  readonly adapters: Readonly<Record<AdapterGroup, () => Promise<readonly Module[]>>>;
}

/** An assembly put together: pages and the shell get their stores here and nowhere else. */
export class Composition implements PageOpener {
  readonly #container = new Container();
  readonly #assembly: Assembly;

  constructor(assembly: Assembly, shell: readonly Module[]) {
    this.#assembly = assembly;
    this.#container.load(assembly.core);
    this.#container.load(shell);
  }

  resolve<T>(key: Key<T>): T {
    return this.#container.resolve(key);
  }

  async loadAdapters(groups: readonly AdapterGroup[]): Promise<void> {
    const modules = await Promise.all(groups.map((group) => this.#assembly.adapters[group]()));
    this.#container.load(modules.flat());
  }

  async open(route: AppRoute): ReturnType<PageOpener['open']> {
    const [page] = await Promise.all([route.load(), this.loadAdapters(route.adapters)]);
    this.#container.load(page.modules);
    const stores = Object.fromEntries(
      Object.entries(page.stores as Record<string, Key<unknown>>).map(([name, key]) => [
        name,
        this.#container.resolve(key),
      ]),
    );
    return { Page: page.Page, stores };
  }
}
