import type { Outcome } from '../../../application/kernel/failure';
import { Later } from '../../../application/kernel/later';
import { failure } from '../../../domain/shared/result';

type Reads<Port> = { readonly [Method in keyof Port]: (...parameters: never[]) => Outcome<unknown> };

/**
 * An adapter that is loaded when it is first asked, so that no page waits for what reads and checks its answers. One that
 * cannot be loaded answers as a host that cannot be reached.
 */
export function whenAsked<Port extends Reads<Port>>(load: () => Promise<Port>): Port {
  const adapter = new Later(load);
  return new Proxy({} as Port, {
    get: (_, method) =>
      // Whoever waits for it waits for nothing.
      method === 'then'
        ? undefined
        : async (...parameters: never[]) => {
            const found = await adapter.load();
            return found ? found[method as keyof Port](...parameters) : failure({ kind: 'offline' });
          },
  });
}
