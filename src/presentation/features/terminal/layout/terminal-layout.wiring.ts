import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { TerminalLayoutStore } from './terminal-layout.store';

export const terminalLayoutModule = defineModule('presentation/terminal-layout', [
  provideClass(TerminalLayoutStore, LocalStoragePort),
]);
