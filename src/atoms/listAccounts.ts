import { getAddress } from 'viem'
import type { Config } from 'wagmi'
import type {
  Account,
  AccountNamespace,
  EvmAccount,
} from '../core/account/account.js'
import type { SolanaPort } from '../core/ports/solana.js'

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
  { config, solana }: listAccounts.Parameters,
  namespace?: AccountNamespace | undefined,
): readonly Account[] {
  const others = solana?.getState().accounts ?? none
  if (namespace === 'solana') return others
  const evm = projectAccounts(config)
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
    solana: SolanaPort | undefined
  }
}

/** Cache keyed by state, which wagmi replaces on every change. */
const latest = new WeakMap<Config, Projection>()

type Projection = { accounts: readonly EvmAccount[]; state: object }

/**
 * Returns the current EVM accounts of wagmi's store.
 *
 * The list keeps its identity unless an account changes.
 */
function projectAccounts(config: Config): readonly EvmAccount[] {
  const { state } = config
  const previous = latest.get(config)
  if (previous?.state === state) return previous.accounts
  const projected = project(config)
  const accounts =
    previous && isSame(previous.accounts, projected)
      ? previous.accounts
      : projected
  latest.set(config, { accounts, state })
  return accounts
}

function project(config: Config): readonly EvmAccount[] {
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
        type: 'eoa',
        status: status === 'reconnecting' ? 'connecting' : 'connected',
        connector: { id, name, type, uid, ...(icon ? { icon } : {}) },
        isActive: uid === current && index === 0,
      }
    }),
  )
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
