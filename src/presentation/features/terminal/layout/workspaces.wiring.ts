import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { Random } from '../../../../application/kernel/random.port';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { WorkspacesStore } from './workspaces.store';

export const workspacesModule = defineModule('presentation/workspaces', [
  provideClass(WorkspacesStore, LocalStoragePort, Random),
]);
