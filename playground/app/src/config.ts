import { type CustomWallet, createKit, type ThemeOptions } from 'latchkey'
import { authFrame, walletConnect } from 'latchkey/connectors'
import { localnet, solana } from 'latchkey/solana'
import { defineChain } from 'viem'
import { createConfig, http, injected } from 'wagmi'
import type { Local } from './local.js'

export function createApp(
  local: Local,
  theme: ThemeOptions = {},
  more: Pick<
    createKit.Parameters,
    'analytics' | 'features' | 'siwx' | 'solana'
  > = {},
) {
  const { features, ...others } = more
  const project = { projectId: local.projectId, hosts: local.hosts }
  const [first, ...rest] = local.chains.map((chain) =>
    defineChain({
      ...chain,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    }),
  )
  if (!first) throw new Error('No local chain is running.')
  const chains = [first, ...rest] as const
  const config = createConfig({
    chains,
    connectors: [authFrame(project), walletConnect(project), injected()],
    pollingInterval: 500,
    transports: Object.fromEntries(chains.map((chain) => [chain.id, http()])),
  })
  const { name, rpcUrl } = local.solana
  // Its tokens have prices, as on the chains beside it; test networks show none.
  const clusters = [
    { ...localnet, isTestnet: false, name, rpcUrl },
    ...(local.moreClusters ?? []),
  ]
  const kit = createKit({
    config,
    ...project,
    capabilities: { swap: Object.keys(local.swapSpenders) },
    swapSpenders: local.swapSpenders,
    names: { ens: local.ens },
    paymaster: local.paymaster && { [first.id]: local.paymaster },
    features: { smartSessions: true, ...features },
    solana: solana({ clusters }),
    wallets: { custom: [toTestWallet(local.urls.walletPage)] },
    onramp: { meldPublicKey: 'local' },
    theme,
    ...others,
  })
  return { config, kit }
}

/** The wallet that runs beside the services, as an app on a phone or a page. */
function toTestWallet(url: string): CustomWallet {
  return {
    id: 'latchkey-test-wallet',
    name: 'Latchkey Test Wallet',
    links: { mobile: url, webapp: url },
  }
}
