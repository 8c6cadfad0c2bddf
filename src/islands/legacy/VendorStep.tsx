import { Group } from '#islands/onboarding/flow/StepFrame.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { categoryWords } from '#lib/words/category.ts';
import { legacyWords } from '#lib/words/legacy.ts';
import { categories } from '#lib/domain/category/category.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { LegacyTextField } from './LegacyTextField.tsx';
import type { LegacyFormControl } from './useLegacyForm.ts';

/** The category and the name of the business. */
export function VendorStep({ form }: { form: LegacyFormControl }) {
  return (
    <>
      <Group legend={legacyWords.categoryLegend}>
        <div className="grid gap-3 pb-2 lg:grid-cols-3">
          {offeredIds.map((category) => {
            const { name, sells } = categoryWords[category];
            return (
              <label
                key={category}
                className="rounded-box border-base-300 has-checked:border-primary has-checked:bg-secondary flex min-h-11 cursor-pointer items-start gap-3 border-2 p-3 @max-[16rem]:flex-wrap @max-[16rem]:p-2"
              >
                <input
                  type="radio"
                  value={category}
                  className="accent-primary mt-0.5 size-5 shrink-0"
                  {...form.register('category')}
                />
                <span className="min-w-0 @max-[16rem]:basis-full">
                  <span className="flex items-center gap-2 font-semibold @max-[16rem]:text-[min(1rem,8vw)]">
                    <Icon name={categories[category].icon} className="@max-[16rem]:hidden" />
                    {name}
                  </span>
                  <span className="block text-sm">{sells}</span>
                </span>
              </label>
            );
          })}
        </div>
      </Group>
      <Group legend={legacyWords.nameLegend}>
        <LegacyTextField form={form} name="vendorName" autoComplete="organization" />
      </Group>
    </>
  );
}
