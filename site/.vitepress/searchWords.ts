/**
 * What readers type for things that the pages name otherwise, by page and
 * anchor of the heading that answers.
 */
export const searchWords: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {
  'content-security-policy': { 'content-security-policy': 'CSP, headers' },
  'disconnect-and-reload': { disconnect: 'logout, log out, sign out' },
  'email-only': { 'email-only': 'passwordless, magic link, no extension' },
  'export-keys': { 'export-private-keys': 'seed phrase, mnemonic, backup' },
  guests: {
    'guests-try-first-keep-later': 'anonymous, without login, demo account',
  },
  jwks: { 'any-provider-with-a-key-set-jwks': 'JWT, OIDC, Keycloak, Okta' },
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
    'what-users-do-there': 'delete account, remove account, GDPR',
  },
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
  'your-own-auth': {
    'your-own-auth': 'custom auth, bring your own auth, identity provider',
  },
  theming: { theming: 'dark mode, light mode, colors, styling, CSS' },
}
