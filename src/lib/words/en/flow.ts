/** The screens in place of the steps. They load at once, so these words come before those of the steps. */
export const flowWords = {
  selectService: 'Select a service to continue',
  badService: 'Missing or invalid serviceType in URL. Please start from the home page and choose a category.',
  toHome: 'Go to the home page',
  loadFailed: 'Failed to load application data',
  backToHome: 'Go Back to Home',
  notFound: 'Vendor not found. We cannot find this application, or it belongs to another phone number.',
  draftGone:
    'We cannot find your old registration any more, so we removed it from this browser. You can start a new one.',
  startNew: 'Start New Registration',
  notReached: 'We could not load your application.',
  signIn: 'Sign in to open this application',
  signInWhy: 'To continue this application, sign in with its phone number.',
  signInButton: 'Sign In with Phone',
} as const;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ id }: { id: string; name: string }) => ({
  title: 'Wrong Registration Page',
  description: `This application is for ${id}. Redirecting...`,
});
