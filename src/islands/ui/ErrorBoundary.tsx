import { Component, type ErrorInfo, type ReactNode } from 'react';
import { appErrorWords } from '#lib/words/app.ts';
import { Button } from './Button.tsx';
import { logError } from './rootOptions.ts';

interface Props {
  children: ReactNode;
  /** Removes all saved data, and reports it. */
  onClearData: () => void;
  onReload: () => void;
}

/** The error screen of the application. A failure inside an island never leaves a white page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    logError(error, info);
    // Back within the flow changes only the address, and the failed island cannot follow it. Reload then.
    globalThis.addEventListener('popstate', this.props.onReload, { once: true });
    // A part that could not be loaded arrives once the network is back.
    globalThis.addEventListener('online', this.tryAgain, { once: true });
  }

  private readonly tryAgain = (): void => {
    globalThis.removeEventListener('popstate', this.props.onReload);
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section role="alert" className="slip mx-auto my-10 flex w-full max-w-xl flex-col gap-4 p-6">
        <h1 className="text-2xl font-bold">{appErrorWords.title}</h1>
        <p>{appErrorWords.log}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="next" onClick={this.tryAgain}>
            {appErrorWords.tryAgain}
          </Button>
          <Button onClick={this.props.onReload}>{appErrorWords.reload}</Button>
          <Button kind="danger" onClick={this.props.onClearData}>
            {appErrorWords.clear}
          </Button>
        </div>
        <p className="text-sm">{appErrorWords.clearHelp}</p>
      </section>
    );
  }
}
