import type { Wallet } from '@wallet-standard/base'
import type { Logger } from '../../core/logger.js'

const APP_READY = 'wallet-standard:app-ready'
const REGISTER = 'wallet-standard:register-wallet'

type Api = { register(...wallets: readonly Wallet[]): () => void }

/**
 * Finds the wallets of the page by the two events of the Wallet Standard:
 * those that are there answer at once, later ones tell about themselves.
 *
 * @param parameters.onChange - called with all wallets after each change
 * @returns Ends the watch.
 */
export function watchStandardWallets(parameters: {
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
  // The standard's events cannot be cancelled, as this one.
  target.dispatchEvent(new CustomEvent(APP_READY, { detail: api }))
  return () => {
    isOver = true
    target.removeEventListener(REGISTER, onRegister)
  }
}
