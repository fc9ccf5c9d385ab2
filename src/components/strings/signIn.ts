// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for the prompt that asks for a signature to sign in. */
export const signIn = {
  title: (site: string) => `Sign in to ${site}`,
  text: "Sign a message to show that this account is yours. It's free, and nothing leaves your account.",
  account: 'Account',
  sign: 'Sign in',
  emailTitle: (site: string) => `${site} asks for your email address.`,
  emailHint: 'Shared with this site, together with your account.',
  emailRequired: 'This site requires an email address.',
  skip: 'Skip',
  required: 'This site requires a signature. Cancel to disconnect your wallet.',
  cookies:
    'Sign in again. If this keeps happening, allow cookies for this site.',
}
