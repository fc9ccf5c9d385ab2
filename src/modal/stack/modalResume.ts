import type { AccountNamespace } from '../../core/account/account.js'
import { WINDOW_PROVIDERS } from '../../core/constants/login.js'
import type { ModalView } from '../../core/modal/modal.js'
import type { SocialProvider } from '../../core/ports.js'
import type { SendDraft } from '../../core/sendDraft.js'
import type { Wallet } from '../../core/wallet.js'
import { toRecentWallet } from '../../wallets/toRecentWallet.js'
import { type PayResume, readPayResume } from '../pay/payResume.js'

/** Maximum age of modal state that is restored after a reload. */
const MODAL_RESUME_MAX_AGE_MS = 10 * 60_000

/** Views with something in progress, which reopen after a reload. */
const resumeViews = [
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'WalletSend',
  'WalletSendPreview',
  'Pay',
  'PayLoading',
] as const satisfies readonly ModalView[]

/** Views that an app may open after connecting. */
const redirectViews = [
  'Account',
  'AccountSettings',
  'ChooseAccountName',
  'Networks',
  'OnRampProviders',
  'Pay',
  'ProfileWallets',
  'RegisterAccountName',
  'Swap',
  'Transactions',
  'WalletReceive',
  'WalletSend',
] as const satisfies readonly ModalView[]

/** What the modal showed before a page reload. */
export type ModalResume = {
  view: (typeof resumeViews)[number]
  /** Path of the page. Not restored on another page. */
  path: string
  /** Unix time in ms. */
  shownAt: number
  /** Requested at the start of the connection. */
  namespace?: AccountNamespace | undefined
  redirectView?: (typeof redirectViews)[number] | undefined
  /** Provider of a social login. */
  provider?: SocialProvider | undefined
  /** Wallet of a pairing; without one, any wallet may scan the code. */
  wallet?: Wallet | undefined
  /** Draft of a send. */
  draft?: SendDraft | undefined
  /** A payment that has not ended. */
  payment?: PayResume | undefined
}

/** Returns whether a view reopens after a reload. */
export const isResumeView = (view: ModalView): view is ModalResume['view'] =>
  includes(resumeViews, view)

/** Returns whether a view shows a payment. */
export const isPayView = (view: ModalView): boolean =>
  view === 'Pay' || view === 'PayLoading'

/** Returns whether a view may follow a connection interrupted by a reload. */
export const isRedirectView = (
  view: unknown,
): view is NonNullable<ModalResume['redirectView']> =>
  includes(redirectViews, view)

/**
 * Parses the stored state of the modal.
 *
 * @returns `undefined` if it is invalid, from another page, or too old
 */
export function parseModalResume(
  text: string,
  path: string,
): ModalResume | undefined {
  try {
    const kept = JSON.parse(text)
    const age = Date.now() - kept.shownAt
    const isFresh = age >= 0 && age < MODAL_RESUME_MAX_AGE_MS
    if (!isFresh || kept.path !== path || !isResumeView(kept.view)) return
    const { draft, namespace, provider, redirectView, shownAt } = kept
    const { view, wallet } = kept
    const payment = readPayResume(kept.payment)
    if (isPayView(view) && !payment) return
    return {
      draft: isDraft(draft) ? draft : undefined,
      namespace: includes(namespaces, namespace) ? namespace : undefined,
      path,
      payment,
      provider: includes(WINDOW_PROVIDERS, provider) ? provider : undefined,
      redirectView: isRedirectView(redirectView) ? redirectView : undefined,
      shownAt,
      view,
      wallet: toRecentWallet(wallet),
    }
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is SendDraft {
  if (typeof value !== 'object' || value === null) return false
  const { account, amount, memo, to, token } = value as Record<string, unknown>
  const isText = (text: unknown) =>
    typeof text === 'string' && text.length <= DRAFT_MAX_LENGTH
  return (
    isText(account) &&
    isText(amount) &&
    (memo === undefined || isText(memo)) &&
    isText(to) &&
    (token === undefined || isText(token))
  )
}

const namespaces: readonly AccountNamespace[] = ['eip155', 'solana']

/** Maximum length of draft texts, with room for a name or address. */
const DRAFT_MAX_LENGTH = 256

function includes<value>(
  values: readonly value[],
  value: unknown,
): value is value {
  return (values as readonly unknown[]).includes(value)
}
