import { useActiveAccount, useBalances, useModal } from 'latchkey'
import type { Local } from '../local.js'
import { Holdings } from './Holdings.js'
import { SendStep } from './SendStep.js'
import { Step } from './Step.js'
import { useHasSent } from './useHasSent.js'

/** The first minute: three steps that tick themselves. */
export function Steps({ hasMail, local }: Steps.Props) {
  const account = useActiveAccount()
  const { open } = useModal()
  const { data, error } = useBalances({ query: { refetchInterval: 10_000 } })
  const hasSent = useHasSent(local)
  const isConnected = account !== undefined
  const hasTokens = isConnected && Boolean(data?.balances.length)
  return (
    <section className="card steps" aria-labelledby="steps-title">
      <h2 id="steps-title">The first minute</h2>
      <ol>
        <Step
          number={1}
          state={isConnected ? 'done' : 'now'}
          title="Connect by email"
        >
          {isConnected ? (
            <p>You are in, and this browser remembers it.</p>
          ) : (
            <>
              <p>
                Any address works, you@example.com for one. The code arrives in
                the{' '}
                <a href={local.urls.mailbox} target="_blank" rel="noreferrer">
                  local mailbox
                </a>
                .
              </p>
              <button className="invert" onClick={() => open()} type="button">
                Connect
              </button>
              <p className="mail" role="status">
                {hasMail && (
                  <>
                    A mail has arrived.
                    <br />
                    Your code is in the mailbox.
                  </>
                )}
              </p>
            </>
          )}
        </Step>
        <Step
          number={2}
          state={hasTokens ? 'done' : isConnected ? 'now' : 'later'}
          title="See what you have"
        >
          {isConnected ? (
            <Holdings balances={data?.balances} hasFailed={Boolean(error)} />
          ) : (
            <p>A faucet funds every new wallet with tokens to play with.</p>
          )}
        </Step>
        <SendStep
          local={local}
          state={hasSent ? 'done' : hasTokens ? 'now' : 'later'}
        />
      </ol>
    </section>
  )
}

export declare namespace Steps {
  type Props = { hasMail: boolean; local: Local }
}
