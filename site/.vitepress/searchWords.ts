/**
 * What readers type for things that the pages name otherwise, by page and
 * anchor of the heading that answers.
 */
export const searchWords: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {
  'content-security-policy': { 'content-security-policy': 'CSP, headers' },
  analytics: {
    recipes: 'Google Analytics, GA4, PostHog, Plausible, Segment, funnel',
  },
  compare: {
    'compare-wallet-kits': 'alternatives, RainbowKit vs, Privy vs, thirdweb',
  },
  'delete-an-account': {
    'delete-an-account-gdpr': 'erasure, remove account, privacy, CCPA',
  },
  'disconnect-and-reload': { disconnect: 'logout, log out, sign out' },
  'email-only': { 'email-only': 'passwordless, magic link, no extension' },
  'export-keys': { 'export-private-keys': 'seed phrase, mnemonic, backup' },
  guests: {
    'guests-try-first-keep-later': 'anonymous, without login, demo account',
  },
  jwks: { 'any-provider-with-a-key-set-jwks': 'JWT, OIDC, Keycloak, Okta' },
  latchkey: {
    'pictures-of-networks-and-tokens':
      'custom chain icons, chain icon, network icon',
  },
  'lost-email': {
    'users-who-lost-their-email':
      'my users lost their email, lost mailbox, no access to email',
  },
  mfa: {
    'second-factors-mfa': '2FA, two-factor, TOTP, authenticator app, OTP',
  },
  onramp: { 'buy-crypto': 'fiat, credit card, on-ramp, MoonPay' },
  'passkey-login': {
    'log-in-with-a-passkey': 'WebAuthn, Face ID, Touch ID, biometrics',
    'why-no-sms-and-no-telegram': 'SMS, phone number, Telegram login, OTP',
  },
  'recover-a-wallet': {
    'recover-a-wallet': 'backup, lost device, passkey, custody',
  },
  'react-native': { 'react-native': 'Expo, iOS, Android, WebView, Flutter' },
  'sign-in-with-your-backend': {
    'siwe-with-your-backend': 'session, cookie, NextAuth, authentication',
  },
  'smart-accounts': {
    'smart-accounts': 'account abstraction, ERC-4337, batch, EIP-7702',
  },
  'social-login': {
    'log-in-by-a-social-provider': 'Google, Apple, GitHub, Discord, X, OAuth',
  },
  'sponsor-gas': {
    'sponsor-gas': 'gasless, free transactions, paymaster, relayer',
  },
  upgrade: {
    'upgrade-and-deprecations':
      'client upgrade policy, breaking changes, semver, deprecated',
  },
  'vue-and-svelte': {
    'vue-and-svelte': 'Nuxt, SvelteKit, Angular, Solid, vanilla JavaScript',
  },
  webhooks: { webhooks: 'callback, notify my backend, server events' },
  'your-own-auth': {
    'your-own-auth': 'custom auth, bring your own auth, identity provider',
  },
  theming: { theming: 'dark mode, light mode, colors, styling, CSS' },
}
