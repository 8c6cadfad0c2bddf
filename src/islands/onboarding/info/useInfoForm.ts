import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  useForm,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useIsHydrated } from '#islands/shell/page/useIsHydrated.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { infoTextNames, type InfoTextName } from '#lib/domain/info/infoFields.ts';
import { readTypedTimings } from '#lib/domain/info/timings.ts';
import { readCoordinates } from '#lib/domain/info/coordinates.ts';
import { emptyVendorInfo, type VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import { dropCopy, infoCopyName, keepCopy, readCopy } from '#lib/stores/session/recovery.ts';
import { $prefill } from '#lib/stores/session/prefill.ts';
import type { InfoRulesPart } from './useInfoRules.ts';

interface InfoForm {
  form: UseFormReturn<VendorInfoForm>;
  /** Whether the form was restored from a recovery copy. */
  recovered: boolean;
  /** False during hydration. The form then renders empty, as in the document. */
  isHydrated: boolean;
  startFresh: () => void;
  /** Registers a text field, and takes over what was typed into it before the script loaded. */
  register: (
    name: InfoTextName,
    options?: RegisterOptions<VendorInfoForm, InfoTextName>,
  ) => UseFormRegisterReturn<InfoTextName>;
}

/**
 * The form of a new application. It starts with its recovery copy, or else with what the session knows. A
 * form delivered with the document has no copy and keeps what was typed into it; its empty fields get what
 * the session knows.
 */
export function useInfoForm(category: CategoryId, load: InfoRulesPart['load']): InfoForm {
  const isHydrated = useIsHydrated();
  const [isDelivered] = useState(!isHydrated);
  const [start] = useState(() =>
    isDelivered ? { values: emptyVendorInfo, recovered: false } : startValues(category),
  );
  const [recovered, setRecovered] = useState(start.recovered);
  const form = useForm<VendorInfoForm>({
    defaultValues: start.values,
    mode: 'onTouched',
    shouldFocusError: false,
    // If a field is left before the rules have loaded, only Next checks it, after loading them.
    resolver: async (values, context, options) => {
      const rules = await load(false).catch(() => null);
      return rules === null ? { values, errors: {} } : rules.check(values, context, options);
    },
  });

  useEffect(() => {
    // Save on every change, because a crash or an empty battery gives no warning.
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (sameValues(values, freshValues())) dropCopy(infoCopyName(category));
        else keepCopy(infoCopyName(category), { ...values });
      },
    });
  }, [form, category]);

  const isTakenOver = useRef(!isDelivered);
  useLayoutEffect(() => {
    isTakenOver.current = true;
  }, []);
  useEffect(() => {
    if (!isDelivered) return;
    const values = form.getValues();
    if (!sameValues(values, freshValues())) keepCopy(infoCopyName(category), { ...values });
    return fillFromSession(form);
  }, [form, category, isDelivered]);

  const register: InfoForm['register'] = (name, options) => {
    const registered = form.register(name, options);
    const ref = (input: HTMLInputElement | null): void => {
      // Must run before the library writes the form's value into the field.
      if (!isTakenOver.current && input !== null && input.value !== '') form.setValue(name, input.value);
      registered.ref(input);
    };
    return { ...registered, ref };
  };

  const startFresh = (): void => {
    dropCopy(infoCopyName(category));
    form.reset(freshValues());
    setRecovered(false);
    // The pressed button is gone. The form knows its fields again only after the next render.
    document.getElementById('vendorName')?.focus();
  };
  return { form, recovered, isHydrated, startFresh, register };
}

/** Fills each empty field once with what the session knows. Returns an unsubscribe function. */
function fillFromSession(form: UseFormReturn<VendorInfoForm>): () => void {
  const filled = new Set<string>();
  return $prefill.subscribe((prefill) => {
    for (const [name, value] of Object.entries(prefill) as [keyof typeof prefill, string][]) {
      if (value === '' || filled.has(name)) continue;
      filled.add(name);
      if (form.getValues(name) === '' && document.activeElement?.id !== name) form.setValue(name, value);
    }
  });
}

function freshValues(): VendorInfoForm {
  const prefill = $prefill.get();
  return { ...emptyVendorInfo, ...prefill, supportPhone: prefill.phone };
}

function sameValues(a: VendorInfoForm, b: VendorInfoForm): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function startValues(category: CategoryId): { values: VendorInfoForm; recovered: boolean } {
  const fresh = freshValues();
  const kept = readCopy(infoCopyName(category));
  if (kept === null) return { values: fresh, recovered: false };
  const values: VendorInfoForm = {
    ...fresh,
    coords: readCoordinates(kept.coords),
    deliveryTimings: readTypedTimings(kept.deliveryTimings) ?? fresh.deliveryTimings,
  };
  for (const name of infoTextNames) {
    const value = kept[name];
    if (typeof value === 'string') values[name] = value;
  }
  return { values, recovered: !sameValues(values, fresh) };
}
