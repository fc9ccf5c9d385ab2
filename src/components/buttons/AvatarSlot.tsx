'use client'
import { Lazy } from '../dialog/Lazy.js'
import { avatarSource } from './avatarSource.js'

/**
 * The account's picture, or a warning; its place is kept until it is there,
 * because a page starts without drawings.
 */
export function AvatarSlot(props: AvatarSlot.Props) {
  const empty = (
    <span aria-hidden="true" className="lk-avatar lk-avatar-empty" />
  )
  return (
    <Lazy
      fallback={empty}
      props={props}
      renderFailure={() => empty}
      source={avatarSource}
    />
  )
}

export declare namespace AvatarSlot {
  type Props = {
    /** The account is on a network that this page does not know. */
    isUnsupported?: boolean | undefined
  }
}
