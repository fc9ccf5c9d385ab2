// Runs in its own project, on the lowest versions that the package allows.
import assert from 'node:assert/strict'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import * as latchkey from 'latchkey'
import * as actions from 'latchkey/actions'
import * as api from 'latchkey/api'
import { authFrame, walletConnect } from 'latchkey/connectors'
import * as frame from 'latchkey/frame'
import * as query from 'latchkey/query'
import { getSolana, localnet, solana } from 'latchkey/solana'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { mainnet } from 'viem/chains'
import { createConfig, http, useAccount, WagmiProvider } from 'wagmi'

for (const entryPoint of [actions, api, frame, query])
  assert.ok(Object.keys(entryPoint).length > 0)

const project = { projectId: 'smoke' }
const config = createConfig({
  chains: [mainnet],
  transports: { [mainnet.id]: http() },
  connectors: [authFrame(project), walletConnect(project)],
})
const kit = latchkey.createKit({ config, ...project })

function Wallet() {
  const { status } = useAccount()
  const accounts = latchkey.useAccounts()
  const { step } = latchkey.useEmailLogin()
  const balances = latchkey.useBalances()
  const send = latchkey.useSendToken()
  return h(
    'p',
    null,
    `${status} ${accounts.length} ${step} ${balances.status} ${send.status}`,
  )
}

const page = h(
  WagmiProvider,
  { config, reconnectOnMount: false },
  h(
    QueryClientProvider,
    { client: new QueryClient() },
    h(latchkey.KitProvider, { kit }, h(Wallet)),
  ),
)
assert.equal(renderToString(page), '<p>disconnected 0 email pending idle</p>')

// web3.js is loaded for the connection.
const cluster = { ...localnet, rpcUrl: 'http://127.0.0.1:9' }
const both = latchkey.createKit({
  config,
  ...project,
  solana: solana({ clusters: [cluster] }),
})
const side = getSolana(both)
const connection = await side.getConnection()
assert.equal(connection.rpcEndpoint, cluster.rpcUrl)
await assert.rejects(
  side.getBalances({
    address: 'no address',
    caipNetworkId: localnet.id,
  }),
  latchkey.KitError,
)

// The adapter's own peer is not installed.
await assert.rejects(
  import('latchkey/solana/adapter'),
  /@solana\/wallet-adapter-base/,
)

// The parts that load on first use work with the lowest zod as well.
await kit.api()
await assert.rejects(
  actions.connectEmail(kit, { email: 'no email' }),
  latchkey.KitError,
)

// The WalletConnect SDK is loaded in browsers only.
await assert.rejects(
  config.connectors[1].connect(),
  latchkey.PairingUnavailableError,
)
process.stdout.write('ok\n')
