import { Dialog } from '#islands/ui/Dialog.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { categoryDialogWords } from '#lib/words/applications.ts';
import { categoryWords } from '#lib/words/category.ts';
import { categories } from '#lib/domain/category/category.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { paths } from '#lib/paths.ts';

/** Asks for the category of a new application. Each choice is a link to the first step of its flow. */
export function CategoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title={categoryDialogWords.title} open={open} onClose={onClose}>
      <ul className="flex list-none flex-col gap-3 p-0">
        {offeredIds.map((id) => (
          <li key={id}>
            <a
              href={paths.onboarding('vendor-info', { serviceType: id })}
              className="slip hover:border-primary group flex min-h-20 items-center gap-4 p-4 @max-[16rem]:flex-wrap text-base-content no-underline"
            >
              <span className="bg-secondary text-secondary-content grid size-11 shrink-0 place-items-center rounded-field">
                <Icon name={categories[id].icon} />
              </span>
              <span className="min-w-0 grow">
                <span className="block font-bold">{categoryWords[id].name}</span>
                <span className="block text-sm">{categoryWords[id].requirements}</span>
              </span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
