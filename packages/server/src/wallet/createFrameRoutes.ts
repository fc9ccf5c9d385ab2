import { Hono } from 'hono'
import {
  getApproveHeaders,
  getFrameHeaders,
  getWorkerHeaders,
} from 'latchkey-wallet'
import type { Address } from 'viem'
import type { ApiChain } from '../api/apiBackend.js'
import { listNodes } from '../api/chain/listNodes.js'
import type { FindDescriptors } from '../descriptors/loadDescriptors.js'
import { createStaticFiles } from '../http/createStaticFiles.js'
import { ServiceError } from '../http/ServiceError.js'
import { isAllowedOrigin } from '../isAllowedOrigin.js'
import { type Projects, requireProject } from '../projects.js'

/** An EVM chain of the frame page. */
export type FrameChain = {
  id: number
  caipNetworkId: string
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  /** Of the main node. */
  rpcUrl: string
  /** Of all nodes, the main one first. Default: the main one only. */
  rpcUrls?: readonly string[] | undefined
  explorerUrl?: string | undefined
  /** Exchanges whose calls the approval shows as swaps, by name. */
  routers: readonly { address: Address; name: string }[]
  /** ERC-20 tokens looked up in every account. */
  tokens: readonly Address[]
  /** Whether accounts may be upgraded to smart accounts (EIP-7702). */
  smartAccounts: boolean
  /** Takes user operations of EntryPoint 0.7 (ERC-4337); default none. */
  bundlerUrl?: string | undefined
  /** Origins of paymasters that apps may name (ERC-7677); default none. */
  paymasters?: readonly string[] | undefined
  /** Takes a fee for data on the chain below; default not known. */
  isRollup?: boolean | undefined
  /** Whether nothing on it is worth anything; default no. */
  isTest?: boolean | undefined
}

/** A Solana network of the frame page. */
export type FrameCluster = {
  caipNetworkId: string
  name: string
  /** Of the main node. */
  rpcUrl: string
  /** Of all nodes, the main one first. Default: the main one only. */
  rpcUrls?: readonly string[] | undefined
  /** Whether nothing on it is worth anything; default no. */
  isTest?: boolean | undefined
}

type RelayQuery = { chainId: string; projectId: string; node?: string }

const pages = {
  '/sdk': 'index.html',
  '/sdk/': 'index.html',
  '/sdk/approve': 'approve.html',
  '/sdk/keep': 'keep.html',
  '/sdk/hand-over': 'handOver.html',
  '/sdk/export': 'export.html',
  '/sdk/devices': 'devices.html',
  '/sdk/passkey': 'passkey.html',
}

/** Pages that are windows of their own: never embedded. */
const windows: ReadonlySet<string> = new Set([
  '/sdk/approve',
  '/sdk/keep',
  '/sdk/hand-over',
  '/sdk/export',
  '/sdk/devices',
  '/sdk/passkey',
])

/** The window of a login asks the server; the others have no network. */
const LOGIN_WINDOW = '/sdk/passkey'

/** The worker that signs, with a policy of its own. */
const workerPath = '/sdk/worker/'

