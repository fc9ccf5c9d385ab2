import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Hono } from 'hono'
import { type ApiBackend, type Auth, createMemoryStore } from 'latchkey-server'
import {
  type RunningServer,
  readConfig,
  startServer,
} from 'latchkey-server/start'
import type { Address } from 'viem'
import type { Chains } from './chain/startChains.js'
import type { createProjectControl } from './control/createProjectControl.js'
import type { Clock } from './createClock.js'
import type { Events } from './events/createEvents.js'
import type { Faults } from './http/createFaults.js'
import type { ServicesOptions } from './services.js'
import type { SolanaChain } from './solana/solanaChain.js'

/**
 * Starts `latchkey-server` as it is, for the local chains: with the backend, the
 * login providers and the mailbox that are given.
 */
export function startLocalServer(
  parameters: startLocalServer.Parameters,
): Promise<RunningServer> {
  const { clock, faults, options, port, project } = parameters
  const { dataDir } = options
  const config = readConfig(toEnvironment(parameters))
  return startServer({
    config,
    analytics: parameters.events,
    backend: parameters.backend,
    descriptors: toDescriptors(parameters.chains),
    // All that apps know of.
    features: [],
    frame: { chains: toFrameChains(parameters.chains), hasFaucet: true },
    frameDir: options.frameDir,
    intercept: async (part, request, response) =>
      !isOfNode(request) &&
      faults.apply(isOfFaucet(request) ? 'wallet' : part, request, response),
    isPortFree: port !== 0,
    login: parameters.login,
    now: clock.now,
    pollMs: options.devicePollMs,
    projects: project.list,
    routes: parameters.routes,
    ...(dataDir === undefined && { store: createMemoryStore() }),
  })
}

export declare namespace startLocalServer {
  type Parameters = {
    backend: ApiBackend
    /** Origin of the bundlers that the frame uses; default none. */
    bundlerOrigin: string | undefined
    chains: Pick<Chains, 'chains' | 'contracts'>
    clock: Clock
    events: Events
    faults: Pick<Faults, 'apply'>
    login: Pick<Auth, 'farcaster' | 'providers'>
    options: ServicesOptions
    port: number
    project: Pick<ReturnType<typeof createProjectControl>, 'list'>
    routes: Hono
    smtpUrl: string
    solana: SolanaChain
  }
}

/**
 * Whether the frame asks a node through the server. Nodes and bundlers fail by
 * themselves: a fault of the API is none of theirs.
 */
function isOfNode({ headers, url = '' }: IncomingMessage) {
  const [path = ''] = url.split('?')
  const isOwn =
    headers['sec-fetch-site'] === 'same-origin' ||
    headers.origin === `http://${headers.host}`
  return isOwn && /^\/v1\/?$|^\/v1\/bundler$/.test(path)
}

/** The wallet has it, though the API answers. */
function isOfFaucet({ url = '' }: IncomingMessage) {
  return url.split('?')[0] === '/faucet'
}

/** The variables that somebody would set to run it by hand. */
function toEnvironment({
  bundlerOrigin,
  chains: { chains },
  options,
  port,
  smtpUrl,
  solana,
}: startLocalServer.Parameters): Record<string, string> {
  const all = [...chains, solana]
  const networks = all.map(({ caipNetworkId, name }) => [
    caipNetworkId,
    { isTest: true, name },
  ])
  const bundlers = chains.map(({ caipNetworkId, id }) => [
    caipNetworkId,
    { paymasters: [bundlerOrigin], url: `${bundlerOrigin}/bundler/${id}` },
  ])
  const { approvesDevices = true, dataDir } = options
  return {
    // Everybody on this machine has one address.
    API_CALLS_PER_MINUTE: '0',
    API_CONFIG: JSON.stringify({
      networks: Object.fromEntries(networks),
      ...(bundlerOrigin && { bundlers: Object.fromEntries(bundlers) }),
    }),
    APPROVE_DEVICES: String(approvesDevices),
    ...(dataDir === undefined
      ? { MASTER_KEY: randomBytes(32).toString('hex') }
      : { DATA_DIR: dataDir }),
    DRAIN_SECONDS: '0',
    MAIL_FROM: 'Latchkey <login@wallet.localhost>',
    PORT: String(port),
    RPC_URLS: all
      .map(({ caipNetworkId, rpcUrl }) => `${caipNetworkId}=${rpcUrl}`)
      .join(),
    SMTP_URL: smtpUrl,
  }
}

/** The local exchange and its tokens are known on the first chain. */
function toFrameChains({
  chains: [first],
  contracts,
}: Pick<Chains, 'chains' | 'contracts'>) {
  const { gold, router, tether, usd, weth } = contracts
  if (!first) return {}
  return {
    [first.caipNetworkId]: {
      routers: [{ address: router, name: 'Local Uniswap' }],
      tokens: [usd, gold, tether, weth],
    },
  }
}

/** What the contracts of the first chain are for, in words (ERC-7730). */
function toDescriptors({
  chains: [first],
  contracts,
}: Pick<Chains, 'chains' | 'contracts'>) {
  if (!first) return []
  const deployedAt = (address: Address) => ({
    contract: { deployments: [{ address, chainId: first.id }] },
  })
  return [
    {
      name: 'local WETH',
      file: {
        includes: 'weth.json',
        context: deployedAt(contracts.weth),
        metadata: { owner: 'Local Wrapped Ether' },
      },
    },
    {
      name: 'Local Cats',
      file: {
        includes: 'erc721.json',
        context: deployedAt(contracts.nft),
        display: {
          formats: {
            'mint(address to)': {
              intent: 'Mint a cat',
              fields: [{ path: 'to', label: 'For', format: 'addressName' }],
            },
            'burn(uint256 tokenId)': {
              intent: 'Destroy a cat',
              fields: [{ path: 'tokenId', $ref: '$.display.definitions.item' }],
            },
          },
        },
        metadata: { owner: 'Local Cats' },
      },
    },
  ]
}
