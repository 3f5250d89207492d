import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../environment.mjs';

const accepted = JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8'));
const noticed = new Set(['Killed', 'Timeout', 'RuntimeError']);
const missed = new Set(['Survived', 'NoCoverage']);

/** Lines and columns of Stryker's reports count from one. Prints what came of a layer: what survived, a score for each file and the sum. False where it falls below a goal that was reached. */
export function report(layer, mutants, finished) {
  const rows = new Map();
  for (const mutant of mutants) {
    const file = path.relative(root, path.resolve(mutant.fileName));
    const row = rows.get(file) ?? { noticed: 0, missed: [], used: new Set(), source: readFileSync(file, 'utf8') };
    rows.set(file, row);
    if (noticed.has(mutant.status)) row.noticed++;
    if (missed.has(mutant.status)) {
      const equal = accepted.find((entry) => entry.file === file && matches(entry, mutant, row.source));
      if (equal) row.used.add(equal);
      else row.missed.push(mutant);
    }
  }
  const sum = { noticed: 0, missed: 0 };
  const lines = [];
  for (const [file, row] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
    sum.noticed += row.noticed;
    sum.missed += row.missed.length;
    lines.push(`${percent(row.noticed, row.missed.length).padStart(7)}  ${file}`);
    if (row.missed.length > 0) console.log(`\n${file}`);
    for (const mutant of row.missed.sort((a, b) => a.location.start.line - b.location.start.line)) {
      console.log(`  ${describe(mutant, row.source)}`);
    }
    const stale = accepted.filter((entry) => finished && entry.file === file && !row.used.has(entry));
    for (const entry of stale) console.log(`  accepted but not found: ${entry.mutator}: ${entry.code}`);
  }
  console.log(`\n${lines.join('\n')}`);
  const total = `${layer.sources}: ${percent(sum.noticed, sum.missed)} of ${sum.noticed + sum.missed} mutants noticed`;
  if (!finished) {
    console.log(`${total}; the time ended before all were tried, so it is not judged.`);
    return true;
  }
  const good = layer.goal === undefined || score(sum.noticed, sum.missed) >= layer.goal;
  console.log(layer.goal === undefined ? total : `${total}; ${good ? 'the' : 'MISSES its'} goal is ${layer.goal} %`);
  return good || !layer.reached;
}

/** Equal by the line it is in and what is put there, not by number: lines move. */
function matches({ code, mutator, to }, mutant, source) {
  return (
    mutator === mutant.mutatorName &&
    lineOf(mutant, source) === code &&
    (to === undefined || to === oneLine(mutant.replacement))
  );
}

function describe(mutant, source) {
  const lines = source.split('\n');
  const { start, end } = mutant.location;
  const where =
    start.line === end.line ? lines[start.line - 1].slice(start.column - 1, end.column - 1) : 'the lines from here';
  const uncovered = mutant.status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `${start.line}: ${lineOf(mutant, source)}\n      ${mutant.mutatorName}: ${where} → ${oneLine(mutant.replacement)}${uncovered}`;
}

function lineOf(mutant, source) {
  return source.split('\n')[mutant.location.start.line - 1].trim();
}

function oneLine(text) {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

function score(noticedCount, missedCount) {
  return noticedCount + missedCount === 0 ? 100 : (100 * noticedCount) / (noticedCount + missedCount);
}

function percent(noticedCount, missedCount) {
  return `${score(noticedCount, missedCount).toFixed(1)} %`;
}
