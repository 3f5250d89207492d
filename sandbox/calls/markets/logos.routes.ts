import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { InstrumentSpecification } from '../../engine/model/instrument-specification';
import { underlyingOf } from '../../services/markets/asset-profile';

/** Where no logo is at hand: the first letter on a colour of its own. */
function letter(asset: string, hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="${asset}"><circle cx="16" cy="16" r="16" fill="oklch(0.52 0.13 ${hue})"/><text x="16" y="22" font-family="system-ui,sans-serif" font-size="17" font-weight="700" fill="#fff" text-anchor="middle">${asset.slice(0, 1)}</text></svg>`;
}

/** Turned by the golden angle from one coin to the next, colours of neighbours in a list are far apart. */
const goldenAngle = 137.508;

/**
 * The logo host of the sandbox. The name ends in .png as on the real host; the type says what it is.
 * @param folder of the files `<COIN>.svg`
 */
export function logoRoutes(
  app: FastifyInstance,
  instruments: readonly InstrumentSpecification[],
  folder: string,
): void {
  const files = new Set(readdirSync(folder));
  const assets = [...new Set(instruments.flatMap(({ base, quote }) => [base, quote]))];
  const logos = new Map(
    assets.map((asset, place) => {
      const coin = underlyingOf(asset).asset;
      const file = `${coin}.svg`;
      return [
        asset,
        files.has(file)
          ? readFileSync(join(folder, file), 'utf8')
          : letter(coin, Math.round(60 + place * goldenAngle) % 360),
      ];
    }),
  );
  app.get<{ Params: { file: string } }>('/logos/:file', (request, reply) => {
    const logo = logos.get(request.params.file.replace(/\.png$/, '').toUpperCase());
    if (logo === undefined) return reply.status(404).send();
    return reply.type('image/svg+xml; charset=utf-8').header('Cache-Control', 'public, max-age=86400').send(logo);
  });
}
