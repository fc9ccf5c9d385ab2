import type { Wallet } from '@wallet-standard/base'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { WalletNotInstalledError } from '../../core/errors/wallet.js'
import type { Logger } from '../../core/logger.js'
import type { SolanaAdapter } from '../adapters/adapter.js'
import { createStandardWallet } from '../standard/createStandardWallet.js'
import { isUsableWallet } from '../standard/isUsableWallet.js'
import type { WalletHandle } from '../wallet.js'

/** Time after page load during which a Solana wallet may still register. */
const SOLANA_DISCOVERY_MS = 3_000

/** More than any user has; a page can register any number. */
const MAX_WALLETS = 50

/** Wallets that can be connected now. */
export type SolanaWallets = {
  get(walletId: string): WalletHandle | undefined
  /** Whether it is still there, even if hidden by another one of its name. */
  has(handle: WalletHandle): boolean
  /**
   * Finds a wallet. Right after the page has started, it may still register.
   *
   * @throws WalletNotInstalledError
   */
  find(walletId: string): Promise<WalletHandle>
  /** Looks for wallets until the returned function is called. */
  watch(): () => void
}

export function createWallets(parameters: {
  adapters: readonly { adapter: SolanaAdapter; handle: WalletHandle }[]
  embedded: WalletHandle | undefined
  /** The wallet of WalletConnect. */
  paired: WalletHandle | undefined
  logger: Logger
  onChange: (wallets: readonly WalletHandle[]) => void
}): SolanaWallets {
  const { adapters, embedded, logger, onChange, paired } = parameters
  const own = [embedded, paired].flatMap((handle) => handle ?? [])
  /** One handle per wallet, which identifies its connection. */
  const handles = new WeakMap<object, WalletHandle>()
  const waiting = new Set<() => void>()
  let standard: readonly WalletHandle[] = []
  let startedAt = 0

  function listAll() {
    const given = adapters.flatMap(({ adapter, handle }) =>
      adapter.readyState === 'Unsupported' ? [] : [handle],
    )
    return [...standard, ...given, ...own]
  }

  function list() {
    const all = listAll()
    // Of wallets with one name, an announced one is used, then the first.
    return all.filter(
      ({ id }, index) => all.findIndex((other) => other.id === id) === index,
    )
  }

  function toHandle(wallet: Wallet) {
    try {
      if (!isUsableWallet(wallet)) return undefined
      const handle = handles.get(wallet) ?? createStandardWallet(wallet)
      handles.set(wallet, handle)
      return handle
    } catch (error) {
      // A broken wallet must not hide the others.
      logger.warn('a wallet could not be read', error)
      return undefined
    }
  }

  const get = (walletId: string) => list().find(({ id }) => id === walletId)
  const getReady = (walletId: string) => {
    const handle = get(walletId)
    return handle?.isReady() ? handle : undefined
  }

  function update() {
    onChange(list())
    for (const look of [...waiting]) look()
  }

  return {
    get,
    has: (handle) => listAll().includes(handle),
    async find(walletId) {
      const handle = getReady(walletId)
      if (handle) return handle
      const left = startedAt + SOLANA_DISCOVERY_MS - Date.now()
      if (left > 0 && walletId !== AUTH_CONNECTOR_ID) await wait(walletId, left)
      const late = getReady(walletId)
      if (late) return late
      throw new WalletNotInstalledError({ walletId })
    },
    watch() {
      startedAt = Date.now()
      // Wallets that are still there register again.
      standard = []
      for (const { adapter } of adapters) adapter.on('readyStateChange', update)
      const stop = watchStandardWallets({
        logger,
        onChange(wallets) {
          standard = wallets
            .flatMap((wallet) => toHandle(wallet) ?? [])
            .slice(0, MAX_WALLETS)
          update()
        },
      })
      update()
      return () => {
        stop()
        for (const { adapter } of adapters)
          adapter.off('readyStateChange', update)
      }
    },
  }

  function wait(walletId: string, ms: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(end, ms)
      waiting.add(look)
      function look() {
        if (getReady(walletId)) end()
      }
      function end() {
        clearTimeout(timer)
        waiting.delete(look)
        resolve()
      }
    })
  }
}

const APP_READY = 'wallet-standard:app-ready'
const REGISTER = 'wallet-standard:register-wallet'

type Api = { register(...wallets: readonly Wallet[]): () => void }

/**
 * Watches the wallets of the page through the two events of the Wallet
 * Standard: existing ones answer immediately, later ones announce themselves.
 *
 * @param parameters.onChange - called with all wallets after each change
 * @returns a function that stops watching
 */
function watchStandardWallets(parameters: {
  logger: Logger
  onChange: (wallets: readonly Wallet[]) => void
}): () => void {
  const { logger, onChange } = parameters
  const target = globalThis.window
  if (!target?.addEventListener) return () => {}
  const wallets = new Set<Wallet>()
  let isOver = false

  function register(...found: readonly Wallet[]) {
    if (isOver) return () => {}
    const added = found.filter((wallet) => !wallets.has(wallet))
    for (const wallet of added) wallets.add(wallet)
    if (added.length) onChange([...wallets])
    return () => {
      const isChanged = added.filter((wallet) => wallets.delete(wallet)).length
      if (isChanged && !isOver) onChange([...wallets])
    }
  }
  const api: Api = Object.freeze({ register })

  function onRegister(event: Event) {
    try {
      const { detail } = event as CustomEvent<(api: Api) => void>
      detail(api)
    } catch (error) {
      logger.warn('a wallet could not be registered', error)
    }
  }

  target.addEventListener(REGISTER, onRegister)
  // Like this one, the standard's events are not cancelable.
  target.dispatchEvent(new CustomEvent(APP_READY, { detail: api }))
  return () => {
    isOver = true
    target.removeEventListener(REGISTER, onRegister)
  }
}
