import { defineModule, provide } from '../../application/kernel/provider';
import { SoundPort } from '../../application/platform/sound.port';
import { TonesPort } from '../../application/platform/tones.port';
import { WebAudioSounds } from './web-audio-sounds';
import { WebAudioTones } from './web-audio-tones';

/** What is heard; comes with the first part that may play something. */
export default defineModule('sounds', [provide(SoundPort, WebAudioSounds), provide(TonesPort, WebAudioTones)]);
