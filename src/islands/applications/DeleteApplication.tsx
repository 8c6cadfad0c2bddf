import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { offers } from '#lib/capabilities.ts';
import { categoryWords } from '#lib/words/category.ts';
import { deletionToasts, deletionWords } from '#lib/words/deletion.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { errorMessage } from '#lib/messages/errorMessage.ts';
import { deleteApplication } from '#lib/stores/application/deletion.ts';
import { sameOwner } from '#lib/stores/session/owner.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

interface DeleteApplicationProps {
  vendorId: string;
  name: string;
  category: CategoryId;
  /** Shows only the icon, for a row of a list. */
  isSmall?: boolean;
  onDeleted?: () => void;
}

/**
 * Deletes an application that was never submitted, if the API offers that. It asks first, and names what is
 * deleted.
 */
export function DeleteApplication({ vendorId, name, category, isSmall, onDeleted }: DeleteApplicationProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!offers('deleteVendor')) return null;
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const isSameOwner = sameOwner();
    try {
      await deleteApplication(vendorId);
      showToast({ tone: 'success', ...deletionToasts.deleted });
      setAsking(false);
      onDeleted?.();
    } catch (error) {
      // The next vendor must not read of it.
      if (!isSameOwner()) return;
      const description = errorMessage('application', error);
      showToast({ tone: 'error', title: deletionToasts.failed, description });
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        kind="plain"
        className={isSmall ? 'btn-square' : '-ml-4 w-fit'}
        aria-label={isSmall ? deletionWords.buttonFor(name) : undefined}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" className="size-4" />
        {!isSmall && deletionWords.buttonLong}
      </Button>
      <Dialog title={deletionWords.title} open={isAsking} onClose={() => setAsking(false)}>
        <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {deletionWords.named(name, categoryWords[category].name)}
        </p>
        <p className="mt-2">{deletionWords.goes}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button disabled={isBusy} onClick={() => setAsking(false)}>
            {deletionWords.keep}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void confirm()}>
            {deletionWords.confirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
