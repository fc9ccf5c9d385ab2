import { type HostApprovalRequest, HostError } from 'latchkey/frame'
import type { Session, SessionData } from '../createSession.js'
import type { WalletCopy } from '../handOver/copy.js'
import type { CardLanguage, Language } from '../language/createLanguage.js'
import type { Strings } from '../language/english.js'
import type { ApprovalContext } from './approvalContext.js'
import type { OpenCard, Screen } from './createScreen.js'
import { isAboveLimit } from './isAboveLimit.js'
import type { PreparedApproval, PreparedQuestion } from './prepareApproval.js'
import type { SpendLimit } from './spend.js'
import type { ApprovalView } from './view.js'

const APPROVAL_LIFE_MS = 600_000

/**
 * Shows a request at once, prepares it while its card is open, and resolves when
 * the user has approved it; the card stays open.
 *
 * @throws HostError 4001 when the user rejects the request or it has expired,
 * 4100 without a session, and the errors of `prepare`
 */
export async function askForApproval(
  parameters: askForApproval.Parameters,
): Promise<askForApproval.ReturnType> {
  const { appName, context, getCopy, request } = parameters
  const { screen, session, signal } = parameters
  const deadline = Date.now() + APPROVAL_LIFE_MS
  const expiry = new AbortController()
  const timer = setTimeout(() => expiry.abort(), APPROVAL_LIFE_MS)
  const language = await parameters.language.read()
  const openCard = () =>
    screen.open({
      appName: appName(),
      expiry: expiry.signal,
      language,
      notice: parameters.notice(language.strings),
      origin: request.origin,
      signal,
      waiting: context.waiting ?? (() => 0),
      needsGesture: context.needsGesture,
    })
  let card = openCard()

  async function prepare(user: SessionData) {
    const found = await Promise.race([
      parameters.prepare(user, language),
      card.declined,
    ])
    if (!('question' in found)) return found
    const needsWindow = context.needsWindow === true
    const isApproved = await isYes({
      ...{ card, needsWindow, view: found.question },
      isOver: () => signal.aborted || expiry.signal.aborted,
    })
    card.close()
    card = openCard()
    return Promise.race([found.answer(isApproved), card.declined])
  }

  try {
    // The nonce of what was approved before must count already.
    await Promise.race([parameters.getRunning(), card.declined])
    const user = await Promise.race([session.verify(), card.declined])
    if (!user) throw new HostError({ message: 'Not signed in', code: 4100 })
    const prepared = await prepare(user)
    const isAbove = isAboveLimit({
      caipNetworkId: request.caipNetworkId,
      limits: parameters.windowAbove,
      spend: prepared.spend,
    })
    await card.show(prepared.view, {
      getCopy: getCopy && (() => getCopy(user.userId)),
      needsWindow: context.needsWindow === true || isAbove,
    })
    // Timers stop while a computer sleeps.
    if (Date.now() >= deadline) throw expired() // guard: deadline
    return { card, prepared, user }
  } catch (error) {
    card.close()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

export declare namespace askForApproval {
  type Parameters = {
    /** Unverified name the app gives itself. */
    appName(): string | undefined
    context: ApprovalContext
    /** A copy of the user's share, for a window to keep. Default: none. */
    getCopy?: ((userId: string) => Promise<WalletCopy | undefined>) | undefined
    language: Pick<Language, 'read'>
    /** Said on every approval, as when storage is blocked. */
    notice(strings: Strings): string | undefined
    prepare(
      user: SessionData,
      language: CardLanguage,
    ): Promise<PreparedApproval | PreparedQuestion>
    request: HostApprovalRequest
    /** Earlier approvals that are still running. */
    getRunning(): Promise<unknown>
    screen: Screen
    session: Pick<Session, 'verify'>
    /** Aborts when the app cancels the request, or the session ends. */
    signal: AbortSignal
    /** Amounts above these are approved in a window of this origin. */
    windowAbove: readonly SpendLimit[]
  }
  type ReturnType = {
    card: OpenCard
    prepared: PreparedApproval
    user: SessionData
  }
}

/** Whether the user approves a question; rethrows all but a rejection. */
async function isYes(parameters: {
  card: OpenCard
  isOver(): boolean
  needsWindow: boolean
  view: ApprovalView
}) {
  const { card, isOver, needsWindow, view } = parameters
  try {
    await card.show(view, { needsWindow })
    return true
  } catch (error) {
    if (isOver() || !(error instanceof HostError) || error.code !== 4001)
      throw error
    return false
  }
}

function expired() {
  return new HostError({ message: 'The request has expired.', code: 4001 })
}
