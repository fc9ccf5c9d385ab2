import { WALLET_CONNECT_ID } from '../core/constants.js'
import type {
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
 * Connects a wallet on another device or in another app by WalletConnect, over
 * a relay: by QR code, or by a link.
 *
 * It is an ordinary wagmi connector with one method more, `getPairing()`. It
 * shows nothing itself: every URI is told as the message `display_uri`, and
 * `getPairing()` has it too. The library behind it, the optional peer
 * `@walletconnect/ethereum-provider`, is loaded when somebody connects or an
 * earlier session is taken up; on the server never.
 *
 * Standards: EIP-1193 for the provider, CAIP-25 for what is proposed to the
 * wallet, EIP-3326 and EIP-3085 for switching.
 *
 * @param parameters.projectId - id of the project at the relay; any text when
 * self-hosting
 * @param parameters.hosts - replaces hosted services, `hosts.relay` here
 * @param parameters.metadata - how the app names itself to the wallet,
 * default from the page
 * @param parameters.storage - where the session, its keys and its mark are
 * kept, default `localStorage`
 * @param parameters.isNewChainsStale - ends a session that was made before a
 * chain was added to the config, default true
 * @param parameters.namespaces - replaces what is proposed for EVM chains:
 * `methods`, `chains` (CAIP-2), `events`, `rpcMap` (address by CAIP-2 id,
 * which the wallet gets to see; default the chains' public ones)
 * @param parameters.logger - from `createLogger()`; default none
 *
 * @throws ProjectIdMissingError 'Project ID Not Configured'
 * @throws InvalidHostError when a host is not an absolute URL
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
        // Another project's library does not know of this one's session.
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
  type ErrorType = InvalidHostError | ProjectIdMissingError
}
