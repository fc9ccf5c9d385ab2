'use client'
import { useEffect } from 'react'
import { followWallet } from '../actions/followWallet.js'
import type { ModalEntry } from '../core/modal/modal.js'
import { useConnectWallet } from './useConnectWallet.js'
import { useKit } from './useKit.js'

/**
 * The wallet that the modal connects, and that leads it on. Going back from it
 * cancels; a modal that is closed leaves the wallet's prompt open, and what is
 * approved there connects.
 */
export function useModalWallet(): useConnectWallet.ReturnType {
  const kit = useKit()
  const wallet = useConnectWallet({
    kit,
    onConnected: () => followWallet(kit),
  })
  const { reset } = wallet
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
  return wallet
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
