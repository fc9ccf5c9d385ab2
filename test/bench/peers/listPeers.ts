/** A page of the comparison. */
export type Peer = {
  name: string
  /** Folder below `pages`. */
  page: string
  /**
   * Packages of its own, installed into `.cache/peers/<page>`. Default: those
   * of this repository.
   */
  packages?: Readonly<Record<string, string>> | undefined
  /** Major version of React, if not that of the packages. */
  react?: 18 | undefined
  /** Whether it asks a dashboard which logins to show. */
  hasDashboard?: boolean | undefined
}

/** The stack both other kits support: wagmi 2 and React 18. */
const stack = {
  '@tanstack/react-query': '5.108.0',
  react: '18.3.1',
  'react-dom': '18.3.1',
  viem: '2.57.1',
  wagmi: '2.19.5',
}

/** By hand with WalletConnect; its React is that of pages with `react: 18`. */
export const withPairing: Peer = {
  name: 'by hand + WC, wagmi 2',
  page: 'byHandTwo',
  packages: stack,
}

/** Pages to compare; ratios are to the first. */
export const peers: readonly Peer[] = [
  { name: 'by hand', page: 'byHand' },
  withPairing,
  { name: 'Latchkey', page: 'latchkeyEmail', hasDashboard: true },
  {
    name: 'Latchkey, React 18',
    page: 'latchkeyEmail',
    react: 18,
    hasDashboard: true,
  },
  {
    name: 'RainbowKit',
    page: 'rainbowKit',
    packages: { ...stack, '@rainbow-me/rainbowkit': '2.2.11' },
  },
  {
    name: 'ConnectKit',
    page: 'connectKit',
    packages: { ...stack, connectkit: '1.9.2' },
  },
]
