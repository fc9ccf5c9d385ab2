'use client'
import { createSource } from '../dialog/createSource.js'
import { Lazy } from '../dialog/Lazy.js'
import type { ButtonAccount } from './ButtonAccount.js'

/** Drawing a picture is not in the code that a page starts with. */
const accountSource = createSource<ButtonAccount.Props>(() =>
  import('./ButtonAccount.js').then((module) => module.ButtonAccount),
)

/**
 * The account's picture, or a warning, and the tile of its network; their
 * places are kept until they are there, because a page starts without drawings.
 */
export function AccountSlot(props: ButtonAccount.Props) {
  const empty = (
    <span
      aria-hidden="true"
      className={
        props.part === 'network'
          ? 'lk-open-network lk-avatar-empty'
          : 'lk-avatar lk-avatar-empty'
      }
    />
  )
  return (
    <Lazy
      fallback={empty}
      props={props}
      renderFailure={() => empty}
      source={accountSource}
    />
  )
}
