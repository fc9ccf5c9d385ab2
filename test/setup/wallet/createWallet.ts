import { type CreateConnectorFn, createConnector } from '@wagmi/core'
import type { Address } from 'viem'

type Request = { method: string; params?: readonly unknown[] | undefined }
type Send = (request: Request) => Promise<unknown>

/**
 * Creates a wagmi connector on a development node that holds the keys itself.
 * Each request passes `intercept`, where a test simulates the wallet's faults.
 */
export function createWallet(parameters: createWallet.Parameters): {
  connector: CreateConnectorFn
  /** Requests of the app to the wallet. */
  requests: Request[]
} {
  const { accounts, id = 'wallet', intercept, url } = parameters
  const requests: Request[] = []
  let isConnected = false
  let { chainId } = parameters
  const send: Send = async ({ method, params = [] }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { error, result } = await response.json()
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }
  const connector = createConnector((config) => ({
    id,
    name: 'Wallet',
    type: 'test',
    connect: async () => {
      isConnected = true
      return { accounts: accounts() as never, chainId }
    },
    async disconnect() {
      isConnected = false
    },
    getAccounts: async () => accounts(),
    getChainId: async () => chainId,
    isAuthorized: async () => isConnected,
    async switchChain({ chainId: id }) {
      await parameters.onSwitch?.(id)
      chainId = id
      config.emitter.emit('change', { chainId: id })
      const chain = config.chains.find((chain) => chain.id === id)
      if (!chain) throw new Error('no such chain')
      return chain
    },
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
    getProvider: async () => ({
      async request(request: Request) {
        requests.push(request)
        return intercept ? intercept(request, send) : send(request)
      },
    }),
  }))
  return { connector, requests }
}

export declare namespace createWallet {
  type Parameters = {
    accounts: () => readonly Address[]
    chainId: number
    /** @default 'wallet' */
    id?: string | undefined
    intercept?: ((request: Request, send: Send) => Promise<unknown>) | undefined
    /** Called before the wallet switches; it does not if this throws. */
    onSwitch?: ((chainId: number) => unknown) | undefined
    url: string
  }
}
