import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { OrderPrograms, type RunningProgram } from '../../../../application/trading/order-programs';
import type { Needs } from '../../../../application/kernel/token';

/** Programs of orders on screen, and stopping them. */
export class RunningProgramsStore implements Startable {
  static readonly needs: Needs<typeof RunningProgramsStore> = [OrderPrograms];

  list: readonly RunningProgram[] = [];

  constructor(private readonly programs: OrderPrograms) {
    makeObservable(this, { list: observableRef, running: computed, show: actionBound });
  }

  get running(): boolean {
    return this.list.some(({ status }) => status === 'running');
  }

  start(): Unsubscribe {
    this.show(this.programs.list.current);
    return this.programs.list.subscribe(this.show);
  }

  show(list: readonly RunningProgram[]): void {
    this.list = list;
  }

  stop(id: number): void {
    this.programs.stop(id);
  }

  dismiss(id: number): void {
    this.programs.dismiss(id);
  }
}
