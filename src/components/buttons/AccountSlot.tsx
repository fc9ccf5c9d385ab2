'use client'
import { createSource } from '../dialog/createSource.js'
import { Lazy } from '../dialog/Lazy.js'

/** Drawing a picture is not in the code that a page starts with. */
const accountSource = createSource<AccountSlot.Props>(() =>
  import('./ButtonAccount.js').then(({ ButtonAccount }) => ButtonAccount),
)

/**
 * The account's picture, or a warning, and the tile of its network; their
 * places are kept until they are there, because a page starts without drawings.
 */
export function AccountSlot(props: AccountSlot.Props) {
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

export declare namespace AccountSlot {
  type Props = {
    /** The account is on a network that this page does not know. */
    isUnsupported?: boolean | undefined
    /** Told what the account is called. */
    onName?: ((name: string) => void) | undefined
    /** Default its picture. */
    part?: 'network' | 'picture' | undefined
  }
}
