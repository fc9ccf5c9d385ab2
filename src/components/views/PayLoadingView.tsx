'use client'
import { useEffect, useRef } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { PAY_TIMEOUT_MS } from '../../core/constants/pay.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import { PayError } from '../../core/errors/pay.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { Payment } from '../../core/pay/payment.js'
import { useExchangeBuyStatus } from '../../hooks/useExchangeBuyStatus.js'
import { useModal } from '../../hooks/useModal.js'
import { useTransactionUrl } from '../../modal/account/useTransactionUrl.js'
import { usePayFlow } from '../../modal/pay/usePayFlow.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Complete } from '../parts/Complete.js'
import { classNames } from '../parts/classNames.js'
import { ExplorerLink } from '../parts/ExplorerLink.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { IconTile } from '../parts/IconTile.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Ring } from '../parts/Ring.js'
import { PayDetails } from '../pay/PayDetails.js'
import { usePayAmount } from '../pay/usePayAmount.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useMoneyText } from '../strings/useMoneyText.js'
import { useStrings } from '../strings/useStrings.js'

type PayFlow = ReturnType<typeof usePayFlow>['flow']

/** Progress of a payment by wallet or exchange, and its outcome. */
export function PayLoadingView() {
  const { account, buy, pay, send } = useInsideStrings()
  const { common } = useStrings()
  const { back, close } = useModal()
  const { finish, flow, payment, payWithWallet } = usePayFlow()
  const toPayAmount = usePayAmount()
  useExchangeOutcome(finish, flow.session)
  useResume(flow, payWithWallet)
  useReturn(flow, payment)
  const { progress, result, session } = flow
  const { canPayAnyway, canRetry, meaning, reason, title } = useOutcome(flow)
  // With another asset, it is the transfer to the service.
  const caipNetworkId = (flow.quote?.from ?? payment?.asset)?.network
  const hash = result?.result ?? progress?.hash
  const href = useTransactionUrl(
    caipNetworkId && hash ? { caipNetworkId, hash } : undefined,
  )
  const name = session && cleanName(session)
  const { hash: handed, sentToNetwork, step } = progress ?? {}
  // No node has seen it yet: what is not sent is not delivered either.
  const isUnseen = step === 'confirming' && sentToNetwork !== 'yes'
  const sending = handed ? send.steps.handing : send.steps.checking
  const isDelivering = step === 'delivering' || step === 'confirming'
  const pending = name
    ? pay.waiting(name)
    : isUnseen
      ? sending
      : isDelivering
        ? pay.delivering
        : account.confirmInWallet
  const titles = { failure: pay.failed, unknown: pay.unknown }
  const isGood = result?.status === 'success'
  const problem =
    result && result.status !== 'success' ? result.status : undefined
  return (
    <ViewFrame
      footer={
        result ? (
          <>
            <Button
              data-autofocus=""
              onClick={() => (isGood ? close() : back())}
              variant="primary"
            >
              {canRetry ? common.tryAgain : send.done}
            </Button>
            {canPayAnyway && (
              <Button
                onClick={() => payWithWallet(flow.quote, true)}
                variant="text"
              >
                {pay.anyway}
              </Button>
            )}
          </>
        ) : (
          session?.url && (
            <ExternalLink className="lk-button lk-quiet" href={session.url}>
              <span>{buy.notOpened(name ?? '')}</span>
              <Icon name="external" />
            </ExternalLink>
          )
        )
      }
    >
      {isGood ? (
        <Complete
          amount={
            payment && (
              <bdi dir="ltr" translate="no">
                {toPayAmount(payment)}
              </bdi>
            )
          }
          details={payment && <PayDetails payment={payment} />}
          href={href}
          title={pay.done}
        />
      ) : (
        <>
          <div className="lk-status">
            <span className="lk-wallet-ring">
              {session ? (
                <ImageTile name={session.name} src={session.imageUrl} />
              ) : (
                <IconTile isLarge name="wallet" />
              )}
              {problem ? (
                <span className={classNames('lk-badge', badges[problem].look)}>
                  <Icon name={badges[problem].icon} />
                </span>
              ) : (
                <Ring />
              )}
            </span>
            <div role={result?.status === 'failure' ? 'alert' : 'status'}>
              <p className="lk-status-title">
                {problem ? (title ?? titles[problem]) : pending}
              </p>
              <p className="lk-status-text">
                {result ? (
                  <span key="reason">{reason}</span>
                ) : name ? (
                  <span key="hint">{pay.waitingHint}</span>
                ) : (
                  payment && (
                    <bdi dir="ltr" translate="no">
                      {toPayAmount(payment)}
                    </bdi>
                  )
                )}
                {name && !result && payment && (
                  <bdi className="lk-status-more" dir="ltr" translate="no">
                    {toPayAmount(payment)}
                  </bdi>
                )}
                {/* A block, so that the lines of both are balanced. */}
                {meaning && <span className="lk-status-more">{meaning}</span>}
              </p>
            </div>
          </div>
          {result && <ExplorerLink href={href} />}
        </>
      )}
    </ViewFrame>
  )
}

