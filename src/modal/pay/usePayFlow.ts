'use client'
import { useCallback, useEffect, useMemo } from 'react'
import { getExchangePayUrl } from '../../actions/getExchangePayUrl.js'
import type { Exchange as ApiExchange } from '../../api/exchanges.js'
import { useKitAtom } from '../../context.js'
import { PAY_TIMEOUT_MS } from '../../core/constants/pay.js'
import type { Payment, PayOptions, PayResult } from '../../core/pay/payment.js'
import type { PayRequest } from '../../core/pay/payRequest.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { emitPayResult } from '../../features/pay/emitPayResult.js'
import type { PayQuote } from '../../features/pay/payQuote.js'
import { readPayOptions } from '../../features/pay/readPayOptions.js'
import { toExactAmount } from '../../features/pay/toExactAmount.js'
import { toPayEvent } from '../../features/pay/toPayEvent.js'
import { findPaid } from '../../features/payments/findPaid.js'
import { forgetPaid } from '../../features/payments/forgetPaid.js'
import { getPayJournal } from '../../features/payments/getPayJournal.js'
import { toPayKey } from '../../features/payments/toPayKey.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { usePay } from '../../hooks/usePay.js'
import { openTab } from './openTab.js'
import { type PayFlow, payFlowAtom } from './payFlowAtom.js'

/** The modal's payment: what is asked for, and how it is made. */
export function usePayFlow(): usePayFlow.ReturnType {
  const kit = useKit()
  const { entry, go } = useModal()
  const flow = useKitAtom(kit, payFlowAtom)
  const { mutateAsync: pay } = usePay()
  const passed = entry.view === 'Pay' ? entry.data : undefined
  const request = passed ?? flow.request
  // Kept for the views that follow, and for after a login.
  useEffect(() => {
    if (!passed) return
    const { request } = kit.store.get(payFlowAtom)
    if (request !== passed) kit.store.set(payFlowAtom, { request: passed })
  }, [kit, passed])
  const { error, options, payment } = useMemo(() => read(request), [request])

  const update = useCallback(
    (more: Partial<PayFlow>) =>
      kit.store.set(payFlowAtom, (state) => ({ ...state, ...more })),
    [kit],
  )

  const finish = useCallback(
    (result: PayResult) => {
      const { request, result: known, session } = kit.store.get(payFlowAtom)
      // An unknown outcome can become known later.
      if (known && (known.status !== 'unknown' || result.status === 'unknown'))
        return
      update({ result })
      const { payment } = read(request)
      if (session && payment)
        emitPayResult(kit, result, toEvent(payment, session))
      request?.onResult?.(result)
    },
    [kit, update],
  )

  /** @param resend - after the user has been told that it may be a second */
  async function payWithWallet(quote?: PayQuote, resend?: boolean) {
    if (!options) return
    const { id } = request ?? {}
    const known = kit.store.get(payFlowAtom)
    // A second click of a double click.
    if (known.attempt && !known.result && known.request === request)
      return go({ view: 'PayLoading' })
    const attempt = Symbol()
    update({ ...start, attempt, quote, request })
    go({ view: 'PayLoading' })
    // The modal may show another payment, or another attempt, by then.
    const isShown = () => kit.store.get(payFlowAtom).attempt === attempt
    const onStep = (progress: PayFlow['progress']) =>
      void (isShown() && update({ progress }))
    const onLateResult = (result: PayResult) => {
      if (isShown()) finish(result)
      // Another attempt at it has joined this one, and reports for both.
      else if (kit.store.get(payFlowAtom).request !== request)
        request?.onResult?.(result)
    }
    if (isRestoring(kit)) await waitForWallet(kit)
    const result = await pay({
      ...{ ...options, id, onLateResult, onStep },
      ...{ quote, resend },
    }).catch(toFailure)
    if (isShown()) finish(result)
    else request?.onResult?.(result)
  }

  async function payWithExchange(exchange: ApiExchange) {
    if (!options || !payment) return
    const { id: exchangeId, imageUrl, name } = exchange
    const isDeposit = payment.choice === 'deposit'
    const event = toEvent(payment, { exchangeId })
    emit(kit, { event: 'PAY_EXCHANGE_SELECTED', ...event, headless: false })
    const paid = findPaid(kit, { id: request?.id, payment })
    if (paid) {
      forgetPaid(kit, paid)
      update({ ...start, request })
      finish({
        success: true,
        status: 'success',
        result: paid.hash,
        paymentId: paid.id,
      })
      return go({ view: 'PayLoading' })
    }
    const exchanged = { exchangeId, imageUrl, isDeposit, name }
    const known = findSession(kit, payment, { exchangeId, id: request?.id })
    update({ ...start, request })
    if (known?.sessionId) {
      const { createdAt: startedAt, id: paymentId, sessionId, url } = known
      update({
        session: { ...exchanged, paymentId, sessionId, startedAt, url },
      })
      go({ view: 'PayLoading' })
      return
    }
    // Opened within the click: browsers block windows that open later.
    const tab = payment.openInNewTab ? openTab() : undefined
    try {
      const opened = await getExchangePayUrl(kit, {
        ...options,
        exchangeId,
        id: request?.id,
      })
      update({ session: { ...exchanged, ...opened, startedAt: Date.now() } })
      if (tab) tab.load(opened.url)
      else if (!payment.openInNewTab) return void location.assign(opened.url)
    } catch (error) {
      tab?.close()
      throw error
    }
    go({ view: 'PayLoading' })
  }

  return {
    error,
    finish,
    flow,
    options,
    payment,
    payWithExchange,
    payWithWallet,
    update,
  }
}

