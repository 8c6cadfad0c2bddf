interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the map should wait to be asked for: it is several times the rest of the page. */
export function isCostlyConnection(connection: Connection | undefined): boolean {
  if (!connection) return false;
  return connection.saveData === true || ['slow-2g', '2g', '3g'].includes(connection.effectiveType ?? '');
}

/** What the browser tells about the connection; many tell nothing. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}
