import { owned } from '#lib/stores/session/owner.ts';

/** The vendor whose typed KYC details differ from those that the step was opened with; null for none. */
export const $changedKyc = owned<string | null>(null);
