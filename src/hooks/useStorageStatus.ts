'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isStorageKept } from '../core/storage/isStorageKept.js'
import type { BaseStorage } from '../core/storage/types.js'
import { useKit } from './useKit.js'

/**
 * Hook for checking whether the browser persists the login and the account.
 *
 * If storage is blocked or full, the login lasts as long as the page is open.
 * WebKit also clears the frame's storage when the browser closes, and incognito
 * windows block it; the frame then keeps the account in a window of its own
 * origin, which the user opens during the login. If even that failed, `isAccountKept` is false: warn the
 * user before the account receives money.
 *
 * The page's storage is probed on mount and with every login. The frame
 * reports on the account once the user is logged in.
 *
 * @param parameters.storage - the storage passed to the connectors, default
 * `localStorage`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { isKept } = useStorageStatus()
 * return isKept === false ? <p>This browser doesn't save your account.</p> : null
 */
export function useStorageStatus(
  parameters: useStorageStatus.Parameters = {},
): useStorageStatus.ReturnType {
  const { frame } = useKit(parameters)
  const { storage } = parameters
  const user = useSyncExternalStore(
    frame?.subscribe ?? subscribeToNothing,
    () => frame?.getState().user,
    () => undefined,
  )
  const [isLoginKept, setLoginKept] = useState<boolean>()
  const address = user?.address
  // biome-ignore lint/correctness/useExhaustiveDependencies: a login is a write
  useEffect(() => setLoginKept(isStorageKept({ storage })), [address, storage])
  const isAccountKept = user?.isStored
  const isKept = isLoginKept && isAccountKept !== false
  return { isAccountKept, isKept, isLoginKept }
}

export declare namespace useStorageStatus {
  type Parameters = useKit.Parameters & { storage?: BaseStorage | undefined }
  type ReturnType = {
    /** Both together; `undefined` until probed, as on a server. */
    isKept: boolean | undefined
    /** The login marker in the page's own storage. */
    isLoginKept: boolean | undefined
    /**
     * The embedded account after the browser closes; `undefined` while logged
     * out, or if the frame does not report it.
     */
    isAccountKept: boolean | undefined
  }
  type ErrorType = useKit.ErrorType
}

const subscribeToNothing = () => () => {}
