import { startSandbox, type Sandbox } from '../../e2e/sandbox.ts';

/** Runs some work with a sandbox of its own. The work may use the sandbox's controls. */
export async function withSandbox(work: (sandbox: Sandbox) => Promise<unknown>): Promise<void> {
  const sandbox = await startSandbox('--faults', '--quiet');
  try {
    await work(sandbox);
  } finally {
    await sandbox.stop();
  }
}
