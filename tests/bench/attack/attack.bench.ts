import { fork } from 'node:child_process';
import path from 'node:path';
import { SandboxProcess } from '../../support/processes';
import { percentile, report } from '../web/report';
import { attacks } from './attackers';

/*
 * How soon the embedded exchange answers others while somebody attacks it: the time of /health in milliseconds, asked
 * for 20 times a second on connections of its own, beside each attack. Attackers, exchange and this process are three
 * processes of one machine, so at the limit of its processors the figures are as much theirs.
 */

const seconds = 12;
/** Attacks that were named, or all. */
const named = process.argv.slice(2);
/** The slowest of a hundred answers may take this long (milliseconds). */
const limit = 100;

const sandbox = await SandboxProcess.start(8700, ['--empty']);
const url = `http://localhost:${sandbox.ports.sandbox}`;
const authUrl = `http://localhost:${sandbox.ports.auth}`;

async function sessionOf(email: string): Promise<string> {
  const begun = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse', returnSecureToken: true }),
  });
  const { idToken } = (await begun.json()) as { idToken: string };
  const session = await fetch(`${url}/auth/session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
  });
  return /__Host-authorization=([^;]+)/.exec(session.headers.getSetCookie().join('\n'))![1]!;
}

async function health(until: number): Promise<number[]> {
  const times: number[] = [];
  while (Date.now() < until) {
    const begun = performance.now();
    const answer = await fetch(`${url}/health`, { headers: { connection: 'close' } }).catch(() => undefined);
    times.push(answer?.ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
    await answer?.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return times;
}

async function measure(name: string, attack?: string, bearer = ''): Promise<void> {
  const client =
    attack === undefined
      ? undefined
      : fork(path.join(import.meta.dirname, 'attack-client.ts'), [attack, url, authUrl, bearer, String(seconds + 3)], {
          execArgv: ['--import', 'tsx'],
        });
  const ended = client && new Promise((resolve) => client.once('exit', resolve));
  // Attackers take a moment to start.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const times = await health(Date.now() + seconds * 1_000);
  report(`attack: health p99 beside ${name}`, percentile(times, 0.99), 'ms', limit, times.length);
  await ended;
}

try {
  await measure('nobody');
  for (const name of Object.keys(attacks('')).filter((each) => named.length === 0 || named.includes(each))) {
    // A session lives longer than one attack, and an attack may use up what its account is allowed.
    await measure(name, name, await sessionOf(`attacker-${name.replaceAll(' ', '-')}@example.com`));
  }
} finally {
  await sandbox.stop();
}
