'use client'
import { useContext } from 'react'
import { SocialStringsContext } from './SocialStringsContext.js'
import type { SocialStrings } from './social.js'

/** `useStrings` for the social logins. */
export function useSocialStrings(): SocialStrings {
  return useContext(SocialStringsContext)
}
