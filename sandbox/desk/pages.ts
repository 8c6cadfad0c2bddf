/** The pages of the reviewer's desk: plain HTML with forms, without a framework. */
import { html } from 'hono/html';
import { endpoints } from '#lib/api/schema/endpoints.ts';
import { brand } from '#lib/brand.ts';
import { splitCamelCase } from '#lib/domain/documents/documents.ts';
import { reviewCodes } from '#lib/domain/review/reviewCodes.ts';
import { isoTime } from '#sandbox/clock.ts';
import type { Context } from '#sandbox/context.ts';
import { documentsOf, documentUrl } from '#sandbox/documents.ts';
import { progressOf, statusOf } from '#sandbox/progress.ts';
import { flaggable } from '#sandbox/review.ts';
import { bankAnswers, gstAnswers, upiAnswers } from '#sandbox/settings.ts';
import type { ItemNote, VendorRecord } from '#sandbox/vendorRecord.ts';
import { allVendors } from '#sandbox/vendors.ts';
import { scriptTag, styleTag } from './assets.ts';

export const deskPath = '/__sandbox/desk';

type Markup = ReturnType<typeof html>;

/** Faults that the desk can play, by name. */
export const deskFaults = {
  none: 'Answers as usual',
  slow: 'Slow: five seconds',
  unavailable: 'Not available (503)',
  broken: 'Broken (500)',
  shapeless: 'An answer of another shape',
  silent: 'No answer',
} as const;
export type DeskFault = keyof typeof deskFaults;

/** The settings that the desk plays: what the bank, the GST register and a UPI app answer. */
export const deskAnswers = {
  bankAnswer: { label: 'Each check of an account', answers: bankAnswers },
  gstAnswer: { label: 'Each look-up of a GSTIN', answers: gstAnswers },
  upi: { label: 'Each payment by UPI', answers: upiAnswers },
} as const;
export type DeskAnswer = keyof typeof deskAnswers;

/** The steps that turn the clock, in milliseconds. */
export const clockTurns = { '1 hour': 3_600_000, '1 day': 86_400_000, '7 days': 604_800_000 } as const;

/** Returns a document around the content, with a script. `said` is what the last action did. */
export function page(title: string, content: Markup, code: string, said: string | null = null): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.name}: reviewer’s desk</title>
        ${styleTag}
      </head>
      <body>
        <header>
          <a href="${deskPath}">${brand.name}: reviewer’s desk</a>
          <small>for demos; not a part of the site</small>
        </header>
        <main>
          <h1>${title}</h1>
          ${said === null ? '' : html`<p role="status">${said}</p>`} ${content}
        </main>
        ${scriptTag(code)}
      </body>
    </html>`;
}

const option = (value: string, label: string, chosen: string): Markup =>
  html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`;

const row = (label: string, value: unknown): Markup => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return html`<dt>${label}</dt>
    <dd>${text}</dd>`;
};

/** Returns `Pan Number` for `panNumber`. */
const labelOf = (item: string): string => splitCamelCase(item);

function statusIn(context: Context, vendor: VendorRecord): { status: string; percent: number } {
  const present = documentsOf(context, vendor).map(({ slot }) => slot);
  return {
    status: statusOf(vendor, present).replaceAll('_', ' '),
    percent: progressOf(vendor, present).completionPercent,
  };
}

/** The applications, the newest first, and what the world around them answers. */
export function listPage(context: Context): Markup {
  const vendors = allVendors(context).toReversed();
  return html`
    ${
      vendors.length === 0
        ? html`<p>There are no applications yet. <a href="/vendor">Open the vendor’s side</a></p>`
        : html`<ul class="cards">
            ${vendors.map((vendor) => {
              const { status, percent } = statusIn(context, vendor);
              return html`<li>
                <a href="${deskPath}/${vendor.id}">${vendor.baseInfo.vendorName}</a>
                <span class="status">${status}</span>
                <p>${vendor.category}, ${vendor.baseInfo.city}, ${percent} %</p>
              </li>`;
            })}
          </ul>`
    }
    <section aria-labelledby="clock">
      <h2 id="clock">Clock</h2>
      <p>${isoTime(context.clock.now())}</p>
      <form method="post" action="${deskPath}/clock">
        ${Object.keys(clockTurns).map((turn) => html`<button name="turn" value="${turn}">+ ${turn}</button> `)}
        <button name="turn" value="reset">Back to now</button>
      </form>
    </section>
    <section aria-labelledby="answers">
      <h2 id="answers">What others answer</h2>
      ${Object.entries(deskAnswers).map(
        ([name, { label, answers }]) =>
          html`<form method="post" action="${deskPath}/answer/${name}">
            <label for="${name}">${label}</label>
            <select id="${name}" name="answer">
              ${answers.map((answer) =>
                option(answer, labelOf(answer), context.settings[name as DeskAnswer]),
              )}
            </select>
            <button>Set</button>
          </form>`,
      )}
    </section>
    <section aria-labelledby="calls">
      <h2 id="calls">The answers of a call</h2>
      <ul>
        ${context.faults
          .list()
          .map(
            ({ endpoint, action, status, delayBeforeMs }) =>
              html`<li>
                ${endpoint}:
                ${action === 'status' ? status : action}${
                  delayBeforeMs > 0 ? `, ${delayBeforeMs / 1000} s late` : ''
                }
              </li>`,
          )}
      </ul>
      <form method="post" action="${deskPath}/fault">
        <label for="endpoint">Call (the bank, the GST look-up, a document …)</label>
        <select id="endpoint" name="endpoint">
          ${Object.keys(endpoints).map((name) => option(name, name, 'verifyBank'))}
        </select>
        <label for="fault">Answer</label>
        <select id="fault" name="fault">
          ${Object.entries(deskFaults).map(([name, label]) => option(name, label, 'none'))}
        </select>
        <button>Set</button>
      </form>
    </section>
  `;
}

