/** Sentences about the app's terms, fetched where an app has some. */
export const legal = {
  /** Around the links: their number changes, so they come as one. */
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
