import type { LocalFeatures, RemoteFeatures } from '../features/features.js'

/** Defaults while the dashboard's settings are not available. */
export const defaultRemoteFeatures: RemoteFeatures = {
  email: true,
  socials: [
    'google',
    'x',
    'discord',
    'farcaster',
    'github',
    'apple',
    'facebook',
  ],
  passkey: false,
  guest: false,
  swaps: ['1inch'],
  onramp: ['coinbase', 'meld'],
  activity: true,
  branding: true,
  multiWallet: false,
  emailCapture: false,
  payWithExchange: false,
  payments: false,
  authentication: false,
  headless: false,
}

/** Defaults for features the page does not set. */
export const defaultLocalFeatures: LocalFeatures = {
  receive: true,
  send: true,
  emailShowWallets: true,
  analytics: false,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  // One click connects what was used before or is installed, so it comes before
  // the QR code of WalletConnect.
  connectorTypeOrder: [
    'recent',
    'injected',
    'walletConnect',
    'featured',
    'custom',
    'external',
    'recommended',
  ],
  connectMethodsOrder: undefined,
}
