'use client'
import { useSyncExternalStore } from 'react'
import { getTelegramSystem } from '../../core/login/getTelegramSystem.js'

/** The system Telegram runs on; `undefined` on the server and outside of it. */
export function useTelegramSystem(): ReturnType<typeof getTelegramSystem> {
  return useSyncExternalStore(
    subscribeToNothing,
    () => getTelegramSystem(),
    () => undefined,
  )
}

const subscribeToNothing = () => () => {}
