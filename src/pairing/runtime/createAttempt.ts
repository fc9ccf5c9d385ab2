import type { AccountNamespace } from '../../core/account/account.js'
import {
  PAIRING_EXPIRED_AT_MS,
  PAIRING_URI_TIMEOUT_MS,
} from '../../core/constants/pairing.js'
import { getErrorText } from '../../core/errors/getErrorText.js'
import {
  ConnectionAbortedError,
  PairingExpiredError,
} from '../../core/errors/pairing.js'
import { PairingUnavailableError } from '../../core/errors/pairingLoad.js'
import type { PairingSession } from '../../core/ports/pairing.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { abortable } from './abortable.js'
import type { PairingCore } from './core.js'
import { createProposals } from './createProposals.js'
import type { PairingContext } from './pairingContext.js'
import type { Proposal, ProposalOwner } from './proposal.js'
import type { SdkSession } from './sdk.js'
import { toProviderError } from './toProviderError.js'

/**
 * One attempt to pair: from the first caller until a session, a failure or an
 * abort. It can use several URIs, each of which can be approved while the
 * attempt lasts.
 */
export function createAttempt(
  parameters: createAttempt.Parameters,
): createAttempt.ReturnType {
  const { accept, context, onEnd, open } = parameters
  const callers = new Set<{ namespace: AccountNamespace }>()
  const proposals = new Set<Proposal>()
  const result = createResult<PairingSession>()
  let current: Proposal | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0
  let isOpen = true
  let approved: PairingSession | undefined
  result.promise.catch(() => {})

  function end(last?: Proposal | undefined) {
    isOpen = false
    turn++
    clearTimeout(timer)
    for (const proposal of proposals) proposal.owner = undefined
    onEnd(last)
  }

  function fail(error: Error, status: 'idle' | 'expired' = 'idle') {
    if (!isOpen) return
    end()
    context.setState({ ...nothing, status, error })
    result.reject(error)
  }

  function abort() {
    if (!isOpen) return
    end(current)
    context.setState({ ...nothing, status: 'idle', error: undefined })
    result.reject(new ConnectionAbortedError())
  }

  function show(proposal: Proposal) {
    const { expiresAt, uri } = proposal
    current = proposal
    proposals.add(proposal)
    context.setState({ status: 'waiting', uri, expiresAt, error: undefined })
    context.emit({ type: 'uri', uri, expiresAt })
    clearTimeout(timer)
    const delay = expiresAt - Date.now() - PAIRING_EXPIRED_AT_MS
    timer = setTimeout(onExpire, Math.max(delay, 0))
  }

  function onExpire() {
    if (context.isWatched()) void renew()
    else fail(new PairingExpiredError(), 'expired')
  }

  const owner: ProposalOwner = {
    onApproved(session) {
      // From here on a listener can end the session, but not the attempt.
      isOpen = false
      try {
        approved = accept(session, namespaces())
        end()
        result.resolve(approved)
      } catch (error) {
        isOpen = true
        fail(toProviderError(error))
      }
    },
    onRejected(proposal, error) {
      if (proposal !== current) return
      if (/proposal expired/i.test(getErrorText(error) ?? '')) onExpire()
      else fail(toProviderError(error))
    },
  }

  const makeProposal = createProposals({
    context,
    onUnsupported: () => void renew(),
    open,
    owner,
  })

  async function make() {
    const made = await makeProposal(() => isOpen)
    if (isOpen) proposals.add(made)
    else made.owner = undefined
    return made
  }

  async function renew() {
    const mine = ++turn
    clearTimeout(timer)
    current = undefined
    context.setState({ ...nothing, status: 'opening', error: undefined })
    try {
      const made = await withTimeout(make(), {
        ms: PAIRING_URI_TIMEOUT_MS,
        error: () => new PairingUnavailableError(),
      })
      if (mine === turn) show(made)
    } catch (error) {
      if (mine !== turn) return
      const failure = toProviderError(error)
      fail(
        failure.name === 'WalletFailedError'
          ? new PairingUnavailableError({ cause: error })
          : failure,
      )
    }
  }

  function namespaces() {
    return [...new Set([...callers].map(({ namespace }) => namespace))]
  }

  return {
    abort,
    fail,
    renew,
    take: owner.onApproved,
    reuse(proposal) {
      proposal.owner = owner
      show(proposal)
    },
    async join(namespace, signal) {
      const caller = { namespace }
      callers.add(caller)
      try {
        return await abortable(result.promise, [signal])
      } catch (error) {
        // Aborted too late: the caller gets the session and can end it.
        if (approved) return approved
        throw error
      } finally {
        callers.delete(caller)
        if (isOpen && !callers.size) abort()
      }
    },
  }
}

export declare namespace createAttempt {
  type Parameters = {
    context: PairingContext
    open(): Promise<PairingCore>
    /**
     * Accepts an approved session, or throws.
     *
     * @param namespaces - namespaces of the callers
     */
    accept(
      session: SdkSession,
      namespaces: readonly AccountNamespace[],
    ): PairingSession
    /**
     * Called when the attempt has ended.
     *
     * @param last - the current URI, if the attempt was aborted
     */
    onEnd(last: Proposal | undefined): void
  }
  type ReturnType = {
    join(
      namespace: AccountNamespace,
      signal?: AbortSignal | undefined,
    ): Promise<PairingSession>
    /** Creates a URI, the first or another one. */
    renew(): Promise<void>
    /** Continues with the URI of an aborted attempt. */
    reuse(proposal: Proposal): void
    /** Continues with an existing session. */
    take(session: SdkSession): void
    abort(): void
    fail(error: Error): void
  }
}

function createResult<value>() {
  let resolve: (value: value) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

const nothing = { uri: undefined, expiresAt: undefined }
