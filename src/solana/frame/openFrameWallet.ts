import { ChainNotSupportedError } from '../../core/errors/chain.js'
import type { Logger } from '../../core/logger.js'
import { hasStoredSession } from '../../core/login/hasStoredSession.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import { noopLogger } from '../../core/noopLogger.js'
import { type ProjectOptions, resolveProject } from '../../core/options.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { Frame, FrameMetadata } from '../../core/ports.js'
import type { BaseStorage } from '../../core/storage/types.js'
import { createKitStorage } from '../../core/storage.js'
import { createFrame } from '../../frame/createFrame.js'
import { mainnet } from '../clusters/clusters.js'
import { createFrameWallet } from './createFrameWallet.js'

/**
 * Opens the embedded wallet in the given frame, or in its own.
 *
 * @throws ProjectIdMissingError, InvalidHostError, ChainNotSupportedError
 */
export function openFrameWallet(
  parameters: openFrameWallet.Parameters,
): openFrameWallet.ReturnType {
  const cluster = parameters.cluster?.id ?? mainnet.id
  if (!isSolanaNetwork(cluster))
    throw new ChainNotSupportedError({ chain: String(cluster) })
  const frame = parameters.frame ?? createOwnFrame(parameters, cluster)
  const { logger, storage } = frame.options
  return {
    cluster,
    frame,
    isRemembered: () => hasStoredSession(storage, 'solana'),
    wallet: createFrameWallet({ frame, logger }),
  }
}

function createOwnFrame(
  parameters: openFrameWallet.OwnFrame,
  caipNetworkId: SolanaNetworkId,
) {
  return createFrame({
    ...resolveProject(parameters),
    caipNetworkId,
    approvals: parameters.approvals ?? 'auto',
    enableLogger: false,
    storage: createKitStorage({ storage: parameters.storage }),
    logger: parameters.logger ?? noopLogger,
    metadata: parameters.metadata,
    onTimeout: undefined,
  })
}

export declare namespace openFrameWallet {
  type OwnFrame = ProjectOptions & {
    frame?: undefined
    approvals?: 'auto' | 'manual' | 'window' | undefined
    metadata?: FrameMetadata | undefined
    storage?: BaseStorage | undefined
    logger?: Logger | undefined
  }
  type Parameters = (OwnFrame | { frame: Frame }) & {
    /** Default mainnet. */
    cluster?: { id: SolanaNetworkId } | undefined
  }
  type ReturnType = {
    cluster: SolanaNetworkId
    frame: Frame
    /** Whether a login of an earlier visit is still valid for Solana. */
    isRemembered(): boolean
    wallet: createFrameWallet.ReturnType
  }
}
