import type { createStore } from 'jotai/vanilla'
import type { Config } from 'wagmi'
import type { AccountAtoms } from './atoms/createAccountAtoms.js'
import type { InterfaceAtoms } from './atoms/createInterfaceAtoms.js'
import type { Workarounds } from './connectors/wagmi/types.js'
import { watchConfig } from './connectors/watchConfig.js'
import { addAlert } from './core/notice/addAlert.js'
import type { Alert } from './core/notice.js'
import type { Pairing } from './core/ports/pairing.js'
import type { SolanaPort } from './core/ports/solana.js'
import type { Frame } from './core/ports.js'
import type { KitStorage } from './core/storage.js'

/** Counted, because StrictMode mounts twice and pages can have two roots. */
export function createMount(
  parameters: createMount.Parameters,
): createMount.ReturnType {
  const { atoms, frame, isRestored, solana, storage, store } = parameters
  let isFirst = true
  let count = 0
  let unsubscribe: (() => void) | undefined
  function follow() {
    const stops = [
      store.sub(atoms.activeAccount, () => {}),
      solana &&
        store.sub(atoms.activeNamespace, () =>
          storage.set('activeNamespace', store.get(atoms.activeNamespace)),
        ),
      solana?.mount(),
      frame && syncLanguage(),
      watchConfig({ ...parameters, isFirst, onAlert }),
    ]
    if (isFirst && !isRestored) solana?.disconnect().catch(() => {})
    // Wallets that connect from now on stay connected after another mount.
    isFirst = false
    return () => {
      for (const stop of stops) stop?.()
    }
  }
  /** The card of the embedded wallet speaks what the components speak. */
  function syncLanguage() {
    const read = () => store.get(atoms.language).locale
    let locale = read()
    return store.sub(atoms.language, () => {
      if (read() === locale) return
      locale = read()
      frame
        ?.peek()
        ?.syncTheme({ locale })
        .catch(() => {})
    })
  }
  function onAlert(alert: Alert) {
    store.set(atoms.notices, (notices) => addAlert(notices, alert))
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
      // StrictMode mounts again at once: only a real end aborts approvals.
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
    frame: Frame | undefined
    /** Whether connections of an earlier visit are restored. */
    isRestored: boolean
    pairing: Pairing | undefined
    solana: SolanaPort | undefined
    storage: KitStorage
    store: globalThis.ReturnType<typeof createStore>
    workarounds: Workarounds
  }
  type ReturnType = () => () => void
}
