import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth } from '#islands/shell/session/AuthProvider.tsx';

function WhoIsIt() {
  const { session, signOut } = useAuth();
  return (
    <p>
      {session ?? 'nobody'} {typeof signOut}
    </p>
  );
}

test('a part outside the provider is told what it lacks', () => {
  expect(() => renderToString(<WhoIsIt />)).toThrow('useAuth must be used within AuthProvider');
});

test('a part within the provider has the session and its actions', () => {
  const shown = renderToString(
    <AuthProvider>
      <WhoIsIt />
    </AuthProvider>,
  );
  expect(shown.replace(/<!-- -->/g, '')).toBe('<p>nobody function</p>');
});
