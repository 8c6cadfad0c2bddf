/**
 * `npm run conform -- --base https://api.example.com` plays the API schema of docs/openapi.json against an API. It prints a
 * table, and a line of curl for each failure, without secrets.
 *
 * `--phone +91…` signs in; `--other-phone` is a second account. `--code 123456` is the code of both; without it the
 * command asks for each code. `--writes` allows checks that create a vendor and send codes until the API refuses them.
 * `--origin https://site…` checks the CORS headers, and `--geocoder https://…/search` the place search. `--capabilities LIST` names what the API offers beyond the
 * specification, `PUBLIC_API_CAPABILITIES` if left out.
 */
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { commandLine } from '../../scripts/tools.mjs';
import { conform, report } from './conform.ts';

await commandLine(async () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      origin: { type: 'string' },
      geocoder: { type: 'string' },
      phone: { type: 'string' },
      'other-phone': { type: 'string' },
      code: { type: 'string' },
      writes: { type: 'boolean', default: false },
      capabilities: { type: 'string', default: process.env['PUBLIC_API_CAPABILITIES'] ?? '' },
    },
  });
  const { base, code, 'other-phone': otherPhone, ...options } = values;
  if (base === undefined || !URL.canParse(base))
    throw new Error('Name the API: --base https://api.example.com');
  const codeOf = async (to: string) => code ?? (await ask(`The code that was sent to ${to}: `));
  const rows = await conform({ ...options, base, otherPhone, codeOf, fetch });
  process.stdout.write(`${report(rows)}\n`);
  return rows.some(({ failures }) => failures.length > 0) ? 1 : 0;
});

async function ask(question: string): Promise<string> {
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}
