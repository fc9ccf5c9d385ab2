import { hexToNumber, type LocalAccount, numberToHex } from 'viem'
import { createRpcError } from '../createRpcError.js'
import type { createEvmSigner } from '../evm/createEvmSigner.js'
import type { MockRequest } from '../types.js'

type Listener = (...parameters: never[]) => void

/**
 * Creates the EIP-1193 provider of a mock wallet: its permissions, its network
 * and its events.
 */
export function createEvmProvider(
  parameters: createEvmProvider.Parameters,
): createEvmProvider.ReturnType {
  const { decide, getAccounts, getChainIds, onRequest, sign } = parameters
  const listeners = new Map<string, Set<Listener>>()
  let chainId = getChainIds()[0] ?? 1
  let isConnected = false
  /** Chains that an app has added. */
  const added = new Set<number>()

  function emit(event: string, payload: unknown) {
    for (const listener of [...(listeners.get(event) ?? [])])
      listener(payload as never)
  }
  const list = () =>
    isConnected ? getAccounts().map(({ address }) => address) : []
  const permissions = () =>
    isConnected
      ? [
          {
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: list() }],
          },
        ]
      : []

  function grant() {
    if (isConnected) return
    isConnected = true
    emit('connect', { chainId: numberToHex(chainId) })
    emit('accountsChanged', list())
  }

  function revoke() {
    if (!isConnected) return
    isConnected = false
    emit('accountsChanged', [])
  }

  function setChain(id: number) {
    if (chainId === id) return
    chainId = id
    emit('chainChanged', numberToHex(id))
  }

  function readChain(params: unknown) {
    const [first] = Array.isArray(params) ? params : []
    try {
      return hexToNumber(first.chainId)
    } catch {
      throw createRpcError({ code: -32602, message: 'No chain ID.' })
    }
  }

  function switchTo(id: number) {
    if (!getChainIds().includes(id) && !added.has(id))
      throw createRpcError({
        code: 4902,
        message: `Unrecognized chain ID ${id}.`,
      })
    setChain(id)
    return null
  }

  /** What the wallet's user is shown. */
  const prompts: Record<string, (params: unknown) => unknown> = {
    eth_requestAccounts() {
      grant()
      return list()
    },
    wallet_requestPermissions() {
      grant()
      return permissions()
    },
    wallet_switchEthereumChain: (params) => switchTo(readChain(params)),
    wallet_addEthereumChain(params) {
      added.add(readChain(params))
      return switchTo(readChain(params))
    },
    wallet_watchAsset: () => true,
  }
  const reads: Record<string, () => unknown> = {
    eth_accounts: list,
    eth_chainId: () => numberToHex(chainId),
    net_version: () => String(chainId),
    wallet_getPermissions: permissions,
    wallet_revokePermissions() {
      revoke()
      return null
    },
  }

  async function request({ method, params }: createEvmProvider.Request) {
    const caipNetworkId = `eip155:${chainId}` as const
    const record: MockRequest = { method, params, caipNetworkId }
    onRequest(record)
    if (Object.hasOwn(reads, method)) return reads[method]?.()
    if (method === 'eth_requestAccounts' && isConnected) return list()
    if (Object.hasOwn(prompts, method))
      return decide(record, async () => prompts[method]?.(params))
    if (!signing.has(method)) return sign({ chainId, method, params })
    if (!isConnected)
      throw createRpcError({ code: 4100, message: 'The app is not connected.' })
    // Read before the decision: the user may switch meanwhile.
    const asked = { chainId, method, params }
    return decide(record, () => sign(asked))
  }

  return {
    provider: {
      request,
      on(event, listener) {
        const set = listeners.get(event) ?? new Set()
        listeners.set(event, set.add(listener))
      },
      removeListener: (event, listener) =>
        void listeners.get(event)?.delete(listener),
    },
    disconnect() {
      emit('disconnect', createRpcError({ code: 1013, message: 'Gone.' }))
      revoke()
    },
    dispose: () => listeners.clear(),
    getChainId: () => chainId,
    setChain,
    accountsChanged: () => isConnected && emit('accountsChanged', list()),
  }
}

const signing: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
])

export declare namespace createEvmProvider {
  type Parameters = {
    /** Runs the decision of the test. */
    decide(request: MockRequest, next: () => Promise<unknown>): unknown
    getAccounts(): readonly LocalAccount[]
    getChainIds(): readonly number[]
    /** Called with every request. */
    onRequest(request: MockRequest): void
    sign: createEvmSigner.ReturnType
  }
  type Request = { method: string; params?: unknown }
  type ReturnType = {
    provider: Provider
    /** The wallet loses its connection, and the app its permission. */
    disconnect(): void
    dispose(): void
    getChainId(): number
    setChain(chainId: number): void
    /** Emits the accounts to a connected app. */
    accountsChanged(): void
  }
  /** Standard: EIP-1193. */
  type Provider = {
    request(request: Request): Promise<unknown>
    on(event: string, listener: Listener): void
    removeListener(event: string, listener: Listener): void
  }
}
