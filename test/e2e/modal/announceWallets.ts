import type { Page } from '@playwright/test'
import type { E2eState } from '../state.js'

/** How a wallet answers a request: `busy` means one is already pending. */
export type Answer = 'yes' | 'no' | 'busy' | 'never'

type Wallet = {
  address: string
  /** Its initial chain, by default the first one. */
  chainId?: number
  name: string
  rdns: string
}

declare global {
  var wallets: Record<string, { answer: Answer; asked: number }> | undefined
}

/**
 * Injects wallets into every page that opens, announced through EIP-6963. They
 * accept until told otherwise, and remember in `localStorage` that they did.
 */
export async function announceWallets(
  page: Page,
  local: E2eState,
  wallets: readonly Wallet[],
) {
  const chains = local.chains.map(({ id, rpcUrl }) => ({ id, rpcUrl }))
  await page.addInitScript(
    ({ chains, wallets }) => {
      if (window !== window.top || !location.protocol.startsWith('http')) return
      const states: NonNullable<typeof globalThis.wallets> = {}
      globalThis.wallets = states
      const fail = (code: number, message: string) =>
        Object.assign(new Error(message), { code })

      function createProvider({ address, chainId, name }: Wallet) {
        const key = `${name}.allowed`
        const listeners = new Map<string, Set<(value: unknown) => void>>()
        const state = { answer: 'yes' as Answer, asked: 0 }
        states[name] = state
        let current = chainId ?? chains[0]?.id
        const emit = (event: string, value: unknown) => {
          for (const listener of listeners.get(event) ?? []) listener(value)
        }
        async function ask() {
          state.asked += 1
          if (state.answer === 'no') throw fail(4001, 'User rejected')
          if (state.answer === 'busy') throw fail(-32002, 'Already pending')
          if (state.answer === 'never') await new Promise(() => {})
        }
        async function send(method: string, params: unknown) {
          const chain = chains.find(({ id }) => id === current)
          const response = await fetch(chain?.rpcUrl ?? '', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
          })
          const { error, result } = await response.json()
          if (error) throw fail(error.code, error.message)
          return result
        }
        async function request(call: {
          method: string
          params?: { chainId?: string }[]
        }) {
          const { method, params } = call
          if (method === 'eth_chainId') return `0x${current?.toString(16)}`
          if (method === 'eth_accounts')
            return localStorage.getItem(key) ? [address] : []
          if (method === 'wallet_revokePermissions') {
            localStorage.removeItem(key)
            return null
          }
          if (method === 'wallet_requestPermissions') {
            await ask()
            localStorage.setItem(key, 'yes')
            return [{ caveats: [{ value: [address] }] }]
          }
          if (method === 'eth_requestAccounts') {
            if (!localStorage.getItem(key)) await ask()
            localStorage.setItem(key, 'yes')
            return [address]
          }
          if (method === 'wallet_switchEthereumChain') {
            await ask()
            current = Number(params?.[0]?.chainId)
            emit('chainChanged', params?.[0]?.chainId)
            return null
          }
          if (method === 'personal_sign') await ask()
          return send(method, params ?? [])
        }
        return {
          request,
          on(event: string, listener: (value: unknown) => void) {
            const known = listeners.get(event) ?? new Set()
            listeners.set(event, known.add(listener))
          },
          removeListener(event: string, listener: (value: unknown) => void) {
            listeners.get(event)?.delete(listener)
          },
        }
      }

      const details = wallets.map((wallet, index) =>
        Object.freeze({
          info: {
            uuid: `5a1d0c1e-0b6c-4f0e-9d3e-6a1f5c7b2e1${index}`,
            name: wallet.name,
            icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
            rdns: wallet.rdns,
          },
          provider: createProvider(wallet),
        }),
      )
      function announce() {
        for (const detail of details)
          dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
      addEventListener('eip6963:requestProvider', announce)
      announce()
    },
    { chains, wallets },
  )
  return {
    /** Sets how a wallet answers from now on. */
    answer: (name: string, answer: Answer) =>
      page.evaluate(
        ({ answer, name }) => {
          const wallet = globalThis.wallets?.[name]
          if (wallet) wallet.answer = answer
        },
        { answer, name },
      ),
    /** Returns the number of requests since the page was loaded. */
    asked: (name: string) =>
      page.evaluate((name) => globalThis.wallets?.[name]?.asked, name),
  }
}
