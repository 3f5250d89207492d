import { token } from '../../../application/kernel/token';
import type { HttpAnswer } from './http-sender.port';

interface LineAnswer extends HttpAnswer {
  /** One text a line for as long as the connection lasts; nothing for a refusal, whose `body` says why. */
  readonly lines: AsyncIterable<string>;
}

/** Opens an answer that comes line by line. It rejects when none came, and the lines do when they break off. */
export interface LineSender {
  open(url: string, signal: AbortSignal): Promise<LineAnswer>;
}

export const LineSender = token<LineSender>('LineSender');

/** With the platform's `fetch`: axios gives answers out in whole. */
export class FetchLineSender implements LineSender {
  async open(url: string, signal: AbortSignal): Promise<LineAnswer> {
    const response = await fetch(url, { signal });
    const open = response.ok && response.body !== null;
    return {
      status: response.status,
      header: (name) => response.headers.get(name) ?? undefined,
      body: open ? undefined : parsed(await response.text()),
      lines: open ? linesOf(response.body) : linesOf(undefined),
    };
  }
}

async function* linesOf(body: ReadableStream<Uint8Array> | null | undefined): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (text + decoder.decode(value, { stream: true })).split('\n');
      text = lines.pop()!;
      yield* lines.filter((line) => line.trim() !== '');
    }
  } finally {
    // Whoever stops reading leaves the connection too.
    await reader.cancel().catch(() => undefined);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
