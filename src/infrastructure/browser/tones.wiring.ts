import { defineModule, provide } from '../../application/kernel/provider';
import { TonesPort } from '../../application/platform/tones.port';
import { WebAudioTones } from './web-audio-tones';

export const tonesModule = defineModule('tones', [provide(TonesPort, WebAudioTones)]);