/** The built frame page, its windows, assets and configuration. */
export function createFrameRoutes(
  parameters: createFrameRoutes.Parameters,
): Hono {
  const { apiUrl, chains, clusters, frameDir, origin, projects } = parameters
  // Addresses of nodes and bundlers hold the keys of their provider.
  const relay = (url: string, path: string, query: RelayQuery) =>
    parameters.isRpcRelayed
      ? `${apiUrl()}${path}?${new URLSearchParams(query)}`
      : url
  const toNodes = (chain: ApiChain, projectId: string) => {
    const rpcUrls = listNodes(chain).map((url, index) =>
      relay(url, '/v1/', {
        ...{ chainId: chain.caipNetworkId, projectId },
        ...(index > 0 && { node: String(index) }),
      }),
    )
    return { rpcUrl: rpcUrls[0], rpcUrls }
  }
  const toBundler = (chain: FrameChain, projectId: string) => {
    const { bundlerUrl, caipNetworkId: chainId } = chain
    return bundlerUrl === undefined
      ? {}
      : { bundlerUrl: relay(bundlerUrl, '/v1/bundler', { chainId, projectId }) }
  }
  const files = createStaticFiles(frameDir)
  // Services of several chains may share an origin.
  const connect = () => [
    ...new Set([
      apiUrl(),
      ...[...chains, ...clusters].flatMap((chain) =>
        toNodes(chain, '').rpcUrls.map((url) => new URL(url).origin),
      ),
      ...chains.flatMap((chain) => [
        ...Object.values(toBundler(chain, '')).map(
          (url) => new URL(url).origin,
        ),
        ...(chain.paymasters ?? []),
      ]),
    ]),
  ]
  const app = new Hono()
  app.use('/sdk/*', async (c, next) => {
    const project = projects.get(c.req.query('projectId'))
    const isSecure = new URL(c.req.url).protocol === 'https:'
    const headers = c.req.path.startsWith(workerPath)
      ? getWorkerHeaders({ isSecure })
      : windows.has(c.req.path)
        ? getApproveHeaders({
            hasNetwork: c.req.path === LOGIN_WINDOW,
            isSecure,
          })
        : getFrameHeaders({
            allowedOrigins: project?.allowedOrigins ?? [],
            connect: connect(),
            isSecure,
            origin: origin(),
          })
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
  })
  /** At least one chain: the page does not start without. */
  const list = (asked: readonly string[]) => {
    const found = asked.flatMap((id) => parameters.askChain?.(id) ?? [])
    return found.length > 0 ? found : chains
  }
  app.get('/sdk/config', (c) => {
    const project = projects.get(c.req.query('projectId'))
    if (!project)
      throw new ServiceError(404, 'UNKNOWN_PROJECT', 'Unknown projectId')
    const { allowedOrigins, approvals, custody, id, windowAbove } = project
    const { cardLimit, mfa, passkeyAbove, textMessages } = project
    return c.json({
      projectId: id,
      allowedOrigins,
      apiUrl: apiUrl(),
      approvals,
      ...{ cardLimit, custody, mfa, passkeyAbove, textMessages },
      windowAbove,
      ...(parameters.hasFaucet && { faucet: true }),
      hasMoreChains: parameters.askChain !== undefined,
      chains: list(c.req.queries('chainId') ?? []).map((chain) => ({
        ...{ ...chain, ...toBundler(chain, id), ...toNodes(chain, id) },
      })),
      solana: clusters.map((cluster) => ({
        caipNetworkId: cluster.caipNetworkId,
        isTest: cluster.isTest,
        name: cluster.name,
        ...toNodes(cluster, id),
      })),
    })
  })
  app.get('/sdk/descriptors/:chainId/:address', (c) => {
    const { address, chainId } = c.req.param()
    const descriptors = /^[1-9]\d{0,15}$/.test(chainId)
      ? parameters.findDescriptors?.(Number(chainId), address)
      : undefined
    return c.json({ descriptors: descriptors ?? [] })
  })
  app.get('/sdk/assets/:file', async (c) => {
    const file = await files(`assets/${c.req.param('file')}`)
    if (!file) throw new ServiceError(404, 'NOT_FOUND', 'Not found')
    return c.body(file.body, 200, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': file.contentType,
    })
  })
  app.get(`${workerPath}:file`, async (c) => {
    const file = await files(`worker/${c.req.param('file')}`)
    if (!file) throw new ServiceError(404, 'NOT_FOUND', 'Not found')
    return c.body(file.body, 200, { 'Content-Type': file.contentType })
  })
  for (const [path, name] of Object.entries(pages))
    app.get(path, async (c) => {
      if (!windows.has(path)) {
        const { origin } = c.req.header()
        // Anybody may know why the frame is not there for them.
        c.header('Access-Control-Allow-Origin', '*')
        const project = requireProject(projects, c.req.query('projectId'))
        // Browsers send it with what a script fetches, not with a frame.
        if (origin && !isAllowedOrigin(origin, project.allowedOrigins))
          throw new ServiceError(
            403,
            'ORIGIN_NOT_ALLOWED',
            'The origin is not allowed',
          )
      }
      const file = await files(name)
      if (!file)
        throw new ServiceError(503, 'NOT_BUILT', 'The frame page is not built')
      return c.body(file.body, 200, { 'Content-Type': file.contentType })
    })
  return app
}

export declare namespace createFrameRoutes {
  type Parameters = {
    apiUrl: () => string
    /**
     * Returns a chain that is not in `chains`, if the server can serve it.
     * Default: there are no others.
     */
    askChain?: ((caipNetworkId: string) => FrameChain | undefined) | undefined
    /** The first is the default. */
    chains: readonly FrameChain[]
    /** Solana networks. */
    clusters: readonly FrameCluster[]
    /** What contracts are for, in words (ERC-7730). Default: nothing. */
    findDescriptors?: FindDescriptors | undefined
    /** Whether new accounts ask `/faucet` for coins. Default `false`. */
    hasFaucet?: boolean | undefined
    /** Directory with `index.html`, `assets/` and `worker/`. */
    frameDir: string
    /**
     * Whether the frame reaches the chains through the API, so that nobody sees
     * the addresses of nodes and bundlers. Default `false`.
     */
    isRpcRelayed?: boolean | undefined
    /** Origin of the page. */
    origin: () => string
    projects: Projects
  }
}
