import { WALLET_CONNECT_ID } from '../core/constants/connectors.js'
import type {
  HostsMissingError,
  InvalidHostError,
  ProjectIdMissingError,
} from '../core/errors/config.js'
import type { Logger } from '../core/logger.js'
import { noopLogger } from '../core/noopLogger.js'
import { type ProjectOptions, resolveProject } from '../core/options.js'
import type { FrameMetadata } from '../core/ports.js'
import type { BaseStorage } from '../core/storage/types.js'
import { createKitStorage } from '../core/storage.js'
import { createPairing } from '../pairing/createPairing.js'
import { toConnector } from './walletConnect/toConnector.js'

walletConnect.type = WALLET_CONNECT_ID

/**
 * Connector for a wallet on another device or in another app: connects over a
 * WalletConnect relay, by QR code or link.
 *
 * It is a regular wagmi connector with one extra method, `getPairing()`. It
 * has no UI: every URI is emitted as the message `display_uri`, and is also
 * available from `getPairing()`. The optional peer dependency
 * `@walletconnect/ethereum-provider` is loaded when a user connects or a
 * session is restored, and never on the server.
 *
 * Standards: EIP-1193 for the provider, CAIP-25 for the proposal to the
 * wallet, EIP-3326 and EIP-3085 for switching.
 *
 * @param parameters.projectId - project ID at the relay; any text when
 * self-hosting
 * @param parameters.hosts - `hosts.relay`, as of the preset `reown`; default the
 * local server, on localhost only
 * @param parameters.metadata - how the app is presented to the wallet, default
 * from the page
 * @param parameters.storage - where the session, its keys and its marker are
 * kept, default `localStorage`
 * @param parameters.isNewChainsStale - ends a session that was made before a
 * chain was added to the config, default true
 * @param parameters.namespaces - replaces the proposal for EVM chains:
 * `methods`, `chains` (CAIP-2), `events`, `rpcMap` (URLs by CAIP-2 id, which
 * are sent to the wallet; default the chains' public ones)
 * @param parameters.logger - from `createLogger()`; default none
 *
 * @throws ProjectIdMissingError 'Project ID Not Configured'
 * @throws HostsMissingError when the page is not on localhost and has no hosts
 * @throws InvalidHostError when a host is not an absolute URL
 *
 * Connecting throws AdapterNotFoundError when `namespaces` names a namespace
 * other than `eip155`.
 *
 * @example
 * const config = createConfig({
 *   chains: [mainnet],
 *   transports: { [mainnet.id]: http() },
 *   connectors: [walletConnect({ projectId }), injected()],
 * })
 */
export function walletConnect(
  parameters: walletConnect.Parameters,
): walletConnect.ReturnType {
  const project = resolveProject(parameters)
  const { isNewChainsStale, logger, metadata, namespaces, storage } = parameters

  return (config) =>
    toConnector({
      config,
      isNewChainsStale,
      namespaces,
      pairing: createPairing({
        ...project,
        metadata,
        // Per project: another project's library does not know this session.
        storage: createKitStorage({
          storage,
          prefix: `latchkey.${project.projectId}`,
        }),
        baseStorage: storage,
        logger: logger ?? noopLogger,
      }),
    })
}

export declare namespace walletConnect {
  type Parameters = ProjectOptions &
    toConnector.Options & {
      metadata?: FrameMetadata | undefined
      storage?: BaseStorage | undefined
      logger?: Logger | undefined
    }
  type Properties = toConnector.Properties
  type ReturnType = toConnector.ConnectorFn
  type ErrorType = HostsMissingError | InvalidHostError | ProjectIdMissingError
}
