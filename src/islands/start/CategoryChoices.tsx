import { Icon } from '#islands/ui/Icon.tsx';
import { categoryWords } from '#lib/words/category.ts';
import { startWords } from '#lib/words/auth.ts';
import { categories } from '#lib/domain/category/category.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';

/**
 * The categories to register. They are dimmed until the phone is verified; a press before that opens the
 * sign-in.
 */
export function CategoryChoices({ isOpen, onChoose }: { isOpen: boolean; onChoose: () => void }) {
  return (
    <section aria-labelledby="choices-title" className="flex flex-col gap-4">
      <h2 id="choices-title" className="text-xl font-bold">
        {startWords.choicesTitle}
      </h2>
      <p id="choices-note" className="min-h-6">
        {isOpen ? startWords.choicesOpen : startWords.choicesLocked}
      </p>
      <ul className="flex list-none flex-col gap-3 p-0">
        {offeredIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-describedby="choices-note"
              onClick={onChoose}
              className={`slip flex min-h-20 w-full cursor-pointer items-center gap-4 p-4 text-left @max-[16rem]:flex-wrap ${
                isOpen ? 'hover:border-primary' : 'bg-base-200 text-base-content/75 border-dashed'
              }`}
            >
              <span
                className={`grid size-11 shrink-0 place-items-center rounded-field ${
                  isOpen ? 'bg-secondary text-secondary-content' : 'bg-base-300'
                }`}
              >
                <Icon name={categories[id].icon} />
              </span>
              <span className="min-w-0 grow">
                <span className="block font-bold">{categoryWords[id].name}</span>
                <span className="block text-sm">{categoryWords[id].requirements}</span>
              </span>
              <Icon name={isOpen ? 'chevron-right' : 'lock'} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
