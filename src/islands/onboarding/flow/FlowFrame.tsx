import type { MouseEventHandler, ReactNode } from 'react';
import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { onboardingWords } from '#lib/words/onboarding.ts';

interface FlowFrameProps {
  title: string;
  /** The way to get help: the words and the contact. A phone shows a short word for both. */
  help: {
    words: string;
    contact: string;
    href: string;
    icon: IconName;
    onPress?: MouseEventHandler<HTMLAnchorElement>;
  };
  children: ReactNode;
}

/** The column of an application, with its header line above the open step. */
export function FlowFrame({ title, help, children }: FlowFrameProps) {
  return (
    <div className="flow">
      <h1 className="pr-12 text-[0.8125rem] leading-5 tracking-normal [font-family:inherit] sm:pr-76 sm:text-[0.9375rem] @max-[16rem]:pr-0">
        {title}
      </h1>
      <a className="flow-help figures" href={help.href} onClick={help.onPress}>
        <Icon name={help.icon} className="size-4 sm:mr-2 sm:inline" />
        <span className="sm:hidden" aria-hidden="true">
          {onboardingWords.helpShort}
        </span>
        <span className="max-sm:sr-only">
          {help.words} <span className="whitespace-nowrap">{help.contact}</span>
        </span>
      </a>
      {children}
    </div>
  );
}
