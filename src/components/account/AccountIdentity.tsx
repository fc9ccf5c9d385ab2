'use client'
import { useModal } from '../../hooks/useModal.js'
import { Avatar } from '../parts/Avatar.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { AccountName } from './AccountName.js'
import { CopyAddress } from './CopyAddress.js'

/** Whose account it is; its picture leads to the other wallets. */
export function AccountIdentity({ address, wallet }: AccountIdentity.Props) {
  const { account } = useInsideStrings()
  const { go } = useModal()
  return (
    <div className="lk-identity">
      <button
        aria-label={account.switchWallet(wallet)}
        className="lk-identity-switch"
        onClick={() => go({ view: 'ProfileWallets' })}
        type="button"
      >
        <Avatar address={address} />
        <span className="lk-badge lk-identity-badge">
          <Icon name="switch" />
        </span>
      </button>
      <AccountName address={address} />
      <CopyAddress address={address} />
    </div>
  )
}

export declare namespace AccountIdentity {
  type Props = {
    address: string
    /** Name of the wallet, as it is shown. */
    wallet: string
  }
}
