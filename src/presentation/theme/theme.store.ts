import { actionBound, computed, makeObservable, observable } from 'mobx';
import type { Startable, Unsubscribe } from '../../application/kernel/observable-value';
import type { LocalStoragePort } from '../../application/platform/local-storage.port';
import { type Theme, type ThemeChoice, isThemeChoice } from './theme';
import { applyTheme, deviceTheme, onDeviceThemeChange } from './document-theme';

const storageKey = 'theme';

/** The look on screen: chosen by the user and kept on this device, or following the device. */
export class ThemeStore implements Startable {
  choice: ThemeChoice = 'dark';
  device: Theme = 'dark';

  constructor(private readonly storage: LocalStoragePort) {
    makeObservable(this, { choice: observable, device: observable, theme: computed, follow: actionBound, followDevice: actionBound, choose: actionBound });
  }

  get theme(): Theme {
    return this.choice === 'system' ? this.device : this.choice;
  }

  start(): Unsubscribe {
    this.followDevice();
    this.follow(this.storage.read(storageKey));
    const stops = [this.storage.onChange(storageKey, this.follow), onDeviceThemeChange(this.followDevice)];
    return () => stops.forEach((stop) => stop());
  }

  choose(choice: ThemeChoice): void {
    this.storage.write(storageKey, choice);
    this.follow(choice);
  }

  follow(choice: string | undefined): void {
    this.choice = isThemeChoice(choice) ? choice : 'dark';
    applyTheme(this.theme);
  }

  followDevice(): void {
    this.device = deviceTheme();
    applyTheme(this.theme);
  }
}
