import { type HostApprovalRequest, HostError } from 'latchkey/frame'
import type { Session, SessionData } from '../account/session/createSession.js'
import type { SpendLimit } from '../core/spend/spend.js'
import type {
  PreparedApproval,
  PreparedQuestion,
} from '../requests/approval/preparedApproval.js'
import type { CardLanguage, Language } from '../ui/language/createLanguage.js'
import type { Strings } from '../ui/language/translations/english.js'
import type { ApprovalView } from '../ui/view.js'
import type { WalletCopy } from '../wire/copy.js'
import type { ApprovalContext } from './approvalContext.js'
import { isAboveLimit } from './isAboveLimit.js'
import type { OpenCard, Screen } from './screen/createScreen.js'

const APPROVAL_LIFE_MS = 600_000

/** Second factors of large payments. */
export type ApprovalFactors = {
  /** Answers a window, in its form; nothing for what it does not know. */
  answer(ask: unknown, user: SessionData): Promise<unknown>
  /**
   * Uses up what the server was shown.
   *
   * @throws HostError MFA_REQUIRED, MFA_ENROLMENT_REQUIRED
   */
  use(user: SessionData): Promise<void>
}

/**
 * Shows a request at once, prepares it while its card is open, and resolves when
 * the user has approved it; the card stays open.
 *
 * @throws HostError 4001 when the user rejects the request or it has expired,
 * 4100 without a session, MFA_REQUIRED, and the errors of `prepare` and of its `count`
 */
export async function askForApproval(
  parameters: askForApproval.Parameters,
): Promise<askForApproval.ReturnType> {
  const { appName, context, factors, getCopy } = parameters
  const { getPasskeys, request } = parameters
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
    const needsWindow =
      context.needsWindow === true || found.needsWindow === true
    const isApproved = await isYes({
      ...{ card, needsWindow, view: found.question },
      isOver: () => signal.aborted || expiry.signal.aborted,
    })
    card.close()
    card = openCard()
    return Promise.race([found.answer(isApproved), card.declined])
  }

  async function useFactor(user: SessionData) {
    if (factors) return factors.use(user)
    throw new HostError({ message: 'No second factor', code: 'MFA_REQUIRED' })
  }

  /** Either of what it says and what is expected of it is enough. */
  function isRisky({ expectedSpend, needsWindow, spend }: PreparedApproval) {
    const { caipNetworkId } = request
    const { windowAbove: limits } = parameters
    return (
      needsWindow === true ||
      [spend, expectedSpend].some((one) =>
        isAboveLimit({ caipNetworkId, limits, spend: one }),
      )
    )
  }

  try {
    // The nonce of what was approved before must count already.
    await Promise.race([parameters.getRunning(), card.declined])
    const user = await Promise.race([session.verify(), card.declined])
    if (!user) throw new HostError({ message: 'Not signed in', code: 4100 })
    let prepared: PreparedApproval | undefined = await prepare(user)
    let approved = prepared
    while (prepared) {
      approved = prepared
      const needsWindow: boolean =
        context.needsWindow === true || isRisky(prepared)
      await card.show(prepared.view, {
        getCopy: getCopy && (() => getCopy(user.userId)),
        // A second factor is the passkey, or stands in for it.
        ...(prepared.needsFactor && factors
          ? { answerFactor: (ask) => factors.answer(ask, user) }
          : getPasskeys &&
            prepared.needsPasskey && { getPasskeys: () => getPasskeys(user) }),
        needsWindow,
      })
      prepared = await Promise.race([
        check(prepared, needsWindow || screen.isWindowOnly === true),
        card.declined,
      ])
    }
    // Timers stop while a computer sleeps.
    if (Date.now() >= deadline) throw expired() // guard: deadline
    // The server uses up what the window has shown it.
    if (approved.needsFactor)
      await Promise.race([useFactor(user), card.declined]) // guard: payment factor
    return { card, prepared: approved, user }
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
    /** Default: what needs a second factor is refused. */
    factors?: ApprovalFactors | undefined
    /** A copy of the user's share, for a window to keep. Default: none. */
    getCopy?: ((userId: string) => Promise<WalletCopy | undefined>) | undefined
    /** Of the account, base64url. Default: it has none. */
    getPasskeys?:
      | ((user: SessionData) => Promise<readonly string[]>)
      | undefined
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

/** What has to be approved once more, and how, before anything is signed. */
async function check(
  prepared: PreparedApproval,
  isInWindow: boolean,
): Promise<PreparedApproval | undefined> {
  const again = await prepared.renew?.()
  if (again) return again
  const isWithin = (await prepared.count?.()) ?? true
  // guard: counted
  return isWithin || isInWindow ? undefined : { ...prepared, needsWindow: true }
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
