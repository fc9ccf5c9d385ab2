import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider } from 'latchkey'
import {
  AccountButton,
  ConnectButton,
  EmbeddedModal,
  NetworkButton,
  PayButton,
} from 'latchkey/components'
import { authFrame } from 'latchkey/connectors'
import 'latchkey/styles.css'
import { Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import {
  createConfig,
  createConnector,
  http,
  injected,
  WagmiProvider,
} from 'wagmi'
import { knownWallets } from '../../../packages/devnet/src/api/wallets/knownWallets.js'
import { AppHooks } from './AppHooks.js'
import { HostContent } from './HostContent.js'
import { loadHostCss } from './loadHostCss.js'
import { Probe } from './Probe.js'

/**
 * A page with our button and nothing else of ours. Query parameters select its
 * surroundings: `?css=` (see `loadHostCss`), `?under=radix|mui`, `?theme=`,
 * `?dir=`, `?size=` (of the text), `?accent=`, `?variables=` (as JSON),
 * `?compact`, `?wide`, `?unstyled`, `?host` (elements of the page), `?probe`
 * (our dialog with content of every kind), `?app` (hooks as an app uses them),
 * `?solana` (the other namespace), `?pairing` (WalletConnect as far as the UI
 * shows it, and a few wallets of the explorer), `?featured=` (their explorer
 * ids), `?features=` (as JSON),
 * `?legal` (terms and a privacy policy), `?embedded` (the modal in the page),
 * `?images` (pictures of wallets, of `/images.json`), `?buttons` (all of our
 * buttons), `?quiet` (without alerts for developers, as on a page that is published).
 * Below `/routed` the page has a router (see `RoutedPage`).
 */
const query = new URLSearchParams(location.search)
document.documentElement.dir = query.get('dir') ?? ''
await loadHostCss(query.get('css'))
// As if the page had not imported our style sheets.
if (query.has('unstyled'))
  for (const sheet of document.styleSheets)
    if (
      [...sheet.cssRules].some(
        (rule) => 'name' in rule && rule.name === 'latchkey',
      )
    )
      sheet.disabled = true
const local = await (await fetch('/local.json')).json()
const project = { projectId: local.projectId, hosts: local.hosts }
const [first, ...rest] = local.chains.map(
  (chain: { id: number; name: string; rpcUrl: string }) =>
    defineChain({
      ...chain,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    }),
)
/** Loaded on demand, like Solana. */
async function createPairing() {
  const [{ createFakePairing }, { toConnector }] = await Promise.all([
    import('./createFakePairing.js'),
    import('../../../src/connectors/walletConnect/toConnector.js'),
  ])
  const pairing = createFakePairing(project)
  return createConnector((config) => toConnector({ config, pairing }))
}
const pairing = query.has('pairing') ? await createPairing() : undefined
const config = createConfig({
  chains: [first, ...rest],
  connectors: [authFrame(project), ...(pairing ? [pairing] : []), injected()],
  pollingInterval: 500,
  transports: Object.fromEntries(
    [first, ...rest].map((chain) => [chain.id, http()]),
  ),
})
const mode = (query.get('theme') ?? 'dark') as 'dark' | 'light' | 'auto'
const variables = {
  accent: query.get('accent') ?? undefined,
  'font-size': query.get('size') ?? undefined,
  ...JSON.parse(query.get('variables') ?? '{}'),
}
/** Loaded on demand: by default the page represents an app without Solana. */
async function createSolana() {
  const { localnet, solana } = await import('latchkey/solana')
  const { name, rpcUrl } = local.solana
  return solana({ clusters: [{ ...localnet, name, rpcUrl }] })
}
const isRouted = location.pathname.startsWith('/routed/')
const kit = createKit({
  config,
  backButton: !/-bare\//.test(location.pathname),
  ...project,
  capabilities: { swap: Object.keys(local.swapSpenders) },
  onramp: { meldPublicKey: 'local' },
  swapSpenders: local.swapSpenders,
  features: {
    smartSessions: true,
    ...JSON.parse(query.get('features') ?? '{}'),
  },
  debug: query.has('quiet') ? false : undefined,
  legal: query.has('legal')
    ? { privacyUrl: '/privacy', termsUrl: '/terms' }
    : undefined,
  solana: query.has('solana') ? await createSolana() : undefined,
  wallets: pairing && {
    featured: query.get('featured')?.split(','),
    images: query.has('images')
      ? await (await fetch('/images.json')).json()
      : undefined,
    include: knownWallets.map(({ id }) => id),
  },
  theme: {
    density: query.has('compact') ? 'compact' : undefined,
    layout: query.has('wide') ? 'wide' : undefined,
    mode,
    variables,
  },
})
const queryClient = new QueryClient()
Object.assign(globalThis, { stage: { config, kit, queryClient } })

const under = query.get('under')
const Under =
  under === 'radix'
    ? (await import('./RadixPage.js')).RadixPage
    : under === 'mui'
      ? (await import('./MuiPage.js')).MuiPage
      : isRouted
        ? (await import('./RoutedPage.js')).RoutedPage
        : Fragment

createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <KitProvider kit={kit}>
        <Under>
          <ConnectButton />
          {query.has('buttons') && (
            <>
              <AccountButton />
              <NetworkButton />
              <PayButton
                amount="0.1"
                asset={{
                  network: `eip155:${first.id}`,
                  asset: 'native',
                  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
                }}
                to="0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
              />
            </>
          )}
          {query.has('embedded') && <EmbeddedModal />}
          {query.has('probe') && <Probe />}
          {query.has('app') && <AppHooks />}
        </Under>
        {query.has('host') && <HostContent />}
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
