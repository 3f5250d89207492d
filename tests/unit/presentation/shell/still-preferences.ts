import { makeAutoObservable } from 'mobx';
import { standardPreferences, type PreferenceValues } from '../../../../src/domain/platform/preferences';
import { languageStyle } from '../../../../src/presentation/kit/formats/format';

/** Preferences that are kept nowhere. */
export class StillPreferences {
  values: PreferenceValues = standardPreferences;
  readonly formatStyle = languageStyle;

  constructor(chosen: Partial<PreferenceValues> = {}) {
    makeAutoObservable(this);
    void this.choose(chosen);
  }

  async choose(changes: Partial<PreferenceValues>): Promise<boolean> {
    this.values = { ...this.values, ...changes };
    return true;
  }
}
