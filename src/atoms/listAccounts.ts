import { getAddress } from 'viem'
import type { Config } from 'wagmi'
import type {
  Account,
  AccountNamespace,
  EvmAccount,
} from '../core/account/account.js'
import type { SolanaPort } from '../core/ports/solana.js'

const none: readonly Account[] = []

/** Both owners replace their lists at a change, so the lists are the keys. */
const lists = new WeakMap<object, WeakMap<object, readonly Account[]>>()

/**
 * The accounts of both kinds of networks, or of one, as their owners have them
 * now. A list keeps its identity until one of its accounts changes.
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

/** wagmi replaces its state at every change, so the state is the cache's key. */
const latest = new WeakMap<Config, Projection>()

type Projection = { accounts: readonly EvmAccount[]; state: object }

/**
 * The EVM accounts as wagmi's store has them now.
 *
 * Calls between two changes give the same list, and so does a change that
 * touches no account.
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
  // Connections of an earlier visit that nobody restores are no accounts.
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

/** Compares plain data, as accounts are. */
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
