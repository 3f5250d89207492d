import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a push service was given for one device. */
export interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The push service of a browser's maker, as far as exchanges see it (RFC 8030). */
export class TestPushService {
  readonly delivered: Delivered[] = [];
  /** Devices that are no more, by their paths. */
  readonly gone = new Set<string>();
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        response.writeHead(this.gone.has(path) ? 410 : 201).end();
        this.delivered.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
        for (const tell of this.#waiting.splice(0)) tell();
      });
    });
  }

  static async start(): Promise<TestPushService> {
    const service = new TestPushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** So many messages have come. */
  async until(count: number): Promise<readonly Delivered[]> {
    while (this.delivered.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.delivered;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** A device that has subscribed: it alone can read what is pushed to it (RFC 8291). */
export class TestDevice {
  readonly #keys = createECDH('prime256v1');
  readonly #secret = randomBytes(16);

  constructor(private readonly endpoint: string) {
    this.#keys.generateKeys();
  }

  /** As a browser writes its subscription. */
  get token(): string {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#secret.toString('base64url') };
    return JSON.stringify({ endpoint: this.endpoint, expirationTime: null, keys });
  }

  /** @throws where it was written for another device */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const derive = (key: Uint8Array, of: Uint8Array, info: Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, of, info, length));
    const shared = this.#keys.computeSecret(sender);
    const pair = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const material = derive(shared, this.#secret, pair, 32);
    const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a two.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  }
}
