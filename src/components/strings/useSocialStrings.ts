'use client'
import { type SocialStrings, social } from './social.js'
import { useTranslated } from './useTranslated.js'

const english = { social }

/** `useStrings` for social logins. */
export function useSocialStrings(): SocialStrings {
  return useTranslated('rest', english).social
}
