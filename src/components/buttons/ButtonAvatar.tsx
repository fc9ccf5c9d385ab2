'use client'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { Avatar } from '../parts/Avatar.js'
import type { AvatarSlot } from './AvatarSlot.js'
import { WarningIcon } from './WarningIcon.js'

/** The picture of the connected account in a button. */
export function ButtonAvatar({ isUnsupported }: AvatarSlot.Props) {
  const account = useActiveAccount()
  if (isUnsupported) return <WarningIcon />
  return account ? <Avatar address={account.address} /> : null
}
