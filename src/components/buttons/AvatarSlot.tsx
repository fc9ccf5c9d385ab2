'use client'
import { Lazy } from '../dialog/Lazy.js'
import { avatarSource } from './avatarSource.js'

/** The account's picture; its place is kept until it is there. */
export function AvatarSlot() {
  const empty = (
    <span aria-hidden="true" className="lk-avatar lk-avatar-empty" />
  )
  return (
    <Lazy fallback={empty} renderFailure={() => empty} source={avatarSource} />
  )
}
