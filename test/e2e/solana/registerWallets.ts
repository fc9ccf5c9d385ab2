import type { Page } from '@playwright/test'
import { createSolanaKey } from '../../setup/solana/createStandardWallet.js'
import type { E2eState } from '../state.js'

/** How a wallet answers a request; `later` waits for `go`. */
export type Answer = 'later' | 'no' | 'yes'

type Wallet = {
  name: string
  /** Default: `signTransaction` only. */
  features?: readonly ('signAndSendTransaction' | 'signTransaction')[]
  /** Registers itself only when told to. */
  isLate?: boolean
}

type State = {
  answer: Answer
  /** Number of requests to connect, and to sign. */
  asked: number
  signed: number
  silent: number
  go(): void
  goTo(account: number): void
  /** The one network it is on, out of those it supports. */
  goToChain(chain: string): void
  leave(): void
  register(): void
}

declare global {
  var solanaWallets: Record<string, State> | undefined
  /** Keys stay outside the page, as those of an extension do. */
  var signAsWallet: (
    address: string,
    message: readonly number[],
  ) => Promise<readonly number[]>
}

/**
 * Injects Wallet Standard wallets, with two accounts each, into every page
 * that opens. They remember in `localStorage` that they were authorized.
 */
export async function registerWallets(
  page: Page,
  { solana }: E2eState,
  wallets: readonly Wallet[],
) {
  const keys = wallets.map(() => [createSolanaKey(), createSolanaKey()])
  const sign = (address: string, message: number[]) => {
    const key = keys.flat().find((key) => key.address === address)
    return [...(key?.sign(Uint8Array.from(message)) ?? [])]
  }
  const accounts = keys.map((pair) =>
    pair.map(({ address, publicKey }) => ({
      address,
      publicKey: [...publicKey],
    })),
  )
  /** Injects the same wallets into another tab. */
  async function addTo(tab: Page) {
    await tab.exposeFunction('signAsWallet', sign)
    const { rpcUrl } = solana
    await tab.addInitScript(putWallets, { accounts, rpcUrl, wallets })
  }
  await addTo(page)
  const tell = <name extends keyof State>(
    wallet: string,
    name: name,
    ...values: State[name] extends (...values: infer values) => void
      ? values
      : never
  ) =>
    page.evaluate(
      ({ name, values, wallet }) => {
        const act = globalThis.solanaWallets?.[wallet]?.[name]
        if (typeof act !== 'function') throw new Error(`No wallet ${wallet}`)
        ;(act as (...values: unknown[]) => void)(...values)
      },
      { name, values: values as unknown[], wallet },
    )
  return {
    addTo,
    address: (index = 0, account = 0) => keys[index]?.[account]?.address ?? '',
    tell,
    answer: (wallet: string, answer: Answer) =>
      page.evaluate(
        ({ answer, wallet }) => {
          const state = globalThis.solanaWallets?.[wallet]
          if (state) state.answer = answer
        },
        { answer, wallet },
      ),
    /** Returns how often each of these happened since the page was loaded. */
    counts: (wallet: string) =>
      page.evaluate((wallet) => {
        const { asked, signed, silent } =
          globalThis.solanaWallets?.[wallet] ?? {}
        return { asked, signed, silent }
      }, wallet),
  }
}

type Options = {
  accounts: { address: string; publicKey: number[] }[][]
  rpcUrl: string
  wallets: readonly Wallet[]
}

