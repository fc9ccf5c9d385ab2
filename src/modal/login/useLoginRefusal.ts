'use client'
import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RemoteFeatures } from '../../core/features/features.js'
import {
  getModalEntry,
  type ModalEntry,
  type ModalView,
} from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { showToast } from '../../features/notices/showToast.js'
import { useKit } from '../../hooks/useKit.js'
import { projectFeaturesQueryOptions } from '../../query/projectFeatures.js'

/**
 * Ends a login in progress if the dashboard turns it off, and says so: the user
 * was faster than its answer.
 *
 * @param parameters.isOff - whether the dashboard turns the login off
 * @param parameters.isRunning - whether the login is in progress
 * @param parameters.reset - ends the login
 */
export function useLoginRefusal(parameters: useLoginRefusal.Parameters): void {
  const { isRunning } = parameters
  const kit = useKit()
  const client = useQueryClient()
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })
  // Not a hook: the answer is no reason to render the views.
  useEffect(() => {
    if (!isRunning) return
    const answer = new QueryObserver(client, projectFeaturesQueryOptions(kit))
    const read = ({ data } = answer.getCurrentResult()) => {
      const { isOff, reset } = latest.current
      if (!data?.isRemote || !isOff(data)) return
      reset()
      // On the first screen, the form says so itself.
      if (leaveLogin(kit))
        showToast(kit, { key: 'loginUnavailable', variant: 'error' })
    }
    const stop = answer.subscribe(read)
    read()
    return stop
  }, [client, isRunning, kit])
}

export declare namespace useLoginRefusal {
  type Parameters = {
    isOff: (features: RemoteFeatures) => boolean
    isRunning: boolean
    reset: () => void
  }
}

const loginViews: readonly ModalView[] = [
  'ConnectingFarcaster',
  'ConnectingSocial',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
]

/** Goes back to the ways to connect; returns `false` if they are shown. */
function leaveLogin({ atoms, store }: Kit): boolean {
  const state = store.get(atoms.modal)
  if (!loginViews.includes(getModalEntry(state).view)) return false
  const start = state.stack.findIndex(({ view }) => loginViews.includes(view))
  const ways = state.stack.slice(0, start)
  const stack: ModalEntry[] = ways.length > 0 ? ways : [{ view: 'Connect' }]
  store.set(atoms.modal, { ...state, stack })
  return true
}
