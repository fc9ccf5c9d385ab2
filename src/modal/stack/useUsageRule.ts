'use client'
import { useEffect } from 'react'
import { goToView } from '../../actions/modal/goToView.js'
import { useKitAtom } from '../../context.js'
import { getModalEntry } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import { useProjectLimits } from '../../hooks/useProjectLimits.js'

/**
 * Views that are blocked if the project has exceeded its plan: the ways to
 * connect, including the email login codes.
 */
const restrictedViews: readonly string[] = [
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
]

/** Blocked views that use the hosted services anyway. */
const hostedViews: readonly string[] = restrictedViews.filter(
  (view) => view !== 'ConnectingExternal',
)

/**
 * Replaces blocked views with `UsageExceeded` if the project has exceeded its
 * plan. Limits are fetched only where hosted services are used anyway.
 * Connecting an injected wallet makes no request, and is blocked only if the
 * limits are already known.
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