export declare namespace usePayFlow {
  type Exchange = ApiExchange
  type ReturnType = {
    /** Why the payment cannot be made as it was set up. */
    error: unknown
    finish: (result: PayResult) => void
    flow: PayFlow
    options: PayOptions | undefined
    payment: Payment | undefined
    payWithExchange: (exchange: Exchange) => Promise<void>
    payWithWallet: (quote?: PayQuote, resend?: boolean) => Promise<void>
    update: (more: Partial<PayFlow>) => void
  }
}

const toEvent = (payment: Payment, { exchangeId }: { exchangeId: string }) =>
  toPayEvent(payment, { exchangeId, type: 'exchange' })

const start = {
  attempt: undefined,
  progress: undefined,
  quote: undefined,
  result: undefined,
  session: undefined,
}

function read(request: PayRequest | undefined) {
  try {
    const { id, onResult, ...given } = (request ?? {}) as PayRequest
    const options = { ...given, amount: toExactAmount(given.amount) }
    return { error: undefined, options, payment: readPayOptions(options) }
  } catch (error) {
    return { error, options: undefined, payment: undefined }
  }
}

/**
 * A payment that was opened at the exchange before, such as by a reload. After
 * its deadline, it is up to `getExchangePayUrl`.
 */
function findSession(
  kit: Kit,
  payment: Payment,
  { exchangeId, id }: { exchangeId: string; id: string | undefined },
) {
  const key = toPayKey(payment, `exchange,${exchangeId}`)
  return getPayJournal(kit)
    .list()
    .findLast(
      (intent) =>
        intent.key === key &&
        (id === undefined || intent.id === id) &&
        intent.status === 'open' &&
        Date.now() - intent.createdAt < PAY_TIMEOUT_MS,
    )
}

function toFailure(cause: unknown): PayResult {
  return { success: false, status: 'failure', cause, paymentId: '' }
}

/** The account of an earlier visit is shown before its wallet is back. */
const isRestoring = (kit: Kit) =>
  kit.getActiveAccount()?.status === 'connecting'

function waitForWallet(kit: Kit): Promise<void> {
  return new Promise((resolve) => {
    // wagmi may say for a moment that nobody is connected.
    const look = () =>
      queueMicrotask(() => {
        if (isRestoring(kit)) return
        stop()
        resolve()
      })
    const stop = kit.store.sub(kit.atoms.activeAccount, look)
  })
}
