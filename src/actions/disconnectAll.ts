import type { AccountNamespace } from '../core/account/account.js'
import { KitError } from '../core/errors/base.js'
import type { Kit } from '../createKit.js'
import { endConnection } from './endConnection.js'
import { getAuthConnector } from './getAuthConnector.js'

/**
 * Disconnects every wallet, or those of one kind of networks. One that fails
 * does not keep the others.
 *
 * A login of an earlier visit that is still on its way back ends as well.
 *
 * @param parameters.namespace - `eip155` or `solana`, default both
 * @throws KitError 'Failed to disconnect' (`DISCONNECT_FAILED`) when a wallet
 * is still connected afterwards; its cause holds the wallets' errors
 *
 * @example
 * await disconnectAll(kit)
 */
export async function disconnectAll(
  kit: Kit,
  parameters: disconnectAll.Parameters = {},
): Promise<void> {
  const { namespace } = parameters
  const errors: unknown[] = []
  if (namespace !== 'eip155') await endSolana(kit, errors)
  if (namespace !== 'solana') await endEvm(kit, errors)
  if (errors.length === 0) return
  throw new KitError('Failed to disconnect', {
    code: 'DISCONNECT_FAILED',
    cause: errors.length === 1 ? errors[0] : new AggregateError(errors),
  })
}

export declare namespace disconnectAll {
  type Parameters = {
    /** Default both. */
    namespace?: AccountNamespace | undefined
  }
  type ErrorType = KitError<'DISCONNECT_FAILED'>
}

async function endSolana(kit: Kit, errors: unknown[]) {
  try {
    await kit.solana?.disconnect()
  } catch (error) {
    kit.logger.warn('a wallet failed to disconnect', error)
    if (kit.solana?.getState().accounts.length) errors.push(error)
  }
}

async function endEvm(kit: Kit, errors: unknown[]) {
  const { config } = kit
  const failures: unknown[] = []
  for (const connection of [...config.state.connections.values()]) {
    try {
      await endConnection(kit, connection)
    } catch (error) {
      kit.logger.warn('a wallet failed to disconnect', error)
      failures.push(error)
    }
  }
  await endRemembered(kit)
  if (config.state.connections.size === 0) return
  errors.push(
    failures.length === 1 ? failures[0] : new AggregateError(failures),
  )
}

/** A frame that comes late is no connection yet, and would be one later. */
async function endRemembered(kit: Kit) {
  if (!kit.frame) return
  const { connector } = getAuthConnector(kit)
  if (await connector.isAuthorized()) await connector.disconnect()
}
