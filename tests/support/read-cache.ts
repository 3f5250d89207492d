import type { Resource, ResourceDefinition } from '../../src/application/kernel/resource';
import { PlainResourceCache } from '../fakes/plain-resource-cache';

/** A cache that writes down for how long what it keeps is fresh, and what of it the next visitor may see. */
export class ReadCache extends PlainResourceCache {
  readonly opened: ResourceDefinition<unknown>[] = [];

  constructor() {
    super({ now: () => 0 });
  }

  /**
   * Names of what was opened that another part of the application could share by mistake: those that do not begin with
   * the part's own name, or do not say what of it they are.
   */
  unnamed(part: string): readonly (readonly (string | number)[])[] {
    return this.opened.map(({ key }) => key).filter((key) => key[0] !== part || key.length < 2 || key.includes(''));
  }

  override open<T>(definition: ResourceDefinition<T>): Resource<T> {
    this.opened.push(definition);
    return super.open(definition);
  }
}
