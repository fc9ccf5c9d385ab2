'use client'
import { useCallback, useEffect, useRef } from 'react'
import { loadModule } from '../../core/loadModule.js'
import { getModalEntry, type ModalEntry } from '../../core/modal/modal.js'
import type { Wallet } from '../../core/wallet.js'
import { useConnectWallet } from '../../hooks/useConnectWallet.js'
import { useKit } from '../../hooks/useKit.js'
import { showConnectedWallet } from './showConnectedWallet.js'

/**
 * Time in which a wallet that trusts the page answers: the pending view would
 * only flash.
 */
const ANSWER_MS = 300

/**
 * Wallet connection that navigates the modal. Going back cancels it. Closing
 * the modal leaves the wallet's prompt open, and its approval still connects.
 */
export function useModalWallet(): useModalWallet.ReturnType {
  const kit = useKit()
  const early = useRef<Early | undefined>(undefined)
  const turn = useRef<symbol | undefined>(undefined)
  const wallet = useConnectWallet({
    kit,
    onConnected() {
      // The account may have led to the view that was asked for.
      const isEarly =
        early.current?.entry === getModalEntry(kit.store.get(kit.atoms.modal))
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
      early.current = { entry, flush, timer: setTimeout(flush, ANSWER_MS) }
      // Its prompt is a window of its own.
      window.addEventListener('blur', flush)
      connect(asked)
    },
    [connect, kit],
  )
  useEffect(() => {
    const isSettled = !['idle', 'opening', 'waiting'].includes(status)
    if (isSettled) early.current?.flush()
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
     * Prompts the wallet, then calls `show`, once its prompt takes the focus,
     * it has failed, or it has not answered for 300 ms. Not at all if the
     * wallet connects before: rendering would delay it.
     */
    ask: (wallet: Wallet, show: () => void) => void
    /**
     * Connects and returns a function that cancels. The function has no effect
     * once another wallet, or another view of the same one, has taken over.
     */
    pair: (
      ...parameters: Parameters<useConnectWallet.ReturnType['connect']>
    ) => () => void
    /** Preloads the code for connecting. */
    preload: () => void
  }
}

/** The pending view to show once the wallet is prompted. */
type Early = {
  /** Where the wallet was chosen. */
  entry: ModalEntry
  flush: () => void
  timer: ReturnType<typeof setTimeout>
}

function end(early: { current: Early | undefined }) {
  if (!early.current) return
  const { flush, timer } = early.current
  early.current = undefined
  clearTimeout(timer)
  window.removeEventListener('blur', flush)
}

/** Only when going back: a user who was navigated on is connected. */
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

/** Preloads the code for connecting. `connectWallet` reports a failure. */
function preloadConnect(): void {
  loadModule(() => import('../../actions/connect/runConnect.js')).catch(
    () => {},
  )
}
