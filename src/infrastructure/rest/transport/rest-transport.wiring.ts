import { defineModule, provide } from '../../../application/kernel/provider';
import { AxiosHttpSender } from './axios-http-sender';
import { HttpSender } from './http-sender.port';

export const restTransportModule = defineModule('rest-transport', [provide(HttpSender, AxiosHttpSender)]);
