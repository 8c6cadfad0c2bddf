import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useNavMark } from '#islands/shell/useSession.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { FlowPart } from './FlowPart.tsx';
import { ProtectedFlow } from './ProtectedFlow.tsx';

/** The application. `registration` is the category of a /register page, which needs a session; null is the public flow. */
export function Onboarding({ registration = null }: { registration?: CategoryId | null }) {
  return (
    <IslandFrame>
      <NavMark />
      {registration === null ? (
        <FlowPart registration={null} />
      ) : (
        <ProtectedFlow registration={registration} />
      )}
    </IslandFrame>
  );
}

function NavMark() {
  useNavMark();
  return null;
}
