'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isStorageKept } from '../core/storage/isStorageKept.js'
import type { BaseStorage } from '../core/storage.js'
import { useKit } from './useKit.js'

/**
 * Whether the browser keeps a login longer than this page. Where storage is
 * blocked or full, logging in works all the same, for as long as the page is
 * open: tell people before they reload it.
 *
 * The page's own storage is tried on mount, and again with every login; what
 * the embedded wallet can store it says itself, once somebody is logged in.
 *
 * @param parameters.storage - the store that the connectors were given,
 * default `localStorage`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { isKept } = useStorageStatus()
 * return isKept === false ? <p>Your login ends with this page.</p> : null
 */
export function useStorageStatus(
  parameters: useStorageStatus.Parameters = {},
): useStorageStatus.ReturnType {
  const { storage } = parameters
  const { frame } = useKit(parameters)
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
    /** Both together; `undefined` until it was tried, as on a server. */
    isKept: boolean | undefined
    /** The mark of a login, in the page's own storage. */
    isLoginKept: boolean | undefined
    /** The account; `undefined` while nobody is logged in, or it is not said. */
    isAccountKept: boolean | undefined
  }
  type ErrorType = useKit.ErrorType
}

const subscribeToNothing = () => () => {}
