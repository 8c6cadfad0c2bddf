import { kycCardTones } from '#lib/domain/status/shownState.ts';
import { firstViewSlots } from './firstViewSlots.ts';
import { StatusCard } from './StatusCard.tsx';

/**
 * Templates of the dashboard's heading and of its card in each tone, as React will render them.
 * `firstView.ts` fills them in before React has loaded.
 */
export function FirstView() {
  const { name, unsent, badge, title, by, told, message } = firstViewSlots;
  return (
    <>
      <template data-first-view="name">
        <h1 dir="auto" className="text-start text-[min(1.5rem,12vw)] font-bold [overflow-wrap:anywhere]">
          {name}
        </h1>
      </template>
      {[...new Set(Object.values(kycCardTones))].map((tone) => (
        <template key={tone} data-first-view={tone}>
          <StatusCard card={{ tone, unsent, badge, title, answer: { by, told }, message }}>
            <div className="skeleton mt-4 h-11 w-2/3 max-w-56" />
          </StatusCard>
        </template>
      ))}
    </>
  );
}