/** One application with its papers, and the decision about it. */
export function vendorPage(context: Context, vendor: VendorRecord): Markup {
  const documents = documentsOf(context, vendor);
  const { status, percent } = statusIn(context, vendor);
  const isWaiting = vendor.contract !== null && vendor.decision === null;
  const enter = `${deskPath}/${vendor.id}/enter`;
  const { coords: _, deliveryTimings: __, ...info } = vendor.baseInfo;
  return html`
    <p><span class="status">${status}</span> ${vendor.category}, ${percent} %</p>
    <p class="actions">
      <a href="${enter}" target="vendor" rel="noopener">Open the vendor’s side</a>
      <button type="button" data-copy="${enter}">Copy its link</button>
    </p>
    ${
      isWaiting
        ? html`<form method="post" action="${deskPath}/${vendor.id}/approve"><button>Approve</button></form>`
        : ''
    }
    ${
      isWaiting && vendor.answered.length > 0
        ? html`<section aria-labelledby="answered">
            <h2 id="answered">The vendor’s answers</h2>
            <ul>
              ${vendor.answered.map((note) => noteLine(note))}
            </ul>
          </section>`
        : ''
    }
    ${
      vendor.decision === 'rejected'
        ? html`<section aria-labelledby="open">
            <h2 id="open">Waiting for the vendor</h2>
            <p>${vendor.decisionReason}</p>
            <ul>
              ${vendor.flagged.map((item) => {
                const note = vendor.items.find((one) => one.item === item);
                return noteLine({ item, ...note }, vendor.outstanding.includes(item) ? '' : ' (sent again)');
              })}
            </ul>
          </section>`
        : ''
    }
    <section aria-labelledby="papers">
      <h2 id="papers">Papers</h2>
      ${documents.length === 0 ? html`<p>None yet.</p>` : ''}
      <ul class="papers">
        ${documents.map(({ slot, kind, key }) => {
          const url = documentUrl(context, key);
          return html`<li>
            <a href="${url}" target="_blank" rel="noopener">
              ${kind === 'pdf' ? '' : html`<img src="${url}" alt="" loading="lazy" />`} ${labelOf(slot)}
              (${kind})</a
            >
          </li>`;
        })}
      </ul>
    </section>
    <section aria-labelledby="details">
      <h2 id="details">Details</h2>
      <dl>
        ${Object.entries(info).map(([name, value]) => row(labelOf(name), value))}
        ${Object.entries(vendor.kyc ?? {}).map(([name, value]) => row(labelOf(name), value))}
      </dl>
    </section>
    ${isWaiting ? rejectForm(vendor) : ''}
  `;
}

/** An item with the reviewer's remark and the vendor's answer. */
const noteLine = (
  { item, code, reason, reply }: Pick<ItemNote, 'item'> & Partial<ItemNote>,
  end = '',
): Markup =>
  html`<li>
    ${labelOf(item)}${code ? `: ${code}` : ''}${end} ${reason ?? ''}
    ${reply ? html`<blockquote>${reply}</blockquote>` : ''}
  </li>`;

function rejectForm(vendor: VendorRecord): Markup {
  return html`<section aria-labelledby="reject">
    <h2 id="reject">Reject</h2>
    <form method="post" action="${deskPath}/${vendor.id}/reject">
      <label for="reason">Reason for everything</label>
      <textarea id="reason" name="reason" rows="2"></textarea>
      <label for="dueAt">By (may stay empty)</label>
      <input id="dueAt" name="dueAt" type="date" />
      ${flaggable(vendor).map(
        (item) =>
          html`<fieldset>
            <legend>${labelOf(item)}</legend>
            <label for="code-${item}">Why</label>
            <select id="code-${item}" name="code.${item}">
              ${option('', 'Accepted', '')} ${reviewCodes.map((code) => option(code, code, ''))}
              ${option('other', 'other: my own words', '')}
            </select>
            <label for="words-${item}">In your words</label>
            <input id="words-${item}" name="words.${item}" maxlength="200" />
          </fieldset>`,
      )}
      <button>Reject</button>
    </form>
  </section>`;
}

/** The link for a browser that does not run the script of the page, which signs in and opens the dashboard. */
export const enterPage = (address: string): Markup =>
  html`<p><a href="${address}">Open the dashboard</a></p>`;
