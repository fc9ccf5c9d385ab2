'use client'
import { useEffect } from 'react'
import { useKit } from '../../hooks/useKit.js'
import type { askToken } from './askToken.js'

/**
 * Lets pages ask the user to list a token in the embedded wallet.
 *
 * @param load - loads `askToken`, at the first request
 */
export function useTokenRequests(load: () => Promise<typeof askToken>): void {
  const kit = useKit()
  useEffect(
    () => kit.frame?.claimTokens(async (token) => (await load())(kit, token)),
    [kit, load],
  )
}
