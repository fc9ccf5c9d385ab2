'use client'
import type { ReactNode, SyntheticEvent } from 'react'
import { isConnectView } from '../../core/modal/isConnectView.js'
import type { ModalView } from '../../core/modal/modal.js'
import { useLegal } from '../../modal/login/useLegal.js'
import { LegalContext } from './LegalContext.js'
import { LegalFooter } from './LegalFooter.js'
import { LegalView } from './LegalView.js'
import { legalViews } from './legalViews.js'

/** A view with the app's terms at its foot, which may have to be accepted first. */
export function LegalStage({ children, view }: LegalStage.Props) {
  const legal = useLegal()
  const { hasPages, refuse } = legal
  const isOwed = legal.isOwed && isConnectView(view)
  const hasFooter = legalViews.includes(view)
  // A code is scanned without a click here.
  const canWait = hasFooter && view !== 'ConnectingWalletConnectBasic'

  /** Lets nothing be begun that has to wait. */
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
