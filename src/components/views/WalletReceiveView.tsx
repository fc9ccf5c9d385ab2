'use client'
import { NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useCopy } from '../../hooks/useCopy.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { AddressGroups } from '../account/AddressGroups.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Avatar } from '../parts/Avatar.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Qr } from '../parts/Qr.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** The address to be paid at: to be scanned, read and copied. */
export function WalletReceiveView() {
  const { account: strings } = useInsideStrings()
  const account = useActiveAccount()
  const { active } = useNetworks()
  if (!account || !active) return <ViewFrame>{null}</ViewFrame>
  const { address } = account
  const isSolana = account.namespace === 'solana'
  const network = cleanText(active.name, NAME_MAX_LENGTH)
  const toHint = isSolana ? strings.receiveOnSolana : strings.receiveHint
  const hint = active.isSupported ? toHint(network) : strings.networkGone
  return (
    <ViewFrame footer={<CopyButton address={address} />}>
      <div className="lk-receive">
        <Qr label={strings.qrLabel} value={address}>
          <Avatar address={address} />
        </Qr>
        {isSolana && (
          <p className="lk-receive-title">{strings.solanaAddress}</p>
        )}
        <AddressGroups address={address} />
        <p className="lk-receive-hint">{hint}</p>
      </div>
    </ViewFrame>
  )
}

function CopyButton({ address }: { address: string }) {
  const { common } = useStrings()
  const { account } = useInsideStrings()
  const { copy, status } = useCopy()
  const isCopied = status === 'copied'
  return (
    <>
      <span
        className={status === 'failed' ? 'lk-note' : 'lk-hidden'}
        role="status"
      >
        {isCopied && account.addressCopied}
        {status === 'failed' && account.copyFailed}
      </span>
      <Button onClick={() => copy(address)} variant="primary">
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? common.copied : account.copyAddress}
      </Button>
    </>
  )
}
