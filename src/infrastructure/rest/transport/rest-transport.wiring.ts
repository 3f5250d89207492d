import { defineModule, provide } from '../../../application/kernel/provider';
import { AxiosHttpSender } from './axios-http-sender';
import { DirectHttpSender, HttpSender } from './http-sender.port';
import { KeepingHttpSender } from './keeping-http-sender';

export const restTransportModule = defineModule('rest-transport', [
  provide(HttpSender, KeepingHttpSender),
  provide(DirectHttpSender, AxiosHttpSender),
]);
