import { categoryWords } from '#lib/words/category.ts';
import { flowWords } from '#lib/words/flow.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { paths } from '#lib/paths.ts';
import { Notice } from './Notice.tsx';

/** Shown when the address names no service. It offers the services and, as specified, the home page. */
export function SelectService() {
  return (
    <Notice title={flowWords.selectService} text={flowWords.badService}>
      <ul className="flex w-full list-none flex-col gap-3 p-0 sm:flex-row">
        {offeredIds.map((id) => (
          <li key={id} className="grow">
            <a className="btn btn-accent w-full" href={paths.onboarding('vendor-info', { serviceType: id })}>
              {categoryWords[id].name}
            </a>
          </li>
        ))}
      </ul>
      <a className="btn btn-outline" href={paths.home}>
        {flowWords.toHome}
      </a>
    </Notice>
  );
}
