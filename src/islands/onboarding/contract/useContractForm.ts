import { useEffect, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { formResolver } from '#islands/ui/form/formResolver.ts';
import { fieldErrorWords } from '#lib/words/fields.ts';
import { categories, type CategoryId } from '#lib/domain/category/category.ts';
import {
  contractPayload,
  contractSchema,
  type AgreedTerms,
  type ContractForm,
} from '#lib/domain/contract/partnerContract.ts';
import { textVersions } from '#lib/domain/contract/consents.ts';
import * as limits from '#lib/limits.ts';
import { onBeforeReload } from '#lib/stores/browser/newVersion.ts';
import { keepCopy, readCopy } from '#lib/stores/session/recovery.ts';

/** Returns the name of an application's recovery copy of the delivery terms. */
export const contractCopyName = (vendorId: string): string => `contract.${vendorId}`;

/**
 * The form of the contract. A lab's delivery terms survive a reload; after a rejection the form starts with
 * the agreed terms. The acceptance survives only when the site itself leaves the page, for another language
 * or a new build. The version of the text must also be the same.
 */
export function useContractForm(vendorId: string, category: CategoryId, agreed: AgreedTerms) {
  const [start] = useState(() => startValues(vendorId, agreed));
  const form = useForm<ContractForm>({
    defaultValues: start,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: contractResolver(category),
  });
  const { hasDeliveryTerms } = categories[category];
  useEffect(() => {
    const keep = (values: ContractForm, version: string | null): void => {
      const { minimumOrder, deliveryRadius } = values;
      keepCopy(contractCopyName(vendorId), { minimumOrder, deliveryRadius, acceptedVersion: version });
    };
    // The kept acceptance is valid only once.
    if (start.termsAccepted) keep(start, null);
    return onBeforeReload(() => {
      const values = form.getValues();
      if (values.termsAccepted) keep(values, textVersions['partner-terms']);
    });
  }, [form, start, vendorId]);
  useEffect(() => {
    if (!hasDeliveryTerms) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) return;
        const { minimumOrder, deliveryRadius } = values;
        keepCopy(contractCopyName(vendorId), { minimumOrder, deliveryRadius });
      },
    });
  }, [form, hasDeliveryTerms, vendorId]);
  return form;
}

function contractResolver(category: CategoryId): Resolver<ContractForm> {
  const check = formResolver<ContractForm>(contractSchema(category), (code) => fieldErrorWords[code]);
  return (values, context, options) =>
    check(contractPayload(category, values) as unknown as ContractForm, context, options);
}

function startValues(vendorId: string, agreed: AgreedTerms): ContractForm {
  const copy = readCopy(contractCopyName(vendorId));
  const kept = (name: string, fallback: number): string => {
    const value = copy?.[name];
    return typeof value === 'string' ? value : String(fallback);
  };
  return {
    termsAccepted: copy?.['acceptedVersion'] === textVersions['partner-terms'],
    minimumOrder: kept('minimumOrder', agreed.minimumOrder ?? limits.minimumOrderDefault),
    deliveryRadius: kept('deliveryRadius', agreed.deliveryRadius ?? limits.deliveryRadiusDefaultKm),
  };
}
