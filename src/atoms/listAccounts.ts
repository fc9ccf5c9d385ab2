import { getAddress } from 'viem'
import type { Config } from 'wagmi'
import type {
  Account,
  AccountNamespace,
  EvmAccount,
} from '../core/account/account.js'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { SolanaPort } from '../core/ports/solana.js'
import type { Frame, FrameUser } from '../core/ports.js'
import type { KitStorage } from '../core/storage.js'

const none: readonly Account[] = []

/**
 * Cache keyed by both account lists. wagmi and Solana replace their list on
 * every change.
 */
const lists = new WeakMap<object, WeakMap<object, readonly Account[]>>()

/**
 * Returns the current accounts of both namespaces, or of one. The list keeps
 * its identity until one of its accounts changes.
 */
export function listAccounts(
  owners: listAccounts.Parameters,
  namespace?: AccountNamespace | undefined,
): readonly Account[] {
  const others = owners.solana?.getState().accounts ?? none
  if (namespace === 'solana') return others
  const evm = projectAccounts(owners)
  if (namespace || !others.length) return evm
  if (!evm.length) return others
  const beside = lists.get(evm) ?? new WeakMap<object, readonly Account[]>()
  lists.set(evm, beside)
  const list = beside.get(others) ?? [...evm, ...others]
  beside.set(others, list)
  return list
}

export declare namespace listAccounts {
  type Parameters = {
    config: Config
    /** Knows the types of the embedded wallet's accounts. */
    frame?: Pick<Frame, 'getState'> | undefined
    solana: SolanaPort | undefined
    /** Knows the type in use until the frame has answered. */
    storage?: KitStorage | undefined
  }
}

/** Cache keyed by state, which wagmi replaces on every change. */
const latest = new WeakMap<Config, Projection>()

type Projection = {
  accounts: readonly EvmAccount[]
  state: object
  user: FrameUser | undefined
}

/**
 * Returns the current EVM accounts of wagmi's store.
 *
 * The list keeps its identity unless an account changes.
 */
function projectAccounts(
  owners: listAccounts.Parameters,
): readonly EvmAccount[] {
  const { config, frame } = owners
  const { state } = config
  const user = frame?.getState().user
  const previous = latest.get(config)
  if (previous?.state === state && previous.user === user)
    return previous.accounts
  const projected = project(owners, user)
  const accounts =
    previous && isSame(previous.accounts, projected)
      ? previous.accounts
      : projected
  latest.set(config, { accounts, state, user })
  return accounts
}

function project(
  { config, storage }: listAccounts.Parameters,
  user: FrameUser | undefined,
): readonly EvmAccount[] {
  const { connections, current, status } = config.state
  // Ignore persisted connections that are not being reconnected.
  if (status === 'disconnected') return []
  return [...connections.values()].flatMap(({ accounts, chainId, connector }) =>
    accounts.map((account, index): EvmAccount => {
      const { icon, id, name, type, uid } = connector
      const address = getAddress(account)
      const caipNetworkId = `eip155:${chainId}` as const
      return {
        namespace: 'eip155',
        address,
        caipAddress: `${caipNetworkId}:${address}`,
        caipNetworkId,
        chainId,
        type: id === AUTH_CONNECTOR_ID ? toType(address) : 'eoa',
        status: status === 'reconnecting' ? 'connecting' : 'connected',
        connector: { id, name, type, uid, ...(icon ? { icon } : {}) },
        isActive: uid === current && index === 0,
      }
    }),
  )

  /** Until the frame has answered, the type that was used last. */
  function toType(address: string) {
    const isOf = (one: { address: string }) =>
      one.address.toLowerCase() === address.toLowerCase()
    const known = user?.accounts?.find(isOf)?.type
    if (known) return known
    const preferred =
      user && isOf(user)
        ? user.preferredAccountType
        : storage?.get('preferredAccountType')
    return preferred === 'smartAccount' ? preferred : 'eoa'
  }
}

/** Deep equality for plain data. */
function isSame(a: object, b: object): boolean {
  const [left, right] = [Object.entries(a), Object.entries(b)]
  return (
    left.length === right.length &&
    left.every(([key, value]) => {
      const other: unknown = b[key as keyof typeof b]
      return typeof value === 'object' && value && typeof other === 'object'
        ? !!other && isSame(value, other)
        : Object.is(value, other)
    })
  )
}
