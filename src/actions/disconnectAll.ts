import type { Connection } from 'wagmi'
import type { AccountNamespace } from '../core/account/account.js'
import { KitError } from '../core/errors/base.js'
import { ConnectionAbortedError } from '../core/errors/pairing.js'
import type { Kit } from '../createKit.js'
import { createAttempts } from '../features/accounts/createAttempts.js'
import { endConnection } from '../features/accounts/endConnection.js'
import { emit } from '../features/analytics/emit.js'
import { getAuthConnector } from '../features/login/getAuthConnector.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Disconnects every wallet, or those of one namespace. One failing wallet does
 * not keep the others connected; a wallet that does not answer within 5 s is
 * dropped locally.
 *
 * Also aborts pending connection attempts, and ends logins and WalletConnect
 * sessions of an earlier visit that are still being restored.
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
  parameters = assertParameters(kit, parameters, {
    namespace: 'string | undefined',
  })
  const { namespace } = parameters
  const errors: unknown[] = []
  abortAttempts(kit, namespace)
  await Promise.all([
    namespace !== 'eip155' && endSolana(kit, errors),
    namespace !== 'solana' && endEvm(kit, errors),
  ])
  const what = { namespace: namespace ?? 'all' } as const
  if (errors.length === 0)
    return emit(kit, { event: 'DISCONNECT_SUCCESS', ...what })
  const error = new KitError('Failed to disconnect', {
    code: 'DISCONNECT_FAILED',
    cause: errors.length === 1 ? errors[0] : new AggregateError(errors),
  })
  emit(kit, { error, event: 'DISCONNECT_ERROR', ...what })
  throw error
}

export declare namespace disconnectAll {
  type Parameters = {
    /** Both by default. */
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
  const failures: { id: string; error: unknown }[] = []
  async function end(connection: Connection) {
    try {
      await endConnection(kit, connection)
    } catch (error) {
      kit.logger.warn('a wallet failed to disconnect', error)
      failures.push({ id: connection.connector.id, error })
    }
  }
  await Promise.all([...config.state.connections.values()].map(end))
  await endRemembered(kit)
  // Wallets that connected meanwhile do not count as failures.
  const left = [...config.state.connections.values()]
  for (const { id, error } of failures)
    if (left.some(({ connector }) => connector.id === id)) errors.push(error)
}

/** Ends sessions that are still being restored and would connect later. */
async function endRemembered(kit: Kit) {
  const { pairing } = kit
  if (pairing?.isRemembered('eip155'))
    await pairing.disconnect({ namespace: 'eip155' })
  if (!kit.frame) return
  const { connector } = getAuthConnector(kit)
  if (await connector.isAuthorized()) await connector.disconnect()
}

/** Aborts pending attempts for all of their callers. */
function abortAttempts(
  kit: Kit,
  namespace: AccountNamespace | undefined,
): void {
  const attempts = kit.own(createAttempts)
  for (const [key, { controller }] of [...attempts]) {
    if (namespace && !key.startsWith(namespace)) continue
    attempts.delete(key)
    controller.abort(new ConnectionAbortedError())
  }
}
