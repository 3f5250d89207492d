import { Clock } from '../../../application/kernel/clock.port';
import { Log } from '../../../application/kernel/log.port';
import { defineModule, provide, provideClass } from '../../../application/kernel/provider';
import { Environment } from '../../../application/platform/environment';
import { SessionRefusals } from '../../../application/session/session-refusals';
import { SessionTokenPort } from '../../../application/session/session-token.port';
import { AxiosHttpSender } from './axios-http-sender';
import { HttpSender } from './http-sender.port';
import { RestClient } from './rest-client';
import { UnknownValues } from './unknown-values';

export const restTransportModule = defineModule('rest-transport', [
  provide(HttpSender, AxiosHttpSender),
  provideClass(UnknownValues, Log),
  provideClass(RestClient, Environment, HttpSender, SessionTokenPort, SessionRefusals, Clock, Log),
]);
