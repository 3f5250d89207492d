import type { WireForms } from '../../gateway/service-faults';

const decimal = /^-?\d+(\.\d+)?$/;
/** Texts that may look like figures and are none. */
const texts = /(Id|Tag|Key|Name|token|alias|account|address|extra|message|symbol)$/i;
const times = /(Time|Timestamp)$/;

/** An answer's figures and times in the form that was asked for (protocol 7.2). */
export function inForms(value: unknown, forms: WireForms): unknown {
  if (forms.numbers === 'text' && forms.times === 'milliseconds') return value;
  return converted('', value, forms);
}

function converted(name: string, value: unknown, forms: WireForms): unknown {
  if (Array.isArray(value)) return value.map((each) => converted(name, each, forms));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, converted(key, each, forms)]));
  }
  if (typeof value === 'number' && times.test(name))
    return forms.times === 'seconds' && value > 1e11 ? (value / 1000).toFixed(3) : value;
  if (typeof value === 'string' && forms.numbers === 'number' && decimal.test(value) && !texts.test(name))
    return Number(value);
  return value;
}
