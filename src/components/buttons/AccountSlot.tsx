'use client'
import { createSource } from '../dialog/createSource.js'
import { Lazy } from '../dialog/Lazy.js'
import type { ButtonAccount } from './ButtonAccount.js'

/** Pictures are drawn by a lazy chunk, outside the initial bundle. */
const accountSource = createSource<ButtonAccount.Props>(() =>
  import('./ButtonAccount.js').then((module) => module.ButtonAccount),
)

/**
 * The account's picture or a warning, or its network's tile. Reserves the
 * space until the lazy chunk loads.
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
