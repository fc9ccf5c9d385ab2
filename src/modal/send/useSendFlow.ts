'use client'
import { useCallback, useRef, useState } from 'react'
import { notifyError } from '../../actions/notice/notifyError.js'
import type { sendToken } from '../../actions/sendToken.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import type { SendDraft } from '../../core/sendDraft.js'
import type { Kit } from '../../createKit.js'
import { getTransactionUrl } from '../../features/networks/getTransactionUrl.js'
import { toCaipNetworkId } from '../../features/networks/toCaipNetworkId.js'
import { showToast } from '../../features/notices/showToast.js'
import { isSendOpen } from '../../features/payments/isSendOpen.js'
import { useKit } from '../../hooks/useKit.js'
import { useSendToken } from '../../hooks/useSendToken.js'
import { isEmbeddedAccount } from '../account/isEmbeddedAccount.js'
import { isRejection } from '../approval/isRejection.js'
import { isViewShown } from '../stack/isViewShown.js'
import { showProcess } from '../stack/showProcess.js'
import { finishSend } from './finishSend.js'
import { sendViews } from './sendViews.js'

/**
 * Runs a send of the modal, from confirmation to result. Continues when its
 * view or the modal is closed.
 *
 * @example
 * const { start, step } = useSendFlow()
 * return <button onClick={() => start({ amount, subject, to, token })}>Send</button>
 */
export function useSendFlow(
  parameters: useSendFlow.Parameters = {},
): useSendFlow.ReturnType {
  const kit = useKit(parameters)
  const { commitment, error, hash, isPending, mutateAsync, ...sending } =
    useSendToken({ kit })
  const { reset, sentToNetwork, step } = sending
  const running = useRef<AbortController | undefined>(undefined)
  const [isCancelling, setIsCancelling] = useState(false)
  const [request, setRequest] = useState<useSendFlow.Request | undefined>()

  async function run(request: useSendFlow.Request, signal: AbortSignal) {
    const { subject, ...rest } = request
    const draft = kit.store.get(kit.atoms.sendDraft)
    // Its card is the review, so the form stays until the card is approved.
    const isEmbedded = isEmbeddedAccount(kit, rest.account)
    const onStep = ({ step }: sendToken.Progress) => {
      if (isEmbedded && step === 'confirming')
        showProcess(kit, sendViews, 'progress')
    }
    try {
      const result = await mutateAsync({ ...rest, onStep, signal })
      finishSend(kit, { ...rest, result, subject })
      reset()
    } catch (failure) {
      // Cancelling before submission is not a failure.
      if (signal.aborted && getErrorCode(failure) === 'ABORTED') reset()
      else if (isEmbedded && isRejection(failure) && isFormShown(kit)) reset()
      else showFailure(kit, { draft, failure, isEmbedded, subject })
    } finally {
      running.current = undefined
      setIsCancelling(false)
    }
  }

  const isEarly = step === undefined || earlySteps.includes(step)
  return {
    canCancel: isPending && isEarly && !isCancelling,
    cancel: useCallback(() => {
      setIsCancelling(running.current !== undefined)
      running.current?.abort()
    }, []),
    commitment,
    error,
    hash,
    href:
      hash && request?.chainId !== undefined
        ? getTransactionUrl(kit, {
            caipNetworkId: toCaipNetworkId(request.chainId),
            hash,
          })
        : undefined,
    isCancelling,
    isPending,
    money: error ? getMoneyState(error) : undefined,
    // Set before the next render, so that a second click has no effect.
    start(next) {
      if (running.current) return
      running.current = new AbortController()
      setRequest(next)
      void run(next, running.current.signal)
    },
    request,
    reset,
    sentToNetwork,
    step,
  }
}

export declare namespace useSendFlow {
  type Parameters = useKit.Parameters
  type Request = Omit<sendToken.Parameters, 'onStep' | 'signal'> & {
    /** What is sent, such as `1.5 ETH`. */
    subject: string
  }
  type ReturnType = {
    /** Whether nothing has been submitted yet. */
    canCancel: boolean
    cancel: () => void
    /** Commitment of the Solana cluster, while confirming. */
    commitment: sendToken.Progress['commitment']
    error: sendToken.ErrorType | null
    hash: sendToken.Progress['hash']
    /** Explorer URL of the transaction, as soon as it is known. */
    href: string | undefined
    isCancelling: boolean
    isPending: boolean
    /** After a failure, whether the money was sent. */
    money: 'no' | 'yes' | 'unknown' | undefined
    /** The pending or last send. */
    request: Request | undefined
    /** Clears a failure. */
    reset: () => void
    sentToNetwork: sendToken.Progress['sentToNetwork'] | undefined
    /** Starts a send. No effect while one is pending. */
    start: (request: Request) => void
    step: sendToken.Progress['step'] | undefined
  }
  type ErrorType = useKit.ErrorType
}

const earlySteps: readonly sendToken.Progress['step'][] = [
  'resolving',
  'preparing',
  'switching',
]

const UNAUTHORIZED = 4100

const isFormShown = (kit: Kit) => isViewShown(kit, sendViews.form)

/** Shows a toast, unless the user is looking at this very send. */
function showFailure(
  kit: Kit,
  parameters: {
    draft: SendDraft
    failure: unknown
    isEmbedded: boolean
    subject: string
  },
) {
  const { draft, failure, isEmbedded, subject } = parameters
  // The session has ended, so the account disconnects and closes this view.
  // Notify now, because that transition checks for this alert.
  if (isEmbedded && getErrorCode(failure) === UNAUTHORIZED)
    notifyError(kit, failure)
  const isCurrent = kit.store.get(kit.atoms.sendDraft) === draft
  const isSeen =
    isViewShown(kit, sendViews.progress) || (isEmbedded && isFormShown(kit))
  if (isCurrent && isSeen) {
    // The form offers the same send again only where that is safe.
    const isSafe = getMoneyState(failure) === 'no'
    if (isEmbedded) showProcess(kit, sendViews, isSafe ? 'form' : 'progress')
    return
  }
  const key = isSendOpen(failure) ? 'sendUnknown' : 'sendFailed'
  showToast(kit, { key, variant: 'error', subject })
}
