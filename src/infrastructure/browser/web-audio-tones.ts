import type { Melody, Tone, TonesPort } from '../../application/platform/tones.port';

const loudest = 0.3;
/** Seconds: a tone that begins or ends at once would click. */
const slope = 0.008;

/** One voice that goes from tone to tone. */
export class WebAudioTones implements TonesPort {
  play(tones: readonly Tone[], volume: number): Melody | undefined {
    if (typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    const voice = new OscillatorNode(context, { type: 'sine' });
    const gain = new GainNode(context, { gain: 0 });
    const pan = new StereoPannerNode(context);
    voice.connect(gain).connect(pan).connect(context.destination);
    const begin = context.currentTime + 0.05;
    for (const tone of tones) {
      const from = begin + tone.after / 1_000;
      const until = from + tone.length / 1_000;
      const level = tone.loudness * (volume / 100) * loudest;
      voice.frequency.setValueAtTime(tone.frequency, from);
      pan.pan.setValueAtTime(tone.pan, from);
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(level, from + slope);
      gain.gain.setValueAtTime(level, until - slope);
      gain.gain.linearRampToValueAtTime(0, until);
    }
    voice.start(begin);
    return {
      get position() {
        return Math.max(0, (context.currentTime - begin) * 1_000);
      },
      stop: () => void context.close(),
    };
  }
}
