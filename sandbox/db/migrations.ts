/**
 * The migrations of the schema. Each entry takes the database one version further. Never change a released entry.
 * Times are epoch milliseconds; columns named *_json hold JSON.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    phone TEXT NOT NULL UNIQUE,
    full_name TEXT,
    email TEXT,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE token_families (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    revoked_at INTEGER
  ) STRICT;

  CREATE TABLE refresh_tokens (
    hash TEXT PRIMARY KEY,
    family_id TEXT NOT NULL REFERENCES token_families(id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT;

  CREATE TABLE otps (
    phone TEXT NOT NULL,
    purpose TEXT NOT NULL CHECK (purpose IN ('login', 'create')),
    hash TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (phone, purpose)
  ) STRICT;

  CREATE TABLE otp_guesses (
    phone TEXT PRIMARY KEY,
    wrong INTEGER NOT NULL,
    locked_until INTEGER
  ) STRICT;

  CREATE TABLE rate_hits (
    bucket TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX rate_hits_by_bucket ON rate_hits (bucket, at);

  CREATE TABLE vendors (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    category TEXT NOT NULL CHECK (category IN ('pharmacy', 'supplements', 'labs')),
    base_info_json TEXT NOT NULL,
    optional_json TEXT NOT NULL DEFAULT '{}',
    kyc_json TEXT,
    kyc_draft_json TEXT,
    kyc_submitted_at INTEGER,
    contract_json TEXT,
    contract_id TEXT UNIQUE,
    contract_submitted_at INTEGER,
    submitted_at INTEGER,
    decision TEXT CHECK (decision IN ('approved', 'rejected')),
    decision_reason TEXT,
    flagged_json TEXT NOT NULL DEFAULT '[]',
    outstanding_json TEXT NOT NULL DEFAULT '[]',
    decided_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX vendors_by_user ON vendors (user_id, seq);

  CREATE TABLE documents (
    key TEXT PRIMARY KEY,
    vendor_id TEXT NOT NULL REFERENCES vendors(id) ON DELETE CASCADE,
    slot TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('pdf', 'jpeg', 'png')),
    file TEXT NOT NULL UNIQUE,
    size INTEGER NOT NULL,
    uploaded_at INTEGER NOT NULL,
    UNIQUE (vendor_id, slot)
  ) STRICT;

  CREATE TABLE idempotent_replies (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL,
    sealed_body TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (scope, key)
  ) STRICT;
  `,
  `
  ALTER TABLE vendors ADD COLUMN consents_json TEXT NOT NULL DEFAULT '[]';
  `,
  `
  CREATE TABLE reports (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    build TEXT NOT NULL,
    report_json TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE bank_checks (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    account_hash TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('verified', 'pending', 'failed')),
    PRIMARY KEY (user_id, account_hash)
  ) STRICT;
  `,
  // The domain checks the category, so a new one needs no migration.
  `
  ALTER TABLE vendors ADD COLUMN kind TEXT NOT NULL DEFAULT '';
  UPDATE vendors SET kind = category;
  ALTER TABLE vendors DROP COLUMN category;
  ALTER TABLE vendors RENAME COLUMN kind TO category;
  `,
  `
  ALTER TABLE vendors ADD COLUMN items_json TEXT NOT NULL DEFAULT '[]';
  `,
  `
  ALTER TABLE vendors ADD COLUMN answered_json TEXT NOT NULL DEFAULT '[]';
  `,
];
