import type { AccountNamespace } from '../../core/account/account.js'
import {
  NamespaceNotApprovedError,
  PairingEndedError,
} from '../../core/errors/pairing.js'
import type { PairingEvent, PairingSession } from '../../core/ports/pairing.js'
import { forgetLink } from '../../wallets/link/forgetLink.js'
import type { PairingContext } from './pairingContext.js'

/**
 * Holds the session of one handle: which namespaces use it here, its markers,
 * and how its end is reported. It does not depend on the library.
 */
export function createSessionHolder(
  context: PairingContext,
): createSessionHolder.ReturnType {
  const { marks } = context
  const ends = new Map<AccountNamespace, AbortController>()

  function getEnd(namespace: AccountNamespace) {
    const known = ends.get(namespace)
    if (known) return known.signal
    const end = new AbortController()
    ends.set(namespace, end)
    return end.signal
  }

  /** Rejects in-flight requests. */
  function detach(namespaces: readonly AccountNamespace[]) {
    for (const namespace of namespaces) {
      ends.get(namespace)?.abort(new PairingEndedError())
      ends.delete(namespace)
    }
  }

  function end(reason: Reason, namespaces = context.getState().namespaces) {
    const { namespaces: used, session } = context.getState()
    if (!session) return
    const left = used.filter((item) => !namespaces.includes(item))
    // Another tab has already updated the markers.
    if (reason !== 'otherTab' && marks.topic() === session.topic) {
      if (left.length) for (const item of namespaces) marks.remove(item)
      else {
        marks.clear()
        forgetLink()
      }
    }
    context.setState(
      left.length
        ? { namespaces: left }
        : { status: 'idle', session: undefined, namespaces: [] },
    )
    detach(namespaces)
    context.emit({ type: 'ended', namespaces, reason })
  }

  return {
    getEnd,
    detach,
    end,
    adopt(session, namespaces) {
      marks.set(session.topic, namespaces)
      context.setState({
        status: 'connected',
        uri: undefined,
        expiresAt: undefined,
        error: undefined,
        session,
        namespaces: [
          ...new Set([...context.getState().namespaces, ...namespaces]),
        ],
      })
    },
    confirm(approved, namespace) {
      const { namespaces, session } = context.getState()
      if (!approved.namespaces[namespace])
        throw new NamespaceNotApprovedError({ namespace })
      if (session?.topic === approved.topic && namespaces.includes(namespace))
        return approved
      throw new PairingEndedError()
    },
    update(session) {
      const { namespaces } = context.getState()
      const gone = namespaces.filter((item) => !session?.namespaces[item])
      if (!session || gone.length === namespaces.length) {
        end('wallet')
        return false
      }
      context.setState({ session })
      if (gone.length) end('wallet', gone)
      context.emit({ type: 'sessionChanged', session })
      return true
    },
  }
}

type Reason = Extract<PairingEvent, { type: 'ended' }>['reason']

export declare namespace createSessionHolder {
  type ReturnType = {
    /** Adopts a session for these namespaces, in addition to existing ones. */
    adopt(
      session: PairingSession,
      namespaces: readonly AccountNamespace[],
    ): void
    /**
     * Returns an approved session to a caller that is notified some moments
     * later.
     *
     * @throws NamespaceNotApprovedError
     * @throws PairingEndedError when the session was left meanwhile
     */
    confirm(
      approved: PairingSession,
      namespace: AccountNamespace,
    ): PairingSession
    /** Ends the session for these namespaces, default all, and reports it. */
    end(reason: Reason, namespaces?: readonly AccountNamespace[]): void
    /** Ends the requests of namespaces that have left by themselves. */
    detach(namespaces: readonly AccountNamespace[]): void
    /**
     * Fires when the namespace has left the session, with its error as reason.
     */
    getEnd(namespace: AccountNamespace): AbortSignal
    /**
     * Applies what the wallet approves now.
     *
     * @returns whether the session continues
     */
    update(session: PairingSession | undefined): boolean
  }
}
