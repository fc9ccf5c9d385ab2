import type { LocalFeatures, RemoteFeatures } from '../features/features.js'

/** What counts as long as the dashboard has not said anything. */
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

/** What counts as long as the page has not said anything. */
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
