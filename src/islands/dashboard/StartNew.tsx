import { useState } from 'react';
import { CategoryDialog } from '#islands/applications/CategoryDialog.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { dashboardWords } from '#lib/words/dashboard.ts';

/** Starts another registration, after asking for its category. */
export function StartNew({ kind }: { kind: 'next' | 'quiet' }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button kind={kind} onClick={() => setChoosing(true)}>
        <Icon name="plus" />
        {dashboardWords.startNew}
      </Button>
      <CategoryDialog open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}
