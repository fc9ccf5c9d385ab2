'use client'
import { useEffect } from 'react'
import { goToView } from '../../actions/modal/goToView.js'
import { useKitAtom } from '../../context.js'
import { getModalEntry } from '../../core/modal/getModalEntry.js'
import { useKit } from '../../hooks/useKit.js'
import { useProjectLimits } from '../../hooks/useProjectLimits.js'

/**
 * Views that a project which has used up its plan does not show: the ways to a
 * connection, among them the codes of the login by email.
 */
const restrictedViews: readonly string[] = [
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
]

/** Those of them that ask the hosted services for something anyway. */
const hostedViews: readonly string[] = restrictedViews.filter(
  (view) => view !== 'ConnectingExternal',
)

/**
 * Puts `UsageExceeded` in the place of what a project that has used up its plan
 * does not show. The services are asked where they are needed anyway: who
 * connects a wallet in the page tells nobody, and is stopped only when it is
 * known.
 */
export function useUsageRule(): void {
  const kit = useKit()
  const state = useKitAtom(kit, kit.atoms.modal)
  const { view } = getModalEntry(state)
  const enabled = state.isOpen && hostedViews.includes(view)
  const { data } = useProjectLimits({ kit, query: { enabled } })
  const isStopped =
    state.isOpen &&
    data?.isUsageExceeded === true &&
    restrictedViews.includes(view)
  useEffect(() => {
    if (isStopped) goToView(kit, { isReplacing: true, view: 'UsageExceeded' })
  }, [isStopped, kit])
}
