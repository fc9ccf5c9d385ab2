'use client'
import { followWallet } from '../actions/followWallet.js'
import { useConnectWallet } from './useConnectWallet.js'
import { useKit } from './useKit.js'

/** The wallet that the modal connects, and that leads it on. */
export function useModalWallet(): useConnectWallet.ReturnType {
  const kit = useKit()
  return useConnectWallet({ kit, onConnected: () => followWallet(kit) })
}
