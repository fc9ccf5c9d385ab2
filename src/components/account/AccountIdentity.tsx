'use client'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useModal } from '../../hooks/useModal.js'
import { useCopy } from '../../hooks/utils/useCopy.js'
import { Avatar } from '../parts/Avatar.js'
import { CopyStatus } from '../parts/CopyStatus.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { AccountName } from './AccountName.js'

/** The account's picture, name and address. The picture opens the wallets. */
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
      </button>
      <AccountName address={address} />
      <CopyAddress address={address} />
    </div>
  )
}

export declare namespace AccountIdentity {
  type Props = {
    address: string
    /** Display name of the wallet. */
    wallet: string
  }
}

/** Truncated address; a click copies the full address and confirms it. */
function CopyAddress({ address }: CopyAddress.Props) {
  const { common } = useStrings()
  const { account } = useInsideStrings()
  const { copy, status } = useCopy()
  const short = truncateAddress(address)
  return (
    <>
      <button
        aria-label={`${short}. ${account.copyAddress}`}
        className="lk-copy"
        data-copied={status === 'copied' || undefined}
        onClick={() => copy(address)}
        type="button"
      >
        <span className="lk-copy-text" dir="ltr" translate="no">
          {short}
        </span>
        <span aria-hidden="true" className="lk-copy-done">
          {common.copied}
        </span>
        <Icon name={status === 'copied' ? 'check' : 'copy'} />
      </button>
      <CopyStatus
        copied={account.addressCopied}
        failed={account.copyFailed}
        status={status}
        text={address}
      />
    </>
  )
}

declare namespace CopyAddress {
  type Props = { address: string }
}
