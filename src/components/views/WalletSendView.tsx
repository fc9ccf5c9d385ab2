'use client'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { formatBalance } from '../../core/format/formatBalance.js'
import { getPaste } from '../../core/secureContext/clipboard.js'
import { isName } from '../../features/names/isName.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import { useSendDraft } from '../../hooks/useSendDraft.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { isSameSend } from '../../modal/send/isSameSend.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { AmountInput } from '../parts/AmountInput.js'
import { Block } from '../parts/Block.js'
import { Button } from '../parts/Button.js'
import { SubmitButton } from '../parts/SubmitButton.js'
import { TokenChip } from '../parts/TokenChip.js'
import { GroupedAddress } from '../send/FullAddress.js'
import { MemoField } from '../send/MemoField.js'
import { NoTokens } from '../send/NoTokens.js'
import { Receivers } from '../send/Receivers.js'
import { SaveContact } from '../send/SaveContact.js'
import { SendFailure } from '../send/SendFailure.js'
import { useContactName } from '../send/useContactName.js'
import { useSendHost } from '../send/useSendHost.js'
import type { InsideStrings } from '../strings/enInside.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useFiat } from '../strings/useFiat.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'

/**
 * Send form: token, amount and recipient. It leads to the review, which the
 * embedded wallet's own card is.
 */
export function WalletSendView() {
  const draft = useSendDraft()
  const flow = useSendHost()
  const { go } = useModal()
  const { send } = useInsideStrings()
  const toFigure = useFigures()
  const toErrorText = useErrorText()
  const account = useActiveAccount()
  const contact = useContactName(draft.toAddress ?? draft.to)
  const receiver =
    draft.to && !draft.problems.to && !draft.isResolving
      ? (draft.toAddress ?? draft.to)
      : undefined
  const toNetworkText = useNetworkText()
  const network = toNetworkText(useNetworkName(account?.caipNetworkId))
  const formId = useId()
  const toFiat = useFiat()
  const { isReady, isSupported, max, problems, request, token } = draft
  if (!token || !isSupported) return <NoTokens draft={draft} />
  const hasCard = account?.connector.id === AUTH_CONNECTOR_ID
  // Until its card is approved, which covers this view.
  const isOpening = hasCard && flow?.isPending && !flow.hash
  const isFollowed = flow?.isPending === true && !isOpening
  const failure =
    flow?.money === 'no' &&
    request &&
    flow.request &&
    isSameSend(flow.request, request)
      ? flow.error
      : undefined
  const toText = (error: Error | undefined) => error && toErrorText(error)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (hasCard && isFollowed) return go({ view: 'WalletSendPreview' })
    if (!isReady || !request || isOpening) return
    if (!hasCard) return go({ view: 'WalletSendPreview' })
    const subject = `${request.amount} ${token?.symbol}`
    flow?.start({ ...request, subject })
  }
  const balance = formatAmount(token.balance, token.decimals)
  const toHeld = (amount: string) => `${toFigure(amount)} ${token.symbol}`
  return (
    <ViewFrame
      footer={
        <>
          <SubmitButton
            formId={formId}
            isPending={isOpening}
            isReady={isReady || (hasCard && isFollowed)}
          >
            {hasCard && isFollowed ? send.sending : toLabel(draft, send)}
          </SubmitButton>
          {isOpening && flow.canCancel && (
            <Button
              // Ignore the second click of a double click on "Review".
              onClick={({ detail }) => detail < 2 && flow.cancel()}
              variant="text"
            >
              {send.stop}
            </Button>
          )}
        </>
      }
    >
      <form className="lk-send" id={formId} noValidate onSubmit={onSubmit}>
        <AmountInput
          aside={(hasError) => (
            <span className="lk-send-balance">
              {!hasError && (
                <span title={toHeld(balance)}>
                  {send.balance(toHeld(formatBalance(balance)))}
                </span>
              )}
              {max !== undefined && (
                <button
                  aria-label={send.useMax}
                  className="lk-send-link"
                  onClick={() => draft.setAmount(max)}
                  type="button"
                >
                  {send.max}
                </button>
              )}
            </span>
          )}
          beside={
            <TokenChip
              label={send.chooseToken(token.symbol)}
              onClick={() => go({ view: 'WalletSendSelectToken' })}
              token={token}
            />
          }
          error={toText(problems.amount)}
          helper={
            draft.worth && (
              <bdi dir="ltr" translate="no">
                {send.worth(toFiat(draft.worth, draft.currency))}
              </bdi>
            )
          }
          label={send.amountHint}
          onChange={draft.setAmount}
          value={draft.amount}
        />
        <ReceiverField
          error={toText(problems.to)}
          helper={
            toHint(draft, send, !hasCard) ?? contact ?? send.toHint(network)
          }
          namespace={account?.namespace ?? 'eip155'}
          onChange={draft.setTo}
          value={draft.to}
        />
        {!draft.toAddress && (
          <Receivers
            namespace={account?.namespace ?? 'eip155'}
            onChoose={draft.setTo}
            typed={draft.to}
          />
        )}
        {receiver && !contact && (
          <SaveContact
            address={receiver}
            key={receiver}
            namespace={account?.namespace ?? 'eip155'}
          />
        )}
        {account?.namespace === 'solana' && (
          <MemoField onChange={draft.setMemo} value={draft.memo} />
        )}
        {draft.warning && (draft.warning !== 'firstTime' || hasCard) && (
          <Block kind="pause" role="status">
            <p>{send.warnings[draft.warning]}</p>
          </Block>
        )}
        {hasCard && failure && <SendFailure error={failure} />}
      </form>
    </ViewFrame>
  )
}

