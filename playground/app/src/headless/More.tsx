import { type EvmAccount, useEmbeddedUser, useFeature } from 'latchkey'
import type { Local } from '../local.js'
import { Activity } from './Activity.js'
import { Buy } from './Buy.js'
import { Fold } from './Fold.js'
import { Name } from './Name.js'
import { Nfts } from './Nfts.js'
import { Receive } from './Receive.js'
import { Sessions } from './Sessions.js'
import { Swap } from './Swap.js'
import { User } from './User.js'

/** What else can be done with the account, each part when it is opened. */
export function More({
  account,
  mailbox,
  tokens,
}: {
  account: EvmAccount
  mailbox: string
  tokens: Local['tokens']
}) {
  const { caipNetworkId } = account
  const { isLoggedIn } = useEmbeddedUser()
  const canSwap = useFeature({ feature: 'swap', caipNetworkId })
  return (
    // Another account or network begins anew.
    <div className="more" key={`${caipNetworkId}:${account.address}`}>
      {canSwap && (
        <Fold title="Swap">
          <Swap account={account} />
        </Fold>
      )}
      <Fold title="Buy">
        <Buy />
      </Fold>
      <Fold title="Receive">
        <Receive account={account} tokens={tokens} />
      </Fold>
      <Fold title="Activity">
        <Activity account={account} />
      </Fold>
      <Fold title="NFTs">
        <Nfts account={account} />
      </Fold>
      <Fold title="Name">
        <Name account={account} />
      </Fold>
      <Fold title="Smart sessions">
        <Sessions account={account} />
      </Fold>
      {isLoggedIn && (
        <Fold title="Login">
          <User mailbox={mailbox} />
        </Fold>
      )}
    </div>
  )
}
