import type { Page } from '@playwright/test'
import { mnemonicToAccount } from 'viem/accounts'
import type { E2eState } from '../e2e/state.js'

const mnemonic = 'test test test test test test test test test test test junk'

/** Returns one of anvil's own accounts, whose key the node holds. */
export const getDevAccount = (addressIndex: number) =>
  mnemonicToAccount(mnemonic, { addressIndex })

/**
 * Injects a wallet into every page as `window.ethereum`, announced through
 * EIP-6963. It accepts everything, and remembers in `localStorage` that it was
 * authorized.
 */
export async function injectWallet(
  page: Page,
  local: E2eState,
  { address }: { address: string },
) {
  const chains = local.chains.map(({ id, rpcUrl }) => ({ id, rpcUrl }))
  await page.addInitScript(installWallet, { address, chains })
}

/** Installs the same wallet from within the page. */
export function installWallet({ address, chains }: installWallet.Parameters) {
  if (window !== window.top || !location.protocol.startsWith('http')) return
  const allowed = 'test-wallet.allowed'
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  let chain = chains[0]

  async function send(method: string, params: unknown) {
    const response = await fetch(chain?.rpcUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { error, result } = await response.json()
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }

  function switchChain(chainId: string | undefined) {
    const next = chains.find(({ id }) => id === Number(chainId))
    if (!next)
      throw Object.assign(new Error('Unrecognized chain'), { code: 4902 })
    chain = next
    for (const listener of listeners.get('chainChanged') ?? [])
      listener(chainId)
    return null
  }

  function revokeSession({ pci }: { pci?: string | undefined }) {
    const bytes = new TextEncoder().encode(`Revoke app permission ${pci}`)
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0'))
    return send('personal_sign', [`0x${hex.join('')}`, address])
  }

  async function request({
    method,
    params,
  }: {
    method: string
    params?: { chainId?: string }[]
  }) {
    const isAllowed = localStorage.getItem(allowed) !== null
    switch (method) {
      case 'eth_requestAccounts':
        localStorage.setItem(allowed, 'yes')
        return [address]
      case 'wallet_requestPermissions':
        localStorage.setItem(allowed, 'yes')
        return [{ caveats: [{ value: [address] }] }]
      case 'wallet_revokePermissions':
        // A smart session is one object, as the app names it.
        if (params && !Array.isArray(params)) return revokeSession(params)
        localStorage.removeItem(allowed)
        return null
      case 'eth_accounts':
        return isAllowed ? [address] : []
      case 'eth_chainId':
        return `0x${chain?.id.toString(16)}`
      case 'wallet_switchEthereumChain':
        return switchChain(params?.[0]?.chainId)
      default:
        return send(method, params ?? [])
    }
  }

  const provider = {
    request,
    on(name: string, listener: (value: unknown) => void) {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
    },
    removeListener(name: string, listener: (value: unknown) => void) {
      listeners.get(name)?.delete(listener)
    },
  }
  const detail = Object.freeze({
    info: {
      uuid: '5a1d0c1e-0b6c-4f0e-9d3e-6a1f5c7b2e10',
      name: 'Test Wallet',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      rdns: 'test.wallet',
    },
    provider,
  })
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  Object.assign(window, { ethereum: provider })
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

export declare namespace installWallet {
  type Parameters = {
    address: string
    chains: readonly { id: number; rpcUrl: string }[]
  }
}
