interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the map should wait for a press. It is several times as large as the rest of the page. */
export function isCostlyConnection(connection: Connection | undefined): boolean {
  if (!connection) return false;
  return connection.saveData === true || ['slow-2g', '2g', '3g'].includes(connection.effectiveType ?? '');
}

/** Returns what the browser knows about the connection. Many browsers report nothing. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}
