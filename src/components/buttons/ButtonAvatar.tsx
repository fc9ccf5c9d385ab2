'use client'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { Avatar } from '../parts/Avatar.js'

/** The picture of the connected account in a button. */
export function ButtonAvatar() {
  const account = useActiveAccount()
  return account ? <Avatar address={account.address} /> : null
}
