'use client'
import { NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** What a connected wallet is called: a login by email in our own words. */
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

/** As the connector is called where nobody has named it. */
const EMAIL = 'Email'
