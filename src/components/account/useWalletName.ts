'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/**
 * Returns the display name of a connected wallet. Email logins get a
 * translated name.
 */
export function useWalletName(): (wallet: useWalletName.Wallet) => string {
  const { settings } = useInsideStrings()
  return ({ isEmbedded, name }) =>
    isEmbedded && name === EMAIL
      ? settings.email
      : cleanText(name, NAME_MAX_LENGTH)
}

export declare namespace useWalletName {
  type Wallet = { isEmbedded: boolean; name: string }
}

/** Default name of the embedded wallet's connector. */
const EMAIL = 'Email'
