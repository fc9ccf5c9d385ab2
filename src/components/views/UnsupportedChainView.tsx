'use client'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { ChainNotServedError } from '../../core/errors/chain.js'
import { cleanText } from '../../core/format/cleanText.js'
import { isLoopback } from '../../core/isLoopback.js'
import { toWalletInfo } from '../../features/accounts/toWalletInfo.js'
import { useWalletPeer } from '../../hooks/account/useWalletPeer.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useDisconnectAccount } from '../../hooks/useDisconnectAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { useNotices } from '../../hooks/useNotices.js'
import { NetworkRows } from '../account/NetworkRows.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** The wallet is on a network missing from the config and has to switch. */
export function UnsupportedChainView() {
  const { account: strings } = useInsideStrings()
  const account = useActiveAccount({ namespace: 'eip155' })
  const peer = useWalletPeer()
  const { config, hosts } = useKit()
  const { notifyError } = useNotices()
  const { isPending, mutate: disconnect } = useDisconnectAccount({
    mutation: { onError: (error) => notifyError(error) },
  })
  // No account between disconnecting and closing.
  if (!account) return <ViewFrame>{null}</ViewFrame>
  const { chainId, connector } = account
  // The login has asked for the first chain already. Of its own server, a
  // developer reads what to set.
  const server = new URL(hosts.frame)
  const unserved =
    connector.id === AUTH_CONNECTOR_ID && isLoopback(server.hostname)
      ? new ChainNotServedError({
          chainId: config.chains[0].id,
          server: server.origin,
        })
      : undefined
  return (
    <ViewFrame
      footer={
        <Button
          isPending={isPending}
          onClick={() => disconnect({ connectorUid: connector.uid })}
          variant="text"
        >
          {strings.disconnect}
        </Button>
      }
    >
      <p className="lk-lead">
        {unserved?.shortMessage ??
          strings.unsupported({
            chainId,
            wallet: cleanText(
              toWalletInfo(connector, peer).name,
              NAME_MAX_LENGTH,
            ),
          })}
      </p>
      <NetworkRows />
    </ViewFrame>
  )
}
