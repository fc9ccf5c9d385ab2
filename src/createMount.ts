import type { createStore } from 'jotai/vanilla'
import type { Config } from 'wagmi'
import type { AccountAtoms } from './atoms/createAccountAtoms.js'
import type { InterfaceAtoms } from './atoms/createInterfaceAtoms.js'
import { raiseAlert } from './atoms/raiseAlert.js'
import type { Workarounds } from './connectors/wagmi/types.js'
import { watchConfig } from './connectors/watchConfig.js'
import type { Alert } from './core/notice.js'
import type { Pairing } from './core/ports/pairing.js'
import type { SolanaPort } from './core/ports/solana.js'
import type { Frame } from './core/ports.js'
import type { KitStorage } from './core/storage.js'

/**
 * Creates the kit's `mount`. Reference-counted, because StrictMode mounts
 * twice and a page can have several roots.
 */
export function createMount(
  parameters: createMount.Parameters,
): createMount.ReturnType {
  const { atoms, frame, isRestored, solana, storage, store } = parameters
  let isFirst = true
  let count = 0
  let unsubscribe: (() => void) | undefined
  function follow() {
    const chosen = storage.get('currency')
    if (chosen) store.set(atoms.currency, chosen)
    const stops = [
      store.sub(atoms.activeAccount, () => {}),
      solana &&
        store.sub(atoms.activeNamespace, () =>
          storage.set('activeNamespace', store.get(atoms.activeNamespace)),
        ),
      solana?.mount(),
      frame && syncLook(),
      watchConfig({ ...parameters, isFirst, onAlert }),
    ]
    if (isFirst && !isRestored) solana?.disconnect().catch(() => {})
    // Wallets connected from now on stay connected when the kit mounts again.
    isFirst = false
    return () => {
      for (const stop of stops) stop?.()
    }
  }
  /** Keeps the frame's language and currency in sync with the components. */
  function syncLook() {
    const read = () => ({
      currency: store.get(atoms.currency),
      locale: store.get(atoms.language).locale,
    })
    let look = read()
    function sync() {
      const { currency, locale } = read()
      if (currency === look.currency && locale === look.locale) return
      look = { currency, locale }
      frame
        ?.peek()
        ?.syncTheme(look)
        .catch(() => {})
    }
    const stops = [
      store.sub(atoms.currency, sync),
      store.sub(atoms.language, sync),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }
  function onAlert(alert: Alert) {
    raiseAlert(parameters, alert)
  }
  return () => {
    let isMounted = true
    count++
    unsubscribe ??= follow()
    return () => {
      if (!isMounted) return
      isMounted = false
      if (--count > 0) return
      unsubscribe?.()
      unsubscribe = undefined
      // StrictMode mounts again at once: abort approvals only after a final
      // unmount.
      queueMicrotask(() => {
        if (count === 0) frame?.peek()?.abort()
      })
    }
  }
}

export declare namespace createMount {
  type Parameters = {
    atoms: AccountAtoms & InterfaceAtoms
    config: Config
    debug: boolean
    frame: Frame | undefined
    /** Whether earlier connections are restored. */
    isRestored: boolean
    pairing: Pairing | undefined
    solana: SolanaPort | undefined
    storage: KitStorage
    store: globalThis.ReturnType<typeof createStore>
    workarounds: Workarounds
  }
  type ReturnType = () => () => void
}
