import type { CategoryId } from '#lib/domain/category.ts';

/** What stands instead of an application's steps: they are asked for at once, so these words come before the steps' own. */
export const flowWords = {
  selectService: 'Select a service to continue',
  badService: 'Missing or invalid serviceType in URL. Please start from the home page and choose a category.',
  toHome: 'Go to the homepage',
  loadFailed: 'Failed to load application data',
  backToHome: 'Go Back to Home',
  draftGone:
    'The registration that this browser remembered is no longer there, so it was forgotten. You can start a new one.',
  startNew: 'Start New Registration',
  notReached: 'The application could not be loaded just now.',
  signIn: 'Sign in to open this application',
  signInWhy: 'This application belongs to an account. Sign in with its phone number to go on.',
  signInButton: 'Sign In with Phone',
} as const;

/** Another category's application was opened on this category's page. */
export const wrongCategoryToast = (category: CategoryId) => ({
  title: 'Wrong Registration Page',
  description: `This application is for ${category}. Redirecting...`,
});
