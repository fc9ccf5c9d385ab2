'use client'
import { useCallback, useEffect, useRef } from 'react'
import { loadModule } from '../../core/loadModule.js'
import { getModalEntry } from '../../core/modal/getModalEntry.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import type { Wallet } from '../../core/wallet.js'
import { useConnectWallet } from '../../hooks/useConnectWallet.js'
import { useKit } from '../../hooks/useKit.js'
import { showConnectedWallet } from './showConnectedWallet.js'

/** A wallet that is asked later than this is shown as one that will be. */
const LATEST_MS = 50

/**
 * The wallet that the modal connects, and that leads it on. Going back from it
 * cancels; a modal that is closed leaves the wallet's prompt open, and what is
 * approved there connects.
 */
export function useModalWallet(): useModalWallet.ReturnType {
  const kit = useKit()
  const early = useRef<Early | undefined>(undefined)
  const turn = useRef<symbol | undefined>(undefined)
  const wallet = useConnectWallet({
    kit,
    onConnected() {
      const isEarly = early.current !== undefined
      end(early)
      showConnectedWallet(kit, { isEarly })
    },
  })
  const { connect, reset: resetWallet, status } = wallet
  const reset = useCallback(() => {
    end(early)
    turn.current = undefined
    resetWallet()
  }, [resetWallet])
  const pair = useCallback<useModalWallet.ReturnType['pair']>(
    (asked, options) => {
      const own = Symbol()
      end(early)
      turn.current = own
      connect(asked, options)
      return () => {
        if (turn.current === own) reset()
      }
    },
    [connect, reset],
  )
  const ask = useCallback(
    (asked: Wallet, show: () => void) => {
      end(early)
      turn.current = undefined
      const { modal } = kit.atoms
      const entry = getModalEntry(kit.store.get(modal))
      function flush() {
        end(early)
        const state = kit.store.get(modal)
        if (state.isOpen && getModalEntry(state) === entry) show()
      }
      early.current = { flush, timer: setTimeout(flush, LATEST_MS) }
      connect(asked)
    },
    [connect, kit],
  )
  useEffect(() => {
    if (status === 'idle' || status === 'opening') return
    // A wallet that knows the page answers within the task that asks it.
    const timer = setTimeout(() => early.current?.flush())
    return () => clearTimeout(timer)
  }, [status])
  useEffect(() => {
    const { modal } = kit.atoms
    let { stack } = kit.store.get(modal)
    return kit.store.sub(modal, () => {
      const before = stack
      const state = kit.store.get(modal)
      stack = state.stack
      if (state.isOpen && isBackFromWallet(before, stack)) reset()
    })
  }, [kit, reset])
  return { ...wallet, ask, pair, preload: preloadConnect, reset }
}

export declare namespace useModalWallet {
  type ReturnType = useConnectWallet.ReturnType & {
    /**
     * Asks the wallet, and calls `show` once that is done, unless the wallet
     * has connected at once: rendering would hold the question up.
     */
    ask: (wallet: Wallet, show: () => void) => void
    /**
     * Connects, and returns what gives that up: nothing by then, when another
     * wallet or another view of the same one has taken its place.
     */
    pair: (
      ...parameters: Parameters<useConnectWallet.ReturnType['connect']>
    ) => () => void
    /** Fetches what connecting is made of. */
    preload: () => void
  }
}

/** What is shown once the wallet has been asked. */
type Early = { flush: () => void; timer: ReturnType<typeof setTimeout> }

function end(early: { current: Early | undefined }) {
  clearTimeout(early.current?.timer)
  early.current = undefined
}

/** Only back: who is led on is connected. */
function isBackFromWallet(
  before: readonly ModalEntry[],
  stack: readonly ModalEntry[],
) {
  return (
    before.at(-1)?.view === 'ConnectingExternal' &&
    stack.length < before.length &&
    stack.at(-1) === before[stack.length - 1]
  )
}

/** Fetches what connecting is made of; a failure is told by `connectWallet`. */
function preloadConnect(): void {
  loadModule(() => import('../../actions/connect/runConnect.js')).catch(
    () => {},
  )
}
