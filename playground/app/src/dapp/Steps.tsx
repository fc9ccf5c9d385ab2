import {
  type KitAccount,
  useActiveAccount,
  useBalances,
  useModal,
  useNetworks,
  useSetActiveAccount,
} from 'latchkey'
import type { Local } from '../local.js'
import { ConnectStep } from './ConnectStep.js'
import { friend } from './friend.js'
import { Holdings } from './Holdings.js'
import { SendStep } from './SendStep.js'
import { Step } from './Step.js'
import { useHasSent } from './useHasSent.js'
import { useHasSentSolana } from './useHasSentSolana.js'

/** The first minute: steps that tick themselves, on both kinds of networks. */
export function Steps({ hasMail, local, mail }: Steps.Props) {
  // Both at once: which one the modal looks at makes no difference here.
  const evm = useActiveAccount({ namespace: 'eip155' })
  const solana = useActiveAccount({ namespace: 'solana' })
  const hasSent = useHasSent(local)
  const hasSentSolana = useHasSentSolana(local)
  const hasEvmTokens = useHasTokens('eip155')
  const hasSolanaTokens = useHasTokens('solana')
  const isConnected = (evm ?? solana) !== undefined
  const isBoth = evm !== undefined && solana !== undefined
  const hasTokens = hasEvmTokens || hasSolanaTokens
  const { networks } = useNetworks()
  const toTitle = (id: KitAccount['chainId']) => {
    const network = networks.find(({ chainId }) => chainId === id)
    return network && `On ${network.name}`
  }
  return (
    <section className="card steps" aria-labelledby="steps-title">
      <h2 id="steps-title">The first minute</h2>
      <ol>
        <ConnectStep
          hasMail={hasMail}
          isConnected={isConnected}
          mail={mail}
          mailbox={local.urls.mailbox}
        />
        <Step
          number={2}
          state={hasTokens ? 'done' : isConnected ? 'now' : 'later'}
          title="See what you have"
        >
          {evm && (
            <Holdings
              account={evm}
              title={isBoth ? toTitle(evm.chainId) : undefined}
            />
          )}
          {solana && (
            <Holdings account={solana} title={toTitle(solana.chainId)} />
          )}
          {isConnected ? (
            <div className="choices">
              {evm && <Buy account={evm} />}
              <OpenAccount />
            </div>
          ) : (
            <p>A faucet funds every new wallet with tokens to play with.</p>
          )}
        </Step>
        <SendStep
          account={evm}
          draft={{
            amount: friend.amount,
            to: friend.address,
            token: local.tokens.usd.address,
          }}
          number={3}
          state={hasSent ? 'done' : hasEvmTokens ? 'now' : 'later'}
          symbol={local.tokens.usd.symbol}
        >
          {`${friend.name} is an address nobody holds the key of, on a chain of your own.`}
        </SendStep>
        <SendStep
          account={solana}
          draft={{
            amount: friend.solana.amount,
            to: friend.solana.address,
            token: 'native',
          }}
          number={4}
          state={
            hasSentSolana
              ? 'done'
              : !hasSolanaTokens
                ? 'later'
                : hasSent || !evm
                  ? 'now'
                  : 'next'
          }
          symbol="SOL"
        >
          The same on Solana, with the same wallet and the same login.
        </SendStep>
      </ol>
    </section>
  )
}

export declare namespace Steps {
  type Props = Pick<ConnectStep.Props, 'hasMail' | 'mail'> & { local: Local }
}

function useHasTokens(namespace: 'eip155' | 'solana') {
  const account = useActiveAccount({ namespace })
  const { data } = useBalances({ namespace })
  return account !== undefined && Boolean(data?.balances.length)
}

/** Where test coins are sold: the account of the first chain. */
function Buy({ account }: { account: KitAccount }) {
  const { open } = useModal()
  const { mutateAsync: setActiveAccount } = useSetActiveAccount()
  async function buy() {
    await setActiveAccount({ connectorUid: account.connector.uid })
    open({ view: 'OnRampProviders' })
  }
  return (
    <button className="quiet" onClick={buy} type="button">
      Buy
    </button>
  )
}

function OpenAccount() {
  const { open } = useModal()
  return (
    <button
      className="quiet"
      onClick={() => open({ view: 'Account' })}
      type="button"
    >
      Open your account
    </button>
  )
}
