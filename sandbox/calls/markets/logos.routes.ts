import type { FastifyInstance } from 'fastify';
import type { InstrumentSpecification } from '../../engine/model/instrument-specification';

/** A coin's picture: its first letter on a colour of its own, so that no foreign picture is needed. */
function logo(asset: string, hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="${asset}"><circle cx="16" cy="16" r="16" fill="oklch(0.52 0.13 ${hue})"/><text x="16" y="22" font-family="system-ui,sans-serif" font-size="17" font-weight="700" fill="#fff" text-anchor="middle">${asset.replace(/^\d+/, '').slice(0, 1)}</text></svg>`;
}

/** Turned by the golden angle from one coin to the next, colours of neighbours in a list are far apart. */
const goldenAngle = 137.508;

/** The logo host of the sandbox. The name ends in .png as on the real host; the type says what it is. */
export function logoRoutes(app: FastifyInstance, instruments: readonly InstrumentSpecification[]): void {
  const assets = [...new Set(instruments.flatMap(({ base, quote }) => [base, quote]))];
  app.get<{ Params: { file: string } }>('/logos/:file', (request, reply) => {
    const asset = request.params.file.replace(/\.png$/, '').toUpperCase();
    const place = assets.indexOf(asset);
    if (place === -1) return reply.status(404).send();
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(logo(asset, Math.round(60 + place * goldenAngle) % 360));
  });
}
