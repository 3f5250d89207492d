import type { Heard, SoundPort } from '../../application/platform/sound.port';

/** Hertz, one after the other: up for what went well, down for what did not. */
const tunes: Readonly<Record<Heard, readonly number[]>> = {
  filled: [659.25, 880],
  placed: [587.33],
  cancelled: [440],
  refused: [329.63, 246.94],
  trade: [783.99],
};

/** Seconds. */
const note = 0.12;
const loudest = 0.3;

/** Short tones, made as they are needed. */
export class WebAudioSounds implements SoundPort {
  #context: AudioContext | undefined;

  play(sound: Heard, volume: number): void {
    if (typeof AudioContext === 'undefined' || volume <= 0) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // Suspended until the person has pressed something; a tone that comes late would tell a lie.
    if (context.state === 'suspended') void context.resume();
    tunes[sound].forEach((frequency, index) =>
      tone(context, frequency, context.currentTime + index * note, (volume / 100) * loudest),
    );
  }
}

function tone(context: AudioContext, frequency: number, at: number, gain: number): void {
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency });
  const envelope = new GainNode(context, { gain: 0 });
  // Without a slope at both ends it would click.
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(gain, at + 0.01);
  envelope.gain.linearRampToValueAtTime(0, at + note);
  oscillator.connect(envelope).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + note);
}
