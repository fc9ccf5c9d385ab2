'use client'
import { useDisconnectAll } from '../../hooks/useDisconnectAll.js'
import { useNotices } from '../../hooks/useNotices.js'
import { useWalletAccounts } from '../../hooks/useWalletAccounts.js'
import { useWalletName } from '../account/useWalletName.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Ends every connection, and names them: none goes unnoticed. */
export function DisconnectAll() {
  const { account } = useInsideStrings()
  const { notifyError } = useNotices()
  const { wallets } = useWalletAccounts()
  const { isPending, mutate: disconnect } = useDisconnectAll({
    mutation: { onError: (error) => notifyError(error) },
  })
  // One wallet can have an account of each kind of networks.
  const names = new Set(wallets.map(useWalletName()))
  return (
    <Button isPending={isPending} onClick={() => disconnect()} variant="text">
      <span className="lk-ends-all">
        <span>{account.disconnectAll}</span>{' '}
        <span className="lk-ends-names">
          {[...names].map((name, index) => (
            <span key={name}>
              {index > 0 && ' · '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </span>
      </span>
    </Button>
  )
}
