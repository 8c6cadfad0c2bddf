import process from 'node:process';
import { configureGlobal } from 'fast-check';

/** Generated cases repeat from run to run; another seed explores further: `PROPERTY_SEED=7 npm run test:unit`. */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2026) });
