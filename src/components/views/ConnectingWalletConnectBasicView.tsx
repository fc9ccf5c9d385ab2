'use client'
import { useModal } from '../../hooks/useModal.js'
import { useConnectMethods } from '../../modal/login/useConnectMethods.js'
import { PairedWay } from '../login/PairedWay.js'
import { Button } from '../parts/Button.js'
import { useStrings } from '../strings/useStrings.js'

/** First screen if WalletConnect is the only way to connect: the QR code. */
export function ConnectingWalletConnectBasicView() {
  const { entry, go } = useModal()
  const { hasAllWallets } = useConnectMethods({})
  const { login } = useStrings()
  const { namespace, redirectData, redirectView } =
    (entry.view === 'ConnectingWalletConnectBasic' && entry.data) || {}
  const data = { namespace, redirectData, redirectView }
  return (
    <PairedWay
      footer={
        hasAllWallets && (
          <Button
            onClick={() => go({ view: 'AllWallets', data })}
            variant="text"
          >
            {login.allWallets}
          </Button>
        )
      }
      namespace={namespace}
      wallet={undefined}
      way="qrcode"
    />
  )
}
