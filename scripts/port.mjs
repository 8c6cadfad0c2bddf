/**
 * Reads the port from a command line. `--port N` wins over the environment's PORT; the default is 4321.
 * @param {string[]} args
 * @param {string | undefined} fromEnv
 * @returns {{ port: number, others: string[] }} with the arguments that are not about the port
 */
export function readPort(args, fromEnv) {
  const others = [];
  let text = fromEnv || '4321';
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    if (arg === '--port') text = args[++index] ?? '';
    else if (arg.startsWith('--port=')) text = arg.slice('--port='.length);
    else others.push(arg);
  }
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) throw new Error(`"${text}" is no port number.`);
  return { port, others };
}
