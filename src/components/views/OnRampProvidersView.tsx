'use client'
import { type FormEvent, useId } from 'react'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { describeCurrency } from '../../core/format/describeCurrency.js'
import { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useModal } from '../../hooks/useModal.js'
import { useOnramp } from '../../hooks/useOnramp.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { BoughtCard } from '../buy/BoughtCard.js'
import { NoProviders } from '../buy/NoProviders.js'
import { Providers } from '../buy/Providers.js'
import { toCode } from '../buy/toCode.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { AmountInput } from '../parts/AmountInput.js'
import { Block } from '../parts/Block.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { SubmitButton } from '../parts/SubmitButton.js'
import type { InsideStrings } from '../strings/enInside.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/**
 * Form to buy crypto: amount, token and provider. Checkout continues on the
 * provider's page.
 */
export function OnRampProvidersView() {
  const onramp = useOnramp()
  const { go } = useModal()
  const { buy } = useInsideStrings()
  const toErrorText = useErrorText()
  const formId = useId()
  // Loads the balance that arrivals are compared with.
  useAccountBalances()
  const { error, isEstimate, isLoading, provider } = onramp
  const isOffered =
    isLoading || provider?.hasOwnPrice || onramp.purchaseCurrencies.length > 0
  if (!provider || !isOffered) return <NoProviders />
  const isPending =
    (onramp.quotesLoading && !onramp.isReady) || onramp.isLinkLoading
  const isReady = onramp.isReady && !isPending && !error
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    // Must come first: browsers open tabs only within the click.
    if (isReady && (await onramp.open())) go({ view: 'BuyInProgress' })
  }
  return (
    <ViewFrame
      footer={
        <>
          <SubmitButton formId={formId} isPending={isPending} isReady={isReady}>
            <span>
              {isReady || isPending
                ? buy.continueAt(provider.label)
                : toLabel(onramp, buy)}
            </span>
            {isReady && <Icon name="external" />}
          </SubmitButton>
          <Button onClick={() => go({ view: 'WhatIsABuy' })} variant="text">
            {buy.howItWorks}
          </Button>
        </>
      }
    >
      <form className="lk-send" id={formId} noValidate onSubmit={onSubmit}>
        <AmountInput
          beside={
            <FiatChip
              currency={onramp.paymentCurrency.id}
              onClick={
                onramp.paymentCurrencies.length > 0
                  ? () => go({ view: 'OnRampFiatSelect' })
                  : undefined
              }
            />
          }
          error={error && toErrorText(error)}
          helper={buy.opensTab(provider.label)}
          isTooLow={getErrorCode(error) === 'ONRAMP_AMOUNT_TOO_LOW'}
          label={buy.amountHint}
          onChange={onramp.setPaymentAmount}
          value={onramp.paymentAmount}
        />
        <BoughtCard onramp={onramp} />
      </form>
      {isEstimate && !onramp.isReady && <EstimateNote onRetry={onramp.retry} />}
      <Providers onramp={onramp} />
    </ViewFrame>
  )
}

/** Describes what is missing. */
function toLabel(onramp: useOnramp.ReturnType, buy: InsideStrings['buy']) {
  if (onramp.isEstimate) return buy.noPrice
  if (!onramp.paymentAmount) return buy.enterAmount
  return onramp.error ? buy.checkAmount : buy.noPrice
}

/** Explains that the figures are only an estimate, and offers a retry. */
function EstimateNote({ onRetry }: EstimateNote.Props) {
  const { buy } = useInsideStrings()
  const { common } = useStrings()
  return (
    <Block kind="pause" role="alert">
      <p className="lk-block-title">{buy.estimateTitle}</p>
      <p>{buy.estimateText}</p>
      <button className="lk-send-link" onClick={onRetry} type="button">
        {common.tryAgain}
      </button>
    </Block>
  )
}

declare namespace EstimateNote {
  type Props = { onRetry: () => void }
}

/** The payment currency; opens the currency list, if there is one. */
function FiatChip({ currency, onClick }: FiatChip.Props) {
  const { buy } = useInsideStrings()
  const { locale } = useLanguage()
  const code = toCode(currency)
  const { name } = describeCurrency(code, locale)
  if (!onClick)
    return (
      <span className="lk-token-chip lk-fiat-chip">
        <span className="lk-token-chip-name">{code}</span>
      </span>
    )
  return (
    <button
      aria-label={buy.chooseFiat(name === code ? code : `${name} (${code})`)}
      className="lk-token-chip lk-fiat-chip"
      onClick={onClick}
      type="button"
    >
      <span className="lk-token-chip-name">{code}</span>
      <Icon name="down" />
    </button>
  )
}

declare namespace FiatChip {
  type Props = { currency: string; onClick: (() => void) | undefined }
}
