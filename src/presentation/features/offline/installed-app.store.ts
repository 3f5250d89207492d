import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import type { Needs } from '../../../application/kernel/token';
import { AppInstallationPort, type InstallState } from '../../../application/offline/app-installation.port';

/** The site as an app of this device: whether it can be installed, and whether a newer version waits. */
export class InstalledAppStore implements Startable {
  static readonly needs: Needs<typeof InstalledAppStore> = [AppInstallationPort];

  state: InstallState;
  newVersion = false;
  /** Put away until the page is loaded again. */
  away = false;

  constructor(private readonly app: AppInstallationPort) {
    this.state = app.state.current;
    makeObservable(this, {
      state: observableRef,
      newVersion: observable,
      away: observable,
      follow: actionBound,
      putAway: actionBound,
    });
  }

  start(): Unsubscribe {
    const stops = [this.app.state.subscribe(this.follow), this.app.newVersion.subscribe(this.follow)];
    this.follow();
    this.app.start();
    return () => stops.forEach((stop) => stop());
  }

  install(): void {
    void this.app.install();
  }

  reload(): void {
    this.app.takeNewVersion();
  }

  putAway(): void {
    this.away = true;
  }

  follow(): void {
    this.state = this.app.state.current;
    this.newVersion = this.app.newVersion.current;
  }
}
