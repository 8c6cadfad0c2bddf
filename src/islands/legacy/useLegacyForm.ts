import { useEffect, useState } from 'react';
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useAuth } from '#islands/shell/session/AuthProvider.tsx';
import { legacyErrorWords } from '#lib/words/legacy.ts';
import {
  askedCategory,
  emptyLegacyForm,
  legacyErrors,
  readLegacyCopy,
  type LegacyForm,
} from '#lib/domain/application/legacyForm.ts';
import { env } from '#lib/env.ts';
import { dropCopy, keepCopy, readCopy } from '#lib/stores/session/recovery.ts';
import { $prefill } from '#lib/stores/session/prefill.ts';

export type LegacyFormControl = UseFormReturn<LegacyForm>;

interface LegacyFormState {
  form: LegacyFormControl;
  /** Whether the form was restored from a recovery copy. */
  recovered: boolean;
  startFresh: () => void;
}

const copyName = 'legacy';

/** Removes the recovery copy. */
export function dropLegacyCopy(): void {
  dropCopy(copyName);
}

/**
 * The form's state. The category in the address overrides the recovery copy, which overrides what the session
 * knows. Documents are never saved.
 */
export function useLegacyForm(): LegacyFormState {
  const { phone } = useAuth();
  const [start] = useState(() => startValues(phone));
  const [recovered, setRecovered] = useState(start.recovered);
  const form = useForm<LegacyForm>({
    defaultValues: start.values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  useEffect(
    () =>
      // Save on every change, because a crash or an empty battery gives no warning.
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name, the change comes from the form itself, at its start or reset.
          if (name === undefined) return;
          const { agree: _, ...typed } = values;
          keepCopy(copyName, typed);
        },
      }),
    [form],
  );
  const startFresh = (): void => {
    dropLegacyCopy();
    form.reset(freshValues(phone));
    setRecovered(false);
  };
  return { form, recovered, startFresh };
}

const resolver: Resolver<LegacyForm> = (values) => {
  const codes = Object.entries(legacyErrors(values));
  if (codes.length === 0) return { values, errors: {} };
  const errors = codes.map(
    ([name, code]) => [name, { type: code, message: legacyErrorWords[code] }] as const,
  );
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<LegacyForm> };
};

function freshValues(phone: string | null): LegacyForm {
  return {
    ...emptyLegacyForm,
    category: askedCategory(globalThis.location) ?? emptyLegacyForm.category,
    ...$prefill.get(),
    phone: phone ?? '',
    whatsappUpdates: emptyLegacyForm.whatsappUpdates && !env.isConsentOptIn,
  };
}

function startValues(phone: string | null): { values: LegacyForm; recovered: boolean } {
  const fresh = freshValues(phone);
  const copy = readCopy(copyName);
  if (copy === null) return { values: fresh, recovered: false };
  const kept = readLegacyCopy(copy);
  const category = askedCategory(globalThis.location) ?? kept.category ?? fresh.category;
  return { values: { ...fresh, ...kept, category }, recovered: Object.keys(kept).length > 0 };
}
