import { createHmac } from 'node:crypto';
import { sameText } from '../shared/secrets';

/** What the older family signs: the parameters sorted by name, then the timestamp (protocol 3.1). */
export function parametersText(parameters: Readonly<Record<string, string>>, timestamp: string): string {
  const sorted = Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
  return `${sorted}|${timestamp}`;
}

/** What the v3 family signs; `target` is the path with its query, `body` exactly as sent. */
export function requestText(timestamp: string, method: string, target: string, body: string): string {
  return `${timestamp}${method}${target}${body}`;
}

/** What a private socket of the event family signs. */
export function socketText(timestamp: string): string {
  return `|${timestamp}`;
}

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Clients send the hex in either case. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  return sameText(sign(secret, text), signature.toLowerCase());
}