/** Address that a name resolves to, or that the receiver is new. */
function toHint(
  draft: useSendDraft.ReturnType,
  send: InsideStrings['send'],
  isReviewed: boolean,
) {
  if (draft.isResolving) return send.steps.resolving
  const isNew =
    isReviewed && draft.warning === 'firstTime' && !draft.problems.to
  return draft.toAddress ?? (isNew ? send.warnings.firstTime : undefined)
}

/** Describes what is missing, in the order of the form. */
function toLabel(draft: useSendDraft.ReturnType, send: InsideStrings['send']) {
  const { isReady, problems, to, units } = draft
  if (isReady) return send.review
  // Zero may be the start of an amount.
  if (problems.amount && problems.amount.code !== 'AMOUNT_ZERO')
    return send.checkAmount
  if (units === undefined) return send.enterAmount
  return to ? send.checkAddress : send.enterAddress
}

/** Length of a complete address. No error is shown before. */
const completeLength = { eip155: 42, solana: 44 }

/** What is shown in groups; of the lengths of Solana, the usual ones. */
const addresses = {
  eip155: /^0x[\da-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
}

/** Field for an address or name. An error replaces the helper text. */
function ReceiverField(props: ReceiverField.Props) {
  const { error, helper, namespace, onChange, value } = props
  const { send } = useInsideStrings()
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [isTyping, setIsTyping] = useState(false)
  // An EVM address has its own length, whatever the namespace.
  const kind = value.startsWith('0x') ? 'eip155' : namespace
  const isWhole = value.length >= completeLength[kind] || isName(value)
  const isQuiet = isTyping && !isWhole
  const shown = isQuiet ? undefined : error
  const isGrouped = addresses[kind].test(value)
  // Requires a browser that can read the clipboard.
  const readPasted = getPaste()
  async function paste() {
    const text = await readPasted?.()
    if (text) onChange(text)
    // Without permission, the user can still paste by keyboard.
    else ref.current?.focus()
  }
  return (
    <div className="lk-receiver">
      <div className="lk-receiver-head">
        <label className="lk-receiver-label" htmlFor={`${id}-input`}>
          {send.to}
        </label>
        {readPasted && (
          <button
            aria-label={send.pasteAddress}
            className="lk-send-link"
            onClick={paste}
            type="button"
          >
            {send.paste}
          </button>
        )}
      </div>
      <div className="lk-receiver-box" data-grouped={isGrouped || undefined}>
        <input
          aria-describedby={`${id}-helper`}
          aria-invalid={shown ? true : undefined}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          className="lk-receiver-input"
          // The placeholder is translated text, unlike an address.
          dir={value ? 'ltr' : undefined}
          id={`${id}-input`}
          onBlur={() => setIsTyping(false)}
          onChange={({ target }) => onChange(target.value)}
          onFocus={() => setIsTyping(true)}
          placeholder={send.toPlaceholder[namespace]}
          ref={ref}
          spellCheck={false}
          type="text"
          value={value}
        />
        {isGrouped && <GroupedAddress address={value} />}
      </div>
      <span className="lk-send-helper" id={`${id}-helper`} role="status">
        {shown ? <span className="lk-send-error">{shown}</span> : helper}
      </span>
    </div>
  )
}

declare namespace ReceiverField {
  type Props = {
    error: string | undefined
    helper: string
    namespace: AccountNamespace
    onChange: (typed: string) => void
    value: string
  }
}
