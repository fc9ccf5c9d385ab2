'use client'
import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react'
import { isConnectView } from '../../core/modal/isConnectView.js'
import type { ModalView } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import { useLegal } from '../../modal/login/useLegal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { classNames } from '../parts/classNames.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { useLegalStrings } from '../strings/useLegalStrings.js'

const LegalContext = createContext<useLegal.ReturnType | undefined>(undefined)

/** Views with the terms in their footer. */
const legalViews: readonly string[] = [
  'Connect',
  'ConnectWallets',
  'ConnectingWalletConnectBasic',
  'Create',
  'OnRampFiatSelect',
  'OnRampProviders',
  'OnRampTokenSelect',
]

/** Wraps a view with the app's terms, which may require acceptance first. */
export function LegalStage({ children, view }: LegalStage.Props) {
  const legal = useLegal()
  const { hasPages, refuse } = legal
  const isOwed = legal.isOwed && isConnectView(view)
  const hasFooter = legalViews.includes(view)
  // Scanning a QR code needs no click that could be blocked.
  const canWait = hasFooter && view !== 'ConnectingWalletConnectBasic'

  /** Blocks actions until the terms are accepted. */
  function stop(event: SyntheticEvent) {
    const { target, type } = event
    const isControl = target instanceof Element && target.closest('a, button')
    if (type === 'click' && !isControl) return
    event.preventDefault()
    event.stopPropagation()
    refuse()
  }

  const guard = isOwed ? stop : undefined
  return (
    <>
      <div className="lk-gate" onClickCapture={guard} onSubmitCapture={guard}>
        {isOwed && !canWait ? <LegalView /> : children}
      </div>
      {hasPages && (hasFooter || isOwed) && (
        <LegalContext.Provider value={legal}>
          <LegalFooter />
        </LegalContext.Provider>
      )}
    </>
  )
}

export declare namespace LegalStage {
  type Props = { children: ReactNode; view: ModalView }
}

/** Replaces a way to connect until the terms below it are accepted. */
function LegalView() {
  const { text, title } = useLegalStrings()
  return (
    <ViewFrame>
      <div className="lk-empty">
        <p className="lk-empty-title">{title}</p>
        <p className="lk-empty-text">{text}</p>
      </div>
    </ViewFrame>
  )
}

/** The terms as a sentence, or as a required checkbox. */
function LegalFooter() {
  const legal = useContext(LegalContext)
  const strings = useLegalStrings()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const refusals = legal?.refusals ?? 0

  useEffect(() => {
    if (refusals > 0) box.current?.focus({ preventScroll: true })
  }, [refusals])

  if (!legal) return null
  if (!legal.hasBox)
    return (
      <p className="lk-legal">
        <span>{strings.agree}</span> <LegalLinks />
      </p>
    )
  const isRefused = legal.isOwed && refusals > 0
  return (
    <div className="lk-legal">
      <div className="lk-legal-row">
        <input
          aria-describedby={`${id}hint`}
          aria-invalid={isRefused || undefined}
          aria-labelledby={`${id}label`}
          checked={legal.isAccepted}
          className="lk-legal-box"
          id={id}
          onChange={(event) => legal.setIsAccepted(event.target.checked)}
          ref={box}
          type="checkbox"
        />
        <label className="lk-legal-label" htmlFor={id} id={`${id}label`}>
          <span>{strings.accept}</span> <LegalLinks />
        </label>
      </div>
      <p
        className={classNames(
          isRefused ? 'lk-hint' : 'lk-hidden',
          isRefused && 'lk-hint-error',
        )}
        id={`${id}hint`}
        key={refusals}
        role="alert"
      >
        {isRefused && strings.tickFirst}
      </p>
    </div>
  )
}

/** Links to the configured legal pages, as part of a sentence. */
function LegalLinks() {
  const { legal } = useKit()
  const { and, privacy, terms } = useLegalStrings()
  const termsHref = toPageUrl(legal?.termsUrl)
  const privacyHref = toPageUrl(legal?.privacyUrl)
  return (
    <>
      {termsHref && (
        <ExternalLink className="lk-legal-link" href={termsHref}>
          {terms}
        </ExternalLink>
      )}
      {termsHref && privacyHref && <span>{` ${and} `}</span>}
      {privacyHref && (
        <ExternalLink className="lk-legal-link" href={privacyHref}>
          {privacy}
        </ExternalLink>
      )}
    </>
  )
}

/** Returns a safe link to a legal page: only http and https are allowed. */
function toPageUrl(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url, document.baseURI)) return undefined
  const { href, protocol } = new URL(url, document.baseURI)
  return /^https?:$/.test(protocol) ? href : undefined
}
