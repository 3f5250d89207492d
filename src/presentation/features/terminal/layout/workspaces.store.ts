import { Random } from '../../../../application/kernel/random.port';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { TabStoragePort } from '../../../../application/platform/tab-storage.port';
import type { Arrangement, LinkColour } from '../../../../domain/trading/arrangement';
import {
  arrange,
  arrangementFor,
  followMarket,
  newWorkspace,
  type Workspace,
} from '../../../../domain/trading/workspace';
import { type ScreenSize } from '../../../../domain/trading/screen-size';
import { writeDocument } from '../../../../domain/trading/shared-document';
import { readWorkspace } from '../../../../domain/trading/workspace-reader';
import { presetFor } from '../../../../domain/trading/workspace-presets';
import { SavedItemsStore } from './saved-items.store';
import type { Needs } from '../../../../application/kernel/token';

/** The terminals that somebody arranged. */
export class WorkspacesStore extends SavedItemsStore<Workspace> {
  static readonly needs: Needs<typeof WorkspacesStore> = [LocalStoragePort, TabStoragePort, Random];

  constructor(storage: LocalStoragePort, tab: TabStoragePort, random: Random) {
    super(storage, tab, random, 'workspaces', readWorkspace);
  }

  get workspace(): Workspace {
    return this.active?.value ?? newWorkspace;
  }

  arrangement(size: ScreenSize): Arrangement {
    return arrangementFor(this.workspace, size);
  }

  /** Changes what is where on screens of that size. */
  arrange(size: ScreenSize, change: (arrangement: Arrangement) => Arrangement): void {
    this.change(arrange(this.workspace, size, change(this.arrangement(size))));
  }

  reset(size: ScreenSize): void {
    this.arrange(size, () => presetFor(size));
  }

  follow(colour: LinkColour, symbol: string): void {
    this.change(followMarket(this.workspace, colour, symbol));
  }

  /** The one in use, as text for a file or a link; `undefined` while there is none. */
  get document(): string | undefined {
    return this.active && writeDocument('workspace', this.active);
  }
}
