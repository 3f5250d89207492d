import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { tellRefusal } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import { UserPreferences } from '../../../application/platform/user-preferences';
import type { PreferenceName, PreferenceValues } from '../../../domain/platform/preferences';
import type { FormatStyle } from '../../kit/formats/format';
import type { Needs } from '../../../application/kernel/token';

/** How somebody likes the product, for views. What could not be kept stays as it was, and a notice says so. */
export class PreferencesStore implements Startable {
  static readonly needs: Needs<typeof PreferencesStore> = [UserPreferences, NoticesPort];

  values: PreferenceValues;
  /** On their way to the account. */
  readonly saving = observable.set<PreferenceName>();

  constructor(
    private readonly preferences: UserPreferences,
    private readonly notices: NoticesPort,
  ) {
    this.values = preferences.values.current;
    makeObservable(this, {
      values: observableRef,
      formatStyle: computed({ equals: sameStyle }),
      follow: actionBound,
      mark: actionBound,
    });
  }

  get formatStyle(): FormatStyle {
    const { numbers, zeros, 'profit.places': profits, clock, timeZone } = this.values;
    return { numbers, zeros, 'profit.places': profits, clock, timeZone };
  }

  start(): Unsubscribe {
    const stops = [this.preferences.values.subscribe(this.follow), this.preferences.start()];
    this.follow(this.preferences.values.current);
    return () => stops.forEach((stop) => stop());
  }

  /** @returns whether it was kept. A name that is on its way already is not sent a second time. */
  async choose(changes: Partial<PreferenceValues>): Promise<boolean> {
    const names = Object.keys(changes) as PreferenceName[];
    if (names.some((name) => this.saving.has(name))) return false;
    this.mark(names, true);
    const kept = await this.preferences.choose(changes).finally(() => this.mark(names, false));
    if (!kept.ok) tellRefusal(this.notices, kept.error);
    return kept.ok;
  }

  follow(values: PreferenceValues): void {
    this.values = values;
  }

  mark(names: readonly PreferenceName[], saving: boolean): void {
    for (const name of names) {
      if (saving) this.saving.add(name);
      else this.saving.delete(name);
    }
  }
}

function sameStyle(one: FormatStyle, other: FormatStyle): boolean {
  return (Object.keys(one) as (keyof FormatStyle)[]).every((name) => one[name] === other[name]);
}
