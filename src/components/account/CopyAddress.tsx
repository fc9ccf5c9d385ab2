'use client'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useCopy } from '../../hooks/utils/useCopy.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** The shortened address; a click copies the whole one and says so. */
export function CopyAddress({ address }: CopyAddress.Props) {
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
        <span className="lk-copy-text" dir="ltr">
          {short}
        </span>
        <span aria-hidden="true" className="lk-copy-done">
          {common.copied}
        </span>
        <Icon name={status === 'copied' ? 'check' : 'copy'} />
      </button>
      <span
        className={status === 'failed' ? 'lk-note' : 'lk-hidden'}
        role="status"
      >
        {status === 'copied' && account.addressCopied}
        {status === 'failed' && account.copyFailed}
      </span>
    </>
  )
}

export declare namespace CopyAddress {
  type Props = { address: string }
}
