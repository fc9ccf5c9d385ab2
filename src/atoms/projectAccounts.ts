import type { Config, Connection } from '@wagmi/core'
import { deepEqual } from '@wagmi/core/internal'
import { getAddress } from 'viem'
import type { EvmAccount } from '../core/account/account.js'

/** wagmi replaces its state at every change, so the state is the cache's key. */
const projections = new WeakMap<object, readonly EvmAccount[]>()
const latest = new WeakMap<Config, readonly EvmAccount[]>()

/**
 * The EVM accounts as wagmi's store has them now.
 *
 * Calls between two changes give the same list, and so does a change that
 * touches no account.
 */
export function projectAccounts(config: Config): readonly EvmAccount[] {
  const { state } = config
  const cached = projections.get(state)
  if (cached) return cached
  const previous = latest.get(config)
  const projected = project(config)
  const accounts =
    previous && deepEqual(previous, projected) ? previous : projected
  projections.set(state, accounts)
  latest.set(config, accounts)
  return accounts
}

function project(config: Config): readonly EvmAccount[] {
  const { connections, current, status } = config.state
  // Connections of an earlier visit that nobody restores are no accounts.
  if (status === 'disconnected') return []
  return [...connections.values()].flatMap((connection) =>
    connection.accounts.map((address, index) =>
      toAccount({
        address,
        connection,
        isActive: connection.connector.uid === current && index === 0,
        status: status === 'reconnecting' ? 'connecting' : 'connected',
      }),
    ),
  )
}

function toAccount(parameters: {
  address: `0x${string}`
  connection: Connection
  isActive: boolean
  status: EvmAccount['status']
}): EvmAccount {
  const { connection, isActive, status } = parameters
  const { chainId, connector } = connection
  const { icon, id, name, type, uid } = connector
  const address = getAddress(parameters.address)
  return {
    namespace: 'eip155',
    address,
    caipAddress: `eip155:${chainId}:${address}`,
    caipNetworkId: `eip155:${chainId}`,
    chainId,
    type: 'eoa',
    status,
    connector: { id, name, type, uid, ...(icon ? { icon } : {}) },
    isActive,
  }
}
