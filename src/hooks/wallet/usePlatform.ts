'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { getPlatform, type Platform } from '../../core/platform/getPlatform.js'

/**
 * Returns the platform of the page: phone, Telegram, iframe. All `false` on
 * the server and while hydrating.
 *
 * @example
 * const { isMobile } = usePlatform()
 */
export function usePlatform(): usePlatform.ReturnType {
  const isClient = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return useMemo(() => (isClient ? getPlatform() : server), [isClient])
}

export declare namespace usePlatform {
  type ReturnType = Platform
}

const subscribeToNothing = () => () => {}
const server: Platform = {
  isMobile: false,
  isIos: false,
  isAndroid: false,
  isSafari: false,
  isTelegram: false,
  isFramed: false,
}
