'use client'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useDisconnectAll } from '../../hooks/useDisconnectAll.js'
import { useExplorer } from '../../hooks/useExplorer.js'
import { useNotices } from '../../hooks/useNotices.js'
import { Button } from '../parts/Button.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** The quiet ways out: to the explorer, and to nobody being connected. */
export function AccountFooter({ address }: AccountFooter.Props) {
  const { account } = useInsideStrings()
  const { getAddressUrl } = useExplorer()
  const { notifyError } = useNotices()
  const wallets = new Set(useAccounts().map(({ connector }) => connector.uid))
  const { isPending, mutate: disconnect } = useDisconnectAll({
    mutation: { onError: (error) => notifyError(error) },
  })
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
        {wallets.size > 1 ? account.disconnectAll : account.disconnect}
      </Button>
    </div>
  )
}

export declare namespace AccountFooter {
  type Props = { address: string }
}
