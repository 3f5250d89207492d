import { actionBound, computed, makeObservable, observable, reaction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { PreferencesStore } from './preferences.store';
import { applyLook, deviceTheme, onDeviceThemeChange } from '../../kit/theme/document-theme';
import type { Look, Theme, ThemeChoice } from '../../kit/theme/theme';
import type { Needs } from '../../../application/kernel/token';

/** The look on screen: chosen by the user, or following the device. */
export class ThemeStore implements Startable {
  static readonly needs: Needs<typeof ThemeStore> = [PreferencesStore];

  device: Theme = 'dark';

  constructor(private readonly preferences: Pick<PreferencesStore, 'values' | 'choose'>) {
    makeObservable(this, {
      device: observable,
      choice: computed,
      theme: computed,
      colours: computed,
      followDevice: actionBound,
    });
  }

  get choice(): ThemeChoice {
    return this.preferences.values.theme;
  }

  get theme(): Theme {
    return this.choice === 'system' ? this.device : this.choice;
  }

  /** Changes whenever a colour may have: for what reads colours off the document. */
  get colours(): string {
    return [this.theme, this.preferences.values['colours.direction'], this.preferences.values['colours.palette']].join(
      ' ',
    );
  }

  start(): Unsubscribe {
    this.followDevice();
    const stops = [
      reaction(
        () => JSON.stringify(this.#look()),
        () => applyLook(this.#look()),
        { fireImmediately: true },
      ),
      onDeviceThemeChange(this.followDevice),
    ];
    return () => stops.forEach((stop) => stop());
  }

  choose(choice: ThemeChoice): void {
    void this.preferences.choose({ theme: choice });
  }

  followDevice(): void {
    this.device = deviceTheme();
  }

  #look(): Look {
    const { values } = this.preferences;
    return {
      theme: this.theme,
      direction: values['colours.direction'],
      palette: values['colours.palette'],
      textSize: values.textSize,
      density: values.density,
      motion: values.motion,
    };
  }
}
