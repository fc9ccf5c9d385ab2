'use client'
import { useExplorer } from '../../hooks/useExplorer.js'
import { useDisconnectWallet } from '../../modal/account/useDisconnectWallet.js'
import { Button } from '../parts/Button.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** The quiet ways out: to the explorer, and out of this wallet. */
export function AccountFooter({ address, wallet }: AccountFooter.Props) {
  const { account } = useInsideStrings()
  const { getAddressUrl } = useExplorer()
  const { disconnect, hasOthers, isPending } = useDisconnectWallet()
  const href = getAddressUrl(address)
  return (
    <div className="lk-account-footer">
      {href && (
        <ExternalLink className="lk-button lk-quiet" href={href}>
          {account.explorer}
          <Icon name="external" />
        </ExternalLink>
      )}
      <Button isPending={isPending} onClick={() => disconnect()}>
        {hasOthers ? account.disconnectOne(wallet) : account.disconnect}
      </Button>
    </div>
  )
}

export declare namespace AccountFooter {
  type Props = {
    address: string
    /** Its name as it is shown. */
    wallet: string
  }
}
