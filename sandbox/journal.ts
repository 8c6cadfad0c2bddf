/** A call in the journal: the request and the reply's status, never a body. */
interface JournalEntry {
  at: number;
  method: string;
  path: string;
  endpoint: string | null;
  /** 0 if the connection was broken. */
  status: number;
  idempotencyKey: string | null;
}

export interface Journal {
  entries: JournalEntry[];
  note(entry: JournalEntry): void;
  clear(): void;
}

/** Keeps the last two thousand calls. */
export function createJournal(): Journal {
  const journal: Journal = {
    entries: [],
    note: (entry) => {
      journal.entries.push(entry);
      if (journal.entries.length > 2000) journal.entries.shift();
    },
    clear: () => {
      journal.entries.length = 0;
    },
  };
  return journal;
}
