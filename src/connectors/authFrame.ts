import type { EIP1193Provider } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import {
  AUTH_CONNECTOR_ID,
  AUTH_CONNECTOR_TYPE,
  AUTH_RDNS,
} from '../core/constants/connectors.js'
import { FRAME_RECONNECT_TIMEOUT_MS } from '../core/constants/frame.js'
import { FrameLoadError } from '../core/errors/frameLoad.js'
import type { Logger } from '../core/logger.js'
import { hasStoredSession } from '../core/login/hasStoredSession.js'
import { noopLogger } from '../core/noopLogger.js'
import { type ProjectOptions, resolveProject } from '../core/options.js'
import type { Frame, FrameMetadata, FrameTimeoutReason } from '../core/ports.js'
import type { BaseStorage } from '../core/storage/types.js'
import { createKitStorage, toStoragePrefix } from '../core/storage.js'
import { createFrame } from '../frame/createFrame.js'
import type { createConnection } from './authFrame/createConnection.js'
import { createLazyConnector } from './session/createLazyConnector.js'
import { toConnected } from './session/toConnected.js'

authFrame.type = AUTH_CONNECTOR_TYPE

/**
 * Connector for the embedded wallet: an account behind a login, held in a
 * secure frame of another origin.
 *
 * It is a regular wagmi connector with one extra method, `getFrame()`.
 * Nothing loads before a login is used, and nothing loads on the server.
 *
 * @param parameters.projectId - project ID; any text when self-hosting
 * @param parameters.hosts - origin of the server, or `hosts.frame`; default the
 * local server, on localhost only
 * @param parameters.approvals - `auto` (default): the frame shows its own
 * approval dialog; `manual`: a UI has to show it; `window`: like `auto`, but
 * the user approves in a top-level window of the frame's origin, which no site
 * can cover or mask
 * @param parameters.announce - announces the wallet to other code of the page
 * (EIP-6963) while a user is logged in; default false
 * @param parameters.metadata - how the app is presented to the user, default
 * from the page
 * @param parameters.storage - where the login marker is kept, default
 * `localStorage`
 * @param parameters.enableLogger - lets the frame write logs, default false
 * @param parameters.logger - from `createLogger()`; default none
 * @param parameters.onTimeout - called when the frame does not load within
 * 20 s or a login request is not answered within 30 s
 *
 * @throws ProjectIdMissingError 'Project ID Not Configured'
 * @throws HostsMissingError when the page is not on localhost and has no hosts
 * @throws InvalidHostError when a host is not an absolute URL
 *
 * @example
 * const config = createConfig({
 *   chains: [mainnet],
 *   transports: { [mainnet.id]: http() },
 *   connectors: [authFrame({ projectId }), injected()],
 * })
 */
export function authFrame(
  parameters: authFrame.Parameters,
): authFrame.ReturnType {
  const project = resolveProject(parameters)

  return (config) => {
    const frame = createFrame({
      ...project,
      caipNetworkId: `eip155:${config.chains[0].id}`,
      approvals: parameters.approvals ?? 'auto',
      enableLogger: parameters.enableLogger ?? false,
      storage: createKitStorage({
        prefix: toStoragePrefix(config.storage),
        storage: parameters.storage,
      }),
      logger: parameters.logger ?? noopLogger,
      metadata: parameters.metadata,
      onTimeout: parameters.onTimeout,
    })
    const { logger, storage } = frame.options
    const { load, methods, peek, adoptSession } = createLazyConnector({
      logger,
      ms: FRAME_RECONNECT_TIMEOUT_MS,
      async start(events): Promise<createConnection.ReturnType> {
        const module = await import('./authFrame/createConnection.js').catch(
          (cause) => {
            throw new FrameLoadError({ cause })
          },
        )
        return module.createConnection({
          config,
          events,
          frame,
          announced: parameters.announce
            ? { name: 'Email', provider: await getProvider(), rdns: AUTH_RDNS }
            : undefined,
        })
      },
      toLoadError: () =>
        new FrameLoadError({ details: 'It joins when it is ready.' }),
    })
    const { getProvider } = methods
    const isRemembered = () => hasStoredSession(storage, 'eip155')
    frame.namespaces.add('eip155')

    function reconnect() {
      // Needed in any case, so load it in parallel.
      if (isRemembered()) frame.open().catch(() => {})
      return adoptSession(load().then((connection) => connection.restore()))
    }

    return {
      ...methods,
      id: AUTH_CONNECTOR_ID,
      name: 'Email',
      type: authFrame.type,
      // Where wagmi hears the announcement, it adds no second connector.
      ...(parameters.announce && { rdns: AUTH_RDNS }),
      getFrame: () => frame,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        const session = isReconnecting
          ? await reconnect()
          : await (await load()).connect(chainId)
        return toConnected(session, withCapabilities)
      },
      // wagmi's `disconnect` updates its store, so nothing is emitted here.
      async disconnect() {
        // Runs in the same tick once loaded: the page may be unloading.
        await (peek() ?? (await load())).disconnect()
      },
      isAuthorized: async () => isRemembered(),
      switchChain: async ({ chainId }) => (await load()).switchChain(chainId),
    }
  }
}

export declare namespace authFrame {
  type Parameters = ProjectOptions & {
    announce?: boolean | undefined
    approvals?: 'auto' | 'manual' | 'window' | undefined
    metadata?: FrameMetadata | undefined
    storage?: BaseStorage | undefined
    enableLogger?: boolean | undefined
    logger?: Logger | undefined
    onTimeout?: ((reason: FrameTimeoutReason) => void) | undefined
  }
  type Properties = {
    /**
     * Returns the frame's handle. A method, because wagmi spreads the connector
     * and would evaluate a getter.
     */
    getFrame(): Frame
  }
  type ReturnType = CreateConnectorFn<EIP1193Provider, Properties>
}
