import type { ReactNode } from 'react';
import { Icon } from '#islands/ui/Icon.tsx';
import { dashboardWords } from '#lib/words/dashboard.ts';

/** A label and its value, which is null when the server has none. */
export interface Row {
  label: string;
  value: string | null;
  /** The longer form of the value on paper. */
  printed?: string;
}

/** A link to a place where the vendor can go next. */
export interface Action {
  label: string;
  href: string;
  /** Whether the link leaves the site. It then opens a new tab. */
  external: boolean;
}

/** Data with its heading, quieter than the slip of the application above it. */
export function Slip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="rounded-box border-base-300 min-w-0 border px-[min(1.25rem,4vw)] pt-4 pb-2 text-[0.9375rem]"
    >
      <h2 className="text-base font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** Beside the words of Tamil, the narrowest phones have no room for a GSTIN. */
const oneColumn = '@max-[16rem]:block @max-[21rem]:[&:lang(ta)]:block';

/**
 * Labels and values on ruled lines, then `children`. A value of any length wraps. Labels without a value share the
 * last line.
 */
export function Rows({ rows, children }: { rows: readonly Row[]; children?: ReactNode }) {
  const missing = rows.filter(({ value }) => value === null);
  return (
    <Facts className="rows">
      {rows.map(
        ({ label, value, printed = value }) =>
          value !== null && (
            <RuledRow key={label} label={label}>
              {printed === value ? (
                <Breakable text={value} />
              ) : (
                <>
                  <span className="print:hidden">{value}</span>
                  <span className="not-print:hidden">{printed}</span>
                </>
              )}
            </RuledRow>
          ),
      )}
      {children}
      {missing.length > 0 && (
        <div className="col-span-full py-2 text-sm [overflow-wrap:anywhere] opacity-80">
          <dt className="inline after:content-[':_']">{missing.map(({ label }) => label).join(', ')}</dt>
          <dd className="inline">{dashboardWords.notProvided}</dd>
        </div>
      )}
    </Facts>
  );
}

/** Labels and values in two columns. The column of the labels has room for the longest word of all of them. */
export function Facts({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <dl
      className={`mt-2 grid grid-cols-[minmax(min-content,2fr)_minmax(0,3fr)] gap-x-3 ${oneColumn} ${className}`}
    >
      {children}
    </dl>
  );
}

/** A label and its value, in the columns of `Facts`. */
export function RuledRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className={`col-span-full grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 py-2 supports-[grid-template-columns:subgrid]:grid-cols-subgrid ${oneColumn}`}
    >
      <dt className="text-sm leading-6 [overflow-wrap:break-word] opacity-80">{label}</dt>
      <dd
        dir="auto"
        className="figures min-w-0 text-start [overflow-wrap:anywhere] @max-[16rem]:text-[min(1rem,7.5vw)]"
      >
        {children}
      </dd>
    </div>
  );
}

/** Makes a long e-mail address break after its @, before it breaks within a word. */
function Breakable({ text }: { text: string }) {
  const [before = '', ...rest] = text.split('@');
  if (rest.length === 0) return before;
  return (
    <>
      {before}@<wbr />
      {rest.join('@')}
    </>
  );
}

/** A link that looks like a button. An external link opens a new tab. */
export function ActionLink({ action, kind = 'next' }: { action: Action; kind?: 'next' | 'quiet' | 'plain' }) {
  const looks = { next: 'btn btn-accent', quiet: 'btn btn-outline', plain: 'btn btn-ghost -mx-4' };
  return (
    <a
      className={`${looks[kind]} h-auto py-2`}
      href={action.href}
      {...(action.external ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {action.label}
      {action.external && (
        <>
          <Icon name="external" className="size-4" />
          <span className="sr-only">({dashboardWords.opensNewTab})</span>
        </>
      )}
    </a>
  );
}
