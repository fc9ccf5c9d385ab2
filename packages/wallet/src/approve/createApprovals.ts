import { type HostApprovalRequest, HostError } from 'latchkey/frame'
import type { Session, SessionData } from '../account/session/createSession.js'
import type { SpendLimit } from '../core/spend/spend.js'
import type { PreparedApproval } from '../requests/approval/preparedApproval.js'
import { hasReplacement } from '../requests/calls/hasReplacement.js'
import { freezeCopy } from '../ui/freezeCopy.js'
import type { Language } from '../ui/language/createLanguage.js'
import type { Strings } from '../ui/language/translations/english.js'
import type { WalletCopy } from '../wire/copy.js'
import type { ApprovalContext } from './approvalContext.js'
import { type ApprovalFactors, askForApproval } from './askForApproval.js'
import { assertSupported } from './assertSupported.js'
import { isSolanaMethod } from './isSolanaMethod.js'
import type { prepareRequest } from './prepareRequest.js'
import type { Screen } from './screen/createScreen.js'

export type Approvals = {
  /** Resolves when the person has approved; rejects with 4001 when not. */
  approve(request: HostApprovalRequest, context: ApprovalContext): Promise<void>
  /** Does what was approved under this id; once. */
  run(id: string): Promise<unknown>
  /** Drops what is open, as the session it was made for is over. */
  cancelAll(): void
}

/** Asks the person, and remembers what exactly was approved. */
export function createApprovals(
  parameters: createApprovals.Parameters,
): Approvals {
  const { session, windowAbove = [] } = parameters
  const approved = new Map<string, Approved>()
  let running: Promise<unknown> = Promise.resolve()
  let closing = new AbortController()

  async function assertSession(user: SessionData) {
    if ((await session.read())?.publicId !== user.publicId) throw signedOut()
  }

  return {
    async approve(asked, context) {
      if (!isSolanaMethod(asked.method)) assertSupported(asked.method)
      const request = freezeCopy(asked) // guard: frozen
      const { card, prepared, user } = await askForApproval({
        ...{ ...parameters, context, request, windowAbove },
        // What is sent one by one would otherwise hold up its cancellation.
        getRunning: async () => {
          if (!hasReplacement(request.params)) await running
        },
        async prepare(user, language) {
          const { prepareRequest } = await import('./prepareRequest.js')
          return prepareRequest({
            ...{ ...parameters, language, request, user },
            assertSession: () => assertSession(user),
          })
        },
        signal: AbortSignal.any([context.signal, closing.signal]),
      })
      approved.set(request.id, {
        async run() {
          await assertSession(user)
          return prepared.run()
        },
        close: card.close,
        finish: prepared.finish,
      })
      card.progress()
      // A request that was given up must not run later.
      context.signal.addEventListener('abort', card.close)
    },
    async run(id) {
      const act = approved.get(id)
      approved.delete(id)
      if (!act)
        throw new HostError({ message: 'This was not approved', code: 4100 })
      const result = act.run()
      const before = running
      running = result
        .then(act.finish)
        .catch(() => {})
        .then(() => before)
      result.then(act.close, act.close)
      return result
    },
    cancelAll() {
      closing.abort(signedOut())
      closing = new AbortController()
    },
  }
}

type Approved = Pick<PreparedApproval, 'finish' | 'run'> & { close(): void }

export declare namespace createApprovals {
  type Parameters = prepareRequest.Tools & {
    /** Default: what needs a second factor is refused. */
    factors?: ApprovalFactors | undefined
    /** A copy of the user's share, for a window to keep. Default: none. */
    getCopy?: ((userId: string) => Promise<WalletCopy | undefined>) | undefined
    /** Of the account, base64url. Default: it has none. */
    getPasskeys?:
      | ((user: SessionData) => Promise<readonly string[]>)
      | undefined
    language: Pick<Language, 'read'>
    screen: Screen
    session: Pick<Session, 'read' | 'verify'>
    /** What is above is approved in a window of this origin. Default: none. */
    windowAbove?: readonly SpendLimit[] | undefined
    /** Said on every approval, as when storage is blocked. */
    notice(strings: Strings): string | undefined
  }
}

function signedOut() {
  return new HostError({ message: 'Not signed in', code: 4100 })
}
