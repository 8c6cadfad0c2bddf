import type { ReactNode } from 'react';
import { Message } from '#islands/ui/Message.tsx';

/** A slip with a message and the next actions, in place of a screen that could not be shown. */
export function Notice({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="mx-auto w-full max-w-xl px-4 py-12" role="status">
      <div className="slip slip-torn p-6 sm:p-8">
        <h1 className="text-2xl font-bold">{title}</h1>
        {text && (
          <p className="mt-3">
            <Message text={text} />
          </p>
        )}
        {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
    </section>
  );
}