/** Runs in the page before anything else. */
function putWallets({ accounts, rpcUrl, wallets }: Options) {
  if (window !== window.top || !location.protocol.startsWith('http')) return
  const version = '1.0.0'
  const allChains = ['solana:mainnet', 'solana:devnet', 'solana:localnet']
  const states: NonNullable<typeof globalThis.solanaWallets> = {}
  globalThis.solanaWallets = states

  async function send(transaction: Uint8Array, options: object = {}) {
    const text = btoa(String.fromCharCode(...transaction))
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'sendTransaction',
        params: [text, { ...options, encoding: 'base64' }],
      }),
    })
    const { error } = await response.json()
    if (error) throw new Error(error.message)
  }

  function create({ features, isLate, name }: Wallet, index: number) {
    const key = `${name}.account`
    const listeners = new Set<(change: object) => void>()
    let chains = allChains
    let go = () => {}
    const own = (accounts[index] ?? []).map(({ address, publicKey }) => ({
      address,
      publicKey: new Uint8Array(publicKey),
      features: ['solana:signMessage', 'solana:signTransaction'],
    }))
    function readAccounts() {
      const at = localStorage.getItem(key)
      const account = at === null ? undefined : own[Number(at)]
      return account ? [{ ...account, chains }] : []
    }
    let current = readAccounts()
    function change() {
      current = readAccounts()
      for (const listener of listeners) listener({ accounts: current })
    }
    async function ask(kind: 'asked' | 'signed') {
      state[kind] += 1
      if (state.answer === 'later')
        await new Promise<void>((resolve) => {
          go = resolve
        })
      if (state.answer === 'no')
        throw Object.assign(new Error('User rejected the request.'), {
          code: 4001,
        })
    }
    async function sign(address: string, message: Uint8Array) {
      await ask('signed')
      return new Uint8Array(
        await globalThis.signAsWallet(address, [...message]),
      )
    }
    async function signTransaction(input: {
      account: { address: string }
      transaction: Uint8Array
    }) {
      // One signer: a count, its signature, the message.
      const signed = new Uint8Array(input.transaction)
      signed.set(await sign(input.account.address, signed.slice(65)), 1)
      return signed
    }
    const sending = {
      signTransaction: {
        version,
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async (
          input: Parameters<typeof signTransaction>[0],
        ) => [{ signedTransaction: await signTransaction(input) }],
      },
      signAndSendTransaction: {
        version,
        supportedTransactionVersions: ['legacy', 0],
        async signAndSendTransaction(
          input: Parameters<typeof signTransaction>[0] & {
            options?: object
          },
        ) {
          const signed = await signTransaction(input)
          await send(signed, input.options)
          return [{ signature: signed.slice(1, 65) }]
        },
      },
    }
    const wallet = {
      version,
      name,
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      chains: allChains,
      get accounts() {
        return current
      },
      features: {
        'standard:connect': {
          version,
          async connect({ silent = false } = {}) {
            if (silent) state.silent += 1
            else if (!current.length) {
              await ask('asked')
              localStorage.setItem(key, '0')
              change()
            }
            return { accounts: current }
          },
        },
        'standard:disconnect': { version, disconnect: async () => leave() },
        'standard:events': {
          version,
          on(_: 'change', listener: (change: object) => void) {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
        'solana:signMessage': {
          version,
          signMessage: async (input: {
            account: { address: string }
            message: Uint8Array
          }) => [
            {
              signedMessage: input.message,
              signature: await sign(input.account.address, input.message),
            },
          ],
        },
        ...Object.fromEntries(
          (features ?? ['signTransaction']).map((feature) => [
            `solana:${feature}`,
            sending[feature],
          ]),
        ),
      },
    }
    function leave() {
      localStorage.removeItem(key)
      change()
    }
    type Api = { register(wallet: unknown): void }
    function register() {
      const callback = (api: Api) => api.register(wallet)
      const detail = callback
      addEventListener('wallet-standard:app-ready', (event) =>
        callback((event as CustomEvent<Api>).detail),
      )
      dispatchEvent(
        new CustomEvent('wallet-standard:register-wallet', { detail }),
      )
    }
    const state: State = {
      answer: 'yes',
      asked: 0,
      signed: 0,
      silent: 0,
      go: () => go(),
      goTo(account) {
        localStorage.setItem(key, String(account))
        change()
      },
      goToChain(chain) {
        chains = [chain]
        change()
      },
      leave,
      register,
    }
    states[name] = state
    if (!isLate) register()
  }
  for (const [index, wallet] of wallets.entries()) create(wallet, index)
}
