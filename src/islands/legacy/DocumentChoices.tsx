import { useRef, useState } from 'react';
import { Group } from '#islands/onboarding/flow/StepFrame.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { FieldError } from '#islands/ui/form/Field.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { useFileDrop } from '#islands/ui/form/useFileDrop.ts';
import { useKeepDroppedFiles } from '#islands/ui/form/useKeepDroppedFiles.ts';
import { useNews } from '#islands/ui/useNews.ts';
import { documentErrorWords } from '#lib/words/fields.ts';
import { legacyLabelWords, legacyWords } from '#lib/words/legacy.ts';
import { legacyAccept, legacyExtensions, legacyFileProblem } from '#lib/domain/application/legacyForm.ts';
import * as limits from '#lib/limits.ts';
import { fileProblemMessage, fileSize } from '#lib/messages/files.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

interface DocumentChoicesProps {
  documents: readonly File[];
  onChange: (documents: readonly File[]) => void;
}

/** The step for any number of documents. None is required. */
export function DocumentChoices({ documents, onChange }: DocumentChoicesProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [news, say] = useNews();
  const input = useRef<HTMLInputElement>(null);
  useKeepDroppedFiles();

  const take = (files: readonly File[]): void => {
    const refused = files.flatMap((file) => {
      const problem = legacyFileProblem(file);
      if (problem === null) return [];
      return [`${file.name}: ${fileProblemMessage(problem, legacyExtensions, limits.legacyDocumentMaxMb)}`];
    });
    for (const description of refused)
      showToast({ tone: 'error', title: documentErrorWords.invalidTitle, description });
    setRefusals(refused);
    const fresh = files.filter(
      (file) => legacyFileProblem(file) === null && !documents.some((each) => isSame(each, file)),
    );
    if (fresh.length === 0) return;
    onChange([...documents, ...fresh]);
    say(legacyWords.chosen(documents.length + fresh.length));
  };
  const { isOver, drop } = useFileDrop(take);
  const remove = (file: File): void => {
    onChange(documents.filter((each) => each !== file));
    say(legacyWords.removed(file.name));
    // The pressed button is gone, so keep focus inside the step.
    input.current?.focus();
  };

  return (
    <Group legend={legacyWords.documentsLegend} help={legacyWords.documentsHint}>
      <p id="docs-help" className="pb-2 text-sm">
        {legacyWords.documentsRules}
      </p>
      <div {...drop}>
        <input
          ref={input}
          type="file"
          id="docs"
          name="docs"
          multiple
          accept={legacyAccept}
          className="peer sr-only"
          aria-describedby="docs-help docs-error"
          aria-invalid={refusals.length > 0 || undefined}
          onChange={(event) => {
            const { files } = event.currentTarget;
            take([...(files ?? [])]);
            // Empty the control, so that choosing the same file again fires a change event.
            event.currentTarget.value = '';
          }}
        />
        <label
          htmlFor="docs"
          className={`rounded-box peer-focus-visible:outline-base-content flex min-h-24 cursor-pointer flex-wrap items-center justify-center gap-x-2 gap-y-1 border-2 border-dashed px-3 py-2 text-center peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ${
            isOver ? 'border-primary bg-secondary' : 'border-base-300 hover:border-primary'
          }`}
        >
          <Icon name="upload" />
          <span className="sr-only">{legacyLabelWords.docs}: </span>
          <span className="pointer-coarse:hidden">{legacyWords.drop}</span>
          <span className="font-semibold underline underline-offset-4">
            {documents.length > 0 ? legacyWords.chooseMore : legacyWords.choose}
          </span>
        </label>
      </div>
      {/* A message begins with the name of its file, which may be one long word. */}
      <div className="[overflow-wrap:anywhere]">
        <FieldError id="docs" error={refusals.join(' ') || undefined} />
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {documents.length > 0 && (
        <ul aria-label={legacyLabelWords.docs}>
          {documents.map((file) => (
            <li key={keyOf(file)} className="rule flex items-center gap-3 py-2">
              <Icon name="file" className="size-6" />
              <div className="min-w-0 grow">
                <p className="font-semibold break-words">{file.name}</p>
                <p className="figures text-sm">{fileSize(file.size)}</p>
              </div>
              <Button onClick={() => remove(file)}>
                <Icon name="trash" />
                <span className="sr-only sm:not-sr-only">{legacyWords.remove}</span>
                <span className="sr-only"> {file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Group>
  );
}

const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;
/** A file that is chosen twice counts as one document. */
const isSame = (a: File, b: File): boolean => keyOf(a) === keyOf(b);
