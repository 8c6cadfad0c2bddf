import { useId, useState, type SyntheticEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { describedBy, FieldError } from '#islands/ui/form/Field.tsx';
import { useSubmit } from '#islands/ui/form/useSubmit.ts';
import { reviewWords } from '#lib/words/review.ts';
import { errorMessage } from '#lib/messages/errorMessage.ts';
import { replyMaxChars, sendReviewReply } from '#lib/stores/application/reviewReply.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** The vendor's answer to the reviewer about one item. Folded, because most items are simply sent again. */
export function ReviewAnswer({ vendorId, item, label }: { vendorId: string; item: string; label: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, run } = useSubmit((error) => errorMessage('application', error));
  const error = isMissing ? reviewWords.answerMissing : (failure ?? undefined);
  const send = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return document.getElementById(id)?.focus();
    const { currentTarget: form } = event;
    const ownItem = form.closest('li')?.querySelector('button');
    void run(async () => {
      await sendReviewReply(vendorId, item, text);
      setText('');
      showToast({ tone: 'success', title: reviewWords.sent });
      // An answered item has no form, so the item takes the focus unless the vendor moved on.
      const { activeElement, body } = document;
      if (activeElement === body || form.contains(activeElement)) ownItem?.focus();
    });
  };
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="chevron min-h-11 w-fit cursor-pointer underline underline-offset-4">
        <span>
          {reviewWords.answer}
          <span className="sr-only">: {label}</span>
        </span>
      </summary>
      {isOpen && (
        <form noValidate onSubmit={send}>
          <label htmlFor={id} className="field-label">
            {reviewWords.answerLabel}
            <span className="sr-only">: {label}</span>
          </label>
          <p id={`${id}-help`} className="field-help">
            {reviewWords.answerHelp}
          </p>
          <textarea
            id={id}
            name="answer"
            rows={3}
            maxLength={replyMaxChars}
            className="input h-auto w-full py-2"
            value={text}
            readOnly={isBusy}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { help: true, error })}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setMissing(false);
            }}
          />
          <FieldError id={id} error={error} />
          <Button type="submit" busy={isBusy}>
            {reviewWords.send}
          </Button>
        </form>
      )}
    </details>
  );
}
