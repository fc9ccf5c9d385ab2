import type { AccountNamespace } from '../../core/account/account.js'
import {
  NamespaceNotApprovedError,
  PairingAnswerError,
  PairingEndedError,
} from '../../core/errors/pairing.js'
import type { Pairing, PairingSession } from '../../core/ports/pairing.js'
import { forgetLink } from '../../wallets/link/forgetLink.js'
import { createAttempt } from './createAttempt.js'
import { createCoreHandle } from './createCoreHandle.js'
import { createEnding } from './createEnding.js'
import { createSessionHolder } from './createSessionHolder.js'
import { isFresh } from './isFresh.js'
import { isUriKept } from './isUriKept.js'
import type { PairingContext } from './pairingContext.js'
import { parseSession } from './parseSession.js'
import type { Proposal } from './proposal.js'
import { requestWallet } from './requestWallet.js'
import { restoreSession } from './restoreSession.js'
import type { SdkSession } from './sdk.js'
import { toProviderError } from './toProviderError.js'

/**
 * The part of a pairing that loads on first use: attempts, the session, and
 * requests to the wallet. Only this part opens the library.
 */
export function createPairingRuntime(
  context: PairingContext,
): createPairingRuntime.ReturnType {
  const { marks } = context
  const holder = createSessionHolder(context)
  let attempt: createAttempt.ReturnType | undefined
  let kept: Proposal | undefined
  let restoring: Promise<SdkSession | undefined> | undefined
  const handle = createCoreHandle({
    context,
    holder,
    isPairing: () => attempt !== undefined,
    onLate: (session) => attempt?.take(session),
    onRefused: (error) => attempt?.fail(error),
  })
  const ending = createEnding({ context, handle, holder })
  const { check, drop } = ending

  /** Accepts an approved session, or one of an earlier visit. */
  function accept(session: SdkSession, asked: readonly AccountNamespace[]) {
    const parsed = parseSession(session)
    const approved = listNamespaces(parsed?.namespaces)
    const wanted = approved.filter((item) => asked.includes(item))
    const provided = context.getProvided()
    // If no requested namespace was approved, the others keep the session.
    const users = wanted.length
      ? wanted
      : approved.filter((item) => provided.includes(item))
    if (!parsed || !users.length) {
      if (marks.topic() === session.topic) marks.clear()
      drop(session.topic).catch(() => {})
      throw new PairingAnswerError({ details: 'No account is approved.' })
    }
    holder.adopt(parsed, users)
    // A URI of an earlier visit may have been approved meanwhile.
    handle.sweep()
    handle.sync()
    return parsed
  }

  function restoreStored() {
    restoring ??= restoreSession({ context, open: handle.open, drop }).finally(
      () => {
        restoring = undefined
      },
    )
    return restoring
  }

  function begin() {
    const created = createAttempt({
      context,
      open: handle.open,
      accept,
      onEnd(last) {
        if (attempt === created) attempt = undefined
        if (last && isUriKept()) kept = last
        handle.sync()
      },
    })
    attempt = created
    handle.sync()
    void start(created)
    return created
  }

  async function start(created: createAttempt.ReturnType) {
    const last = kept
    kept = undefined
    if (marks.topic()) {
      context.setState({ status: 'opening', error: undefined })
      const session = await restoreStored().catch(() => undefined)
      if (attempt !== created) return
      if (session) return created.take(session)
    }
    const isSame = last && (await isFresh(context, last))
    if (attempt !== created) return
    forgetLink()
    if (isSame) created.reuse(last)
    else await created.renew()
  }

  function adoptSession(session: PairingSession, namespace: AccountNamespace) {
    if (!session.namespaces[namespace])
      throw new NamespaceNotApprovedError({ namespace })
    if (!context.getState().namespaces.includes(namespace))
      holder.adopt(session, [namespace])
    return session
  }

  return {
    async connect({ namespace, signal }) {
      const { session } = context.getState()
      if (session) return adoptSession(session, namespace)
      attempt ??= begin()
      return holder.confirm(await attempt.join(namespace, signal), namespace)
    },
    async restore({ namespace }) {
      const { session } = context.getState()
      const stored = session ? undefined : await restoreStored()
      if (!marks.namespaces().includes(namespace)) return undefined
      const current = context.getState().session
      try {
        if (current) return adoptSession(current, namespace)
        if (!stored) return undefined
        const accepted = adoptSession(accept(stored, [namespace]), namespace)
        check(accepted.topic).catch(() => {})
        return accepted
      } catch {
        marks.remove(namespace)
        return undefined
      }
    },
    abort: () => attempt?.abort(),
    renew() {
      if (context.getState().session) return
      if (attempt) void attempt.renew()
      else begin()
    },
    request: createRequest({ context, ending, handle, holder }),
    async drop({ namespace, topic }) {
      holder.detach([namespace])
      handle.sync()
      if (!topic) return
      forgetLink()
      await ending.disconnect(topic)
    },
  }
}

function listNamespaces(record: object = {}) {
  return Object.keys(record) as AccountNamespace[]
}

export declare namespace createPairingRuntime {
  type ReturnType = Pick<
    Pairing,
    'connect' | 'restore' | 'abort' | 'renew' | 'request'
  > & {
    /** Detaches a namespace; with a topic, ends the session. */
    drop(parameters: {
      namespace: AccountNamespace
      topic: string | undefined
    }): Promise<void>
  }
}

function createRequest({
  context,
  ending,
  handle,
  holder,
}: createEnding.Parameters & {
  ending: createEnding.ReturnType
}): Pairing['request'] {
  return async ({ caipNetworkId, method, params }, { signal } = {}) => {
    const { namespaces, session } = context.getState()
    const namespace = namespaces.find((item) =>
      caipNetworkId.startsWith(`${item}:`),
    )
    if (!session || !namespace) throw new PairingEndedError()
    const { topic } = session
    if (session.expiresAt <= Date.now()) {
      ending.expire(topic)
      throw new PairingEndedError()
    }
    try {
      const { client } = await handle.open()
      return await requestWallet(client, {
        session,
        method,
        params,
        caipNetworkId,
        end: holder.getEnd(namespace),
        signal,
      })
    } catch (error) {
      if (signal?.aborted) throw error
      if (ending.isStale(error, topic))
        throw new PairingEndedError({ cause: error })
      throw toProviderError(error)
    }
  }
}