const badges = {
  failure: { icon: 'close', look: 'lk-bad' },
  unknown: { icon: 'warning', look: 'lk-pause' },
} as const

/** Returns what an outcome means for the money, and what can be done next. */
function useOutcome({ progress, result, session }: PayFlow): {
  canPayAnyway?: boolean
  canRetry?: boolean
  meaning?: string | undefined
  reason?: string
  title?: string
} {
  const { pay } = useInsideStrings()
  const toErrorText = useErrorText()
  const toMoneyText = useMoneyText()
  const { cause, status } = result ?? {}
  const code = getErrorCode(cause)
  if (status === 'failure') {
    if (session)
      return { reason: pay.exchangeFailed(cleanName(session)), canRetry: true }
    if (code === 'GENERIC_PAYMENT_ERROR')
      return { reason: pay.notDelivered, title: pay.undelivered }
    const [reason, meaning] = [toErrorText(cause), toMoneyText(cause)]
    return { reason, meaning, canRetry: true }
  }
  if (status !== 'unknown') return {}
  if (code === 'SEND_UNDER_WAY') return { reason: toErrorText(cause) }
  const isSent =
    progress?.sentToNetwork === 'yes' || getMoneyState(cause) === 'yes'
  if (isSent) return { reason: pay.unknownSent }
  return { reason: pay.unknownHint, canPayAnyway: !session }
}

const cleanName = ({ name }: { name: string }) =>
  cleanText(name, NAME_MAX_LENGTH)

/** Follows a payment from a wallet that a reload has interrupted. */
function useResume(
  { attempt, quote, request, result, session }: PayFlow,
  payWithWallet: (quote?: PayFlow['quote']) => void,
) {
  const isLeft = Boolean(request && !attempt && !result && !session)
  const resume = useRef(payWithWallet)
  useEffect(() => {
    if (isLeft) resume.current(quote)
  }, [isLeft, quote])
}

/** Goes on to the page of the site, where the exchange took its place. */
function useReturn({ result, session }: PayFlow, payment: Payment | undefined) {
  const { openInNewTab = true, redirectUrl } = payment ?? {}
  const { status } = result ?? {}
  const url =
    status === 'success' || status === 'failure'
      ? redirectUrl?.[status]
      : undefined
  const isReturn = Boolean(session) && !openInNewTab
  useEffect(() => {
    if (isReturn && url) location.assign(url)
  }, [isReturn, url])
}

/** Follows an exchange; after 300 s the outcome counts as unknown. */
function useExchangeOutcome(
  finish: ReturnType<typeof usePayFlow>['finish'],
  session: PayFlow['session'],
) {
  const { data } = useExchangeBuyStatus({
    exchangeId: session?.exchangeId,
    isDeposit: session?.isDeposit,
    sessionId: session?.sessionId,
  })
  const { paymentId = '', startedAt = 0 } = session ?? {}
  useEffect(() => {
    if (data?.status === 'SUCCESS')
      finish({
        success: true,
        status: 'success',
        result: data.txHash,
        paymentId,
      })
    if (data?.status === 'FAILED')
      finish({
        cause: new PayError({
          code: 'GENERIC_PAYMENT_ERROR',
          details: 'The exchange reports that it failed.',
        }),
        success: false,
        status: 'failure',
        paymentId,
      })
  }, [data, finish, paymentId])
  useEffect(() => {
    if (!startedAt) return
    const rest = Math.max(0, startedAt + PAY_TIMEOUT_MS - Date.now())
    const timer = setTimeout(
      () => finish({ success: false, status: 'unknown', paymentId }),
      rest,
    )
    return () => clearTimeout(timer)
  }, [finish, paymentId, startedAt])
}
