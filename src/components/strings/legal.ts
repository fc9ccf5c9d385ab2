// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for the app's terms. Loaded only if the app has any. */
export const legal = {
  /** Text before the links, which follow as one group as their number varies. */
  agree: 'By continuing, you agree to the',
  accept: 'I agree to the',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  and: 'and',
  tickFirst: 'Check the box to continue',
  title: 'Before you connect',
  text: 'Agree to the terms of this site to continue.',
}

export type LegalStrings = typeof legal
